import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

const sentences = { pending: m.refundedPending, succeeded: m.refundedOn, failed: m.refundedFailed }

export function RefundList({ order: { refunds, currency } }: { order: Order }) {
  if (refunds.length === 0) return null
  return (
    <ul aria-label={m.refunds()} className="mt-1 flex flex-col gap-1 text-base-content/80 text-sm">
      {refunds.map((refund) => (
        <li key={refund._id}>
          {richText(sentences[refund.state](), {
            price: () => <Price amount={refund.amount} currency={currency} />,
            date: () => <DateText at={refund.createdAt} />,
          })}
          {refund.restockedQuantity && m.restockedUnits({ count: refund.restockedQuantity })}
          {refund.reason && <span className="block break-words italic">{refund.reason}</span>}
        </li>
      ))}
    </ul>
  )
}
