import { PaperLinks } from '#components/order-list/print-links.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'

export function OrderFacts({ order }: { order: Order }) {
  const email = <EmailText email={order.email} />
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {order.buyerName && <span className="block font-semibold">{order.buyerName}</span>}
        {mayPress('getPerson') ? <TextLink to={adminPaths.person(order.email)}>{email}</TextLink> : email}
      </p>
      {order.payBy && (
        <p>
          {m.reservedUntil()} <DateText at={order.payBy} withTime />
        </p>
      )}
      {order.paymentProblem && <p className="text-error">{order.paymentProblem}</p>}
      {order.dispute && <p className="font-semibold text-error">{m[`dispute_${order.dispute}`]()}</p>}
      {order.transactionId && (
        <p className="break-all text-base-content/75">
          {m.transactionId({ transactionId: order.transactionId })}
        </p>
      )}
      <p className="break-all text-base-content/75">{m.orderId({ _id: order._id })}</p>
      {order.refunds.length > 0 && (
        <ul aria-label={m.refunds()} className="mt-1 flex flex-col gap-1 text-base-content/80 text-sm">
          {order.refunds.map(({ restockedQuantity = 0, ...refund }) => (
            <li key={refund._id}>
              {richText(m[`refund_${refund.state}`](), {
                price: () => <Price amount={refund.amount} currency={order.currency} />,
                date: () => <DateText at={refund.createdAt} />,
              })}
              {restockedQuantity > 0 && m.restockedUnits({ count: restockedQuantity })}
              {refund.reason && <span className="block break-words italic">{refund.reason}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const papers = [
  ['invoices', m.invoice()],
  ['slips', m.packingSlip()],
  ['labels', m.addressLabel()],
] as const

export function OrderPapers({ order }: { order: Order }) {
  if (!order.paymentStatus) return null
  return (
    <nav aria-label={m.papersAndPacking()} className="flex flex-wrap gap-2">
      <PaperLinks papers={papers} ids={[order._id]} />
      {(order.state === 'paid' || order.state === 'part_shipped') && mayPress('startPacking') && (
        <PlainLink to={adminPaths.packing} small>
          {m.packing()}
        </PlainLink>
      )}
    </nav>
  )
}
