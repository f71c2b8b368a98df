import type { ResponseOf } from '@wood-master/contract/calls'
import { ActionButton } from '#components/forms/action-button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import { mayPress } from '#lib/api/queries.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/payment-alerts.ts'

const alertKinds: Record<PaymentAlert['kind'], { name: string; todo?: string }> = {
  late_payment_refunded: {
    name: m.latePaymentRefunded(),
    todo: m.adviceOrderGone(),
  },
  late_payment_taken: {
    name: m.latePaymentAccepted(),
    todo: m.adviceOrderReady(),
  },
  refund_failed: {
    name: m.refundFailed(),
    todo: m.adviceRefundFailed(),
  },
  payment_mismatch: {
    name: m.mismatch(),
    todo: m.adviceMismatch(),
  },
  // How it stands is what there is to do.
  dispute: { name: m.disputedPayment() },
}

export function PaymentAlertCard({ alert }: { alert: PaymentAlert }) {
  const { _id, kind, orderId, number, transactionId, amount, currency, message, dueAt, createdAt } = alert
  const { name, todo } = alertKinds[kind]

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
        <dt className="font-semibold">{m.when()}</dt>
        <dd>
          <DateText at={createdAt} withTime />
        </dd>
        {dueAt && (
          <>
            <dt className="font-semibold">{m.respondBy()}</dt>
            <dd className="font-semibold text-error">
              <DateText at={dueAt} withTime />
            </dd>
          </>
        )}
        {orderId && (
          <>
            <dt className="font-semibold">{m.order()}</dt>
            <dd>
              <Link
                to={`${adminPaths.manageOrder}?q=${encodeURIComponent(orderId)}`}
                className="link break-all"
              >
                {number ?? orderId}
              </Link>
            </dd>
          </>
        )}
        {transactionId && (
          <>
            <dt className="font-semibold">{m.transaction()}</dt>
            <dd className="select-all break-all">{transactionId}</dd>
          </>
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
          {richText(m.resolveAlert({ name }), { part: srOnly })}
        </ActionButton>
      )}
    </li>
  )
}

type PaymentAlert = ResponseOf<'listPaymentAlerts'>[number]
