import { useLoaderData, useNavigate } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { AfterPayment } from '#components/order/after-payment.tsx'
import { FreightStep } from '#components/order/freight-step.tsx'
import { NoSuchOrder } from '#components/order/no-such-order.tsx'
import { awaitsFreight, willBeShipped } from '#components/order/order-progress.ts'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { CardPayment } from '#features/payment/card-payment.tsx'
import { bookFor, OrderDelivery } from '#features/payment/order-delivery.tsx'
import { OrderSummary } from '#features/payment/order-summary.tsx'
import { intentQuery } from '#features/payment/payment-api.ts'
import { PaymentOutcome, usePaymentReport } from '#features/payment/payment-outcome.tsx'
import { api } from '#lib/api/api.ts'
import { orNone } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { orderAhead, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/payment.ts'

export const loader = signedIn(async ({ params }, account) => {
  const order = await orNone(orderAhead.get(params.id ?? ''))
  // The email of its buyer may have changed since: only admins are sent orders of others, and versions.
  const isOwn = order && (order.version === undefined || order.email === account.email)
  if (order?.state !== 'unpaid') return { order }
  // Not awaited: the card form can be filled in meanwhile. Its buyer says first where the order goes.
  const intent = !awaitsFreight(order) && (order.address || !isOwn) ? intentQuery(order) : undefined
  if (!isOwn) return { order, intent }
  const [cards, book] = await Promise.all([
    pageQuery(['cards'], () => api.call('listCards')),
    pageQuery(['addresses'], () => bookFor(order)),
  ])
  return { order, intent, cards, book }
})

function Closed({ order }: { order: Order }) {
  if (order.state === 'expired') {
    return (
      <EmptyState title={m.expired()} text={m.expiredText()}>
        <ButtonLink to={order.lines.length > 1 ? paths.myOrder(order._id) : paths.purchase(order.productId)}>
          {m.orderAgain()}
        </ButtonLink>
      </EmptyState>
    )
  }
  const transaction = order.transactionId && m.transaction({ id: order.transactionId })
  const isNext = willBeShipped(order)
  return (
    <div className="flex flex-col gap-6">
      <EmptyState title={m.alreadyPaid()} {...(transaction ? { text: transaction } : {})}>
        <ButtonLink to={paths.myOrders}>{m.myOrders()}</ButtonLink>
        {!isNext && <PlainLink to={paths.invoice(order._id)}>{m.invoice()}</PlainLink>}
      </EmptyState>
      {isNext && <AfterPayment order={order} />}
    </div>
  )
}

/** Another order starts anew: what was reported of one is not that of the next. */
export function Component() {
  const { order } = useLoaderData<typeof loader>()
  return <OrderPayment key={order?._id} />
}

function OrderPayment() {
  const { order, intent, cards, book } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { report, pending, send } = usePaymentReport(order, async (transactionId) => {
    await tellDialog(m.success(), `${m.transaction({ id: transactionId })}. ${m.next()}`)
    await navigate(paths.myOrders)
  })
  if (!order) return <NoSuchOrder className="page py-14" />
  const isPaid = report !== undefined && report.problem === undefined

  const delivery = book && (
    <Section
      key="delivery"
      title={m.deliveryTitle()}
      className="rounded-box border border-base-300 p-4 sm:p-6"
    >
      <Deferred query={book} skeleton={<Skeleton className="h-40 w-full" />}>
        {(addresses) => <OrderDelivery order={order} book={addresses} />}
      </Deferred>
    </Section>
  )
  const card = order.state === 'unpaid' && !awaitsFreight(order) && (
    <Section key="card" title={m.payByCard()} className="rounded-box border border-base-300 p-4 sm:p-6">
      <CardPayment
        order={order}
        intent={intent}
        cards={cards}
        addressMissing={book !== undefined && !order.address}
        onPaid={send}
      />
    </Section>
  )

  return (
    <Page className="page py-8 lg:py-14" title={m.title()}>
      <div className="grid gap-5 sm:gap-8 md:grid-cols-2 lg:gap-14">
        <OrderSummary order={isPaid ? { ...order, state: 'paid' } : order} />
        <div className="flex flex-col gap-5 max-md:order-first sm:gap-8">
          <div role="status" className="empty:hidden">
            {report && (
              <PaymentOutcome report={report} pending={pending} onRetry={() => send(report.transactionId)} />
            )}
          </div>
          {isPaid && <AfterPayment order={order} />}
          {/* The card comes first as soon as it is known where the order goes. */}
          {!report && (order.address ? [card, delivery] : [delivery, card])}
          {awaitsFreight(order) && <FreightStep order={order} />}
          {!report && order.state !== 'unpaid' && <Closed order={order} />}
        </div>
      </div>
    </Page>
  )
}
