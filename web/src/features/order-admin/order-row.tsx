import { OrderContent } from '#components/order/order-content.tsx'
import { StateBadge } from '#components/order/state-badge.tsx'
import { StateTimeline } from '#components/order/state-timeline.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { messages } from './messages.ts'
import { OrderActions } from './order-actions.tsx'
import { RefundList } from './refund-list.tsx'

/** One order: a row of the table, a card on phones. */
export function OrderRow({ order }: { order: Order }) {
  return (
    <tr ref={keepFocus} data-order={order._id}>
      <td>
        <div className="flex gap-3">
          <Picture src={order.img} alt="" sizes="4.5rem" className="h-14 w-18 shrink-0 rounded-field" />
          <div className="min-w-0">
            <Link
              to={paths.manageOneOrder(order._id)}
              className="block break-words font-semibold leading-snug hover:underline"
            >
              {keepUnits(order.productName)}
            </Link>
            <p className="text-base-content/75 text-sm">
              <OrderContent order={order} />
            </p>
            <p className="mt-1 break-words text-sm">
              {order.buyerName && <span className="block font-semibold">{order.buyerName}</span>}
              <EmailText email={order.email} />
            </p>
            <p className="text-base-content/75 text-sm">
              No. {order.number}
              {order.poNumber && <> · PO {order.poNumber}</>}
            </p>
          </div>
        </div>
      </td>
      <td data-label="Total">
        <div className="flex items-center gap-3 xl:block">
          <Price amount={order.price} currency={order.currency} className="whitespace-nowrap font-semibold" />
          <p className="xl:mt-1">
            <StateBadge state={order.state} />
          </p>
          {order.cancelRequest?.state === 'open' && (
            <p className="font-semibold text-sm">{messages.cancelRequested}</p>
          )}
        </div>
      </td>
      <td>
        <StateTimeline order={order} />
        {order.payBy && (
          <p className="mt-2 text-base-content/75 text-sm">
            Reserved until <DateText at={order.payBy} withTime />
          </p>
        )}
        {order.paymentProblem && <p className="mt-1 text-error text-sm">{order.paymentProblem}</p>}
        <RefundList order={order} />
      </td>
      <td>
        <OrderActions order={order} className="xl:ml-auto xl:w-22 xl:flex-col" />
      </td>
    </tr>
  )
}
