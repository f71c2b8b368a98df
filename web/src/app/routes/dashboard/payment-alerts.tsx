import type { ResponseOf } from '@wood-master/contract/calls'
import { Fragment, type ReactNode } from 'react'
import { listPage } from '#app/list-page.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ActionButton } from '#components/forms/action-button.tsx'
import { CardList } from '#components/lists/card-list.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { mayPress } from '#lib/api/queries.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as dashboard from '#texts/dashboard.ts'
import * as m from '#texts/payment-alerts.ts'

export const { loader, Component } = listPage('listPaymentAlerts', {
  title: dashboard.needsAttention(),
  intro: dashboard.alertsIntro(),
  limit: 20,
  list: (page) => (
    <CardList
      page={page}
      noun="alert"
      label={dashboard.paymentAlerts()}
      empty={<EmptyState title={dashboard.noAlerts()} text={dashboard.noAlertsText()} />}
    >
      {(alert) => <PaymentAlertCard key={alert._id} alert={alert} />}
    </CardList>
  ),
})

function PaymentAlertCard({ alert }: { alert: ResponseOf<'listPaymentAlerts'>[number] }) {
  const { _id, kind, orderId, number, transactionId, amount, currency, message, dueAt, createdAt } = alert
  const name = m[kind]()
  // How a dispute stands is what there is to do.
  const todo = kind === 'dispute' ? undefined : m[`${kind}_todo`]()
  const toOrder = `${adminPaths.manageOrder}?q=${encodeURIComponent(orderId ?? '')}`
  const facts: [name: string, value: ReactNode, look?: string][] = [
    [m.when(), <DateText key="when" at={createdAt} withTime />],
    [m.respondBy(), dueAt && <DateText at={dueAt} withTime />, 'font-semibold text-error'],
    [
      m.order(),
      orderId && (
        <TextLink to={toOrder}>
          <bdi>{number ?? orderId}</bdi>
        </TextLink>
      ),
      'break-all',
    ],
    [m.transaction(), transactionId, 'select-all break-all'],
  ]

  return (
    <li
      ref={keepFocus}
      data-payment-alert={_id}
      className="rounded-box border border-base-300 border-s-4 border-s-warning p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{name}</h2>
        <Price amount={amount} currency={currency} className="font-semibold" />
      </div>
      <p className="mt-2 max-w-prose break-words">{message}</p>
      {todo && <p className="mt-2 max-w-prose text-base-content/75">{todo}</p>}
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([fact, value, look]) =>
            value && (
              <Fragment key={fact}>
                <dt className="font-semibold">{fact}</dt>
                <dd className={look}>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {mayPress('resolvePaymentAlert') && (
        <ActionButton
          look="plain"
          small
          className="mt-4"
          action={() => api.call('resolvePaymentAlert', { params: { id: _id }, body: { resolved: true } })}
          ask={{
            title: m.markAsResolved(),
            text: m.resolveText(),
            confirm: m.resolve(),
            icon: 'question',
          }}
          done={m.resolved()}
        >
          {richText(m.resolveAlert({ name }))}
        </ActionButton>
      )}
    </li>
  )
}
