import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import { countOf } from '#lib/text/count.ts'

const sentences = {
  pending: 'are being refunded since',
  succeeded: 'refunded on',
  failed: 'could not be refunded on',
} as const

/** The refunds so far, with their reasons. */
export function RefundList({ order: { refunds, currency } }: { order: Order }) {
  if (refunds.length === 0) return null
  return (
    <ul aria-label="Refunds" className="mt-1 flex flex-col gap-1 text-base-content/80 text-sm">
      {refunds.map((refund) => (
        <li key={refund._id}>
          <Price amount={refund.amount} currency={currency} /> {sentences[refund.state]}{' '}
          <DateText at={refund.createdAt} />
          {refund.restockedQuantity && `, ${countOf(refund.restockedQuantity, 'unit')} restocked`}
          {refund.reason && <span className="block break-words italic">{refund.reason}</span>}
        </li>
      ))}
    </ul>
  )
}
