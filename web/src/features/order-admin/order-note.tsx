import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

/** The one thing that is worth a word about an order in a list: what needs an admin first, else its last date. */
export function OrderNote({ order }: { order: Order }) {
  const urgent = urgentNote(order)
  if (urgent) return <span className="font-semibold text-error">{urgent}</span>
  const { state, payBy, paidAt, shippedAt, expiredAt, carrier, createdAt } = order
  if (state === 'unpaid' && payBy) {
    return (
      <>
        {m.until()} <DateText at={payBy} />
      </>
    )
  }
  return (
    <>
      <DateText at={expiredAt ?? shippedAt ?? paidAt ?? createdAt} />
      {shippedAt && carrier && m.withCarrier({ carrier })}
    </>
  )
}

function urgentNote(order: Order): string | undefined {
  const { state, cancelRequest, dispute, refunds, address, paymentProblem } = order
  if (dispute === 'open') return m.disputed()
  if (cancelRequest?.state === 'open') return m.asksToCancel()
  if (refunds.some((refund) => refund.state === 'failed')) return m.refundFailed()
  if (refunds.some((refund) => refund.state === 'pending')) return m.refundPending()
  if (state === 'paid' && !address) return m.noAddress()
  return state === 'unpaid' ? paymentProblem : undefined
}
