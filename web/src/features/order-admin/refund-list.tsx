import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'

const states = { pending: ', pending', succeeded: '', failed: ', failed' } as const

export function RefundList({ order: { refunds, currency } }: { order: Order }) {
  if (refunds.length === 0) return null
  return (
    <ul aria-label="Refunds" className="mt-1 flex flex-col gap-1 text-base-content/80 text-sm">
      {refunds.map((refund) => (
        <li key={refund._id}>
          <Price amount={refund.amount} currency={currency} /> refunded on <DateText at={refund.createdAt} />
          {states[refund.state]}
          {refund.restocked && ', restocked'}
          {refund.reason && <span className="block break-words italic">{refund.reason}</span>}
        </li>
      ))}
    </ul>
  )
}
