import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { useAction } from '#components/forms/use-action.ts'
import { OrderContent } from '#components/order/order-content.tsx'
import { StateBadge } from '#components/order/state-badge.tsx'
import { StateTimeline } from '#components/order/state-timeline.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/orders.ts'
import { OrderNotes } from './order-notes.tsx'

export function OrderCard({ order }: { order: Order }) {
  const { pending, run } = useAction()
  const deletable = order.state === 'unpaid' || order.state === 'expired'

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await run(async () => {
      await api.call('deleteOrder', { params: { id: order._id } })
      await tellDeleted()
    })
  }

  return (
    <li
      ref={keepFocus}
      data-order={order._id}
      className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
    >
      <div className="grid grid-cols-[5rem_1fr] gap-4 sm:grid-cols-[8rem_1fr_auto]">
        <Picture
          src={order.img}
          alt=""
          sizes="(min-width: 40rem) 8rem, 5rem"
          className="aspect-4/3 w-full rounded-field"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="wrap-anywhere text-xl">
            <Link to={paths.myOrder(order._id)} className="hover:underline">
              {keepUnits(order.productName)}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-5">
            <span>
              <OrderContent order={order} />
            </span>
            <Price amount={order.price} currency={order.currency} className="font-semibold" />
          </p>
          <p className="text-base-content/75 text-sm">
            {order.poNumber
              ? m.numberAndPo({ number: order.number, poNumber: poText(order.poNumber) })
              : m.number(order)}
          </p>
          <OrderNotes order={order} />
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:w-24 sm:flex-col sm:flex-nowrap sm:items-stretch">
          <StateBadge state={order.state} />
          {order.state === 'unpaid' && (
            <Link to={paths.orderPayment(order._id)} className={buttonClass('primary', 'btn-sm min-h-9')}>
              {m.payNow()}
              <span className="sr-only">{m.forProductname({ productName: order.productName })}</span>
            </Link>
          )}
          {order.paymentStatus && (
            <Link to={paths.invoice(order._id)} className={buttonClass('plain', 'btn-sm min-h-9')}>
              {m.invoiceTitle()}
              <span className="sr-only">{m.ofProductname({ productName: order.productName })}</span>
            </Link>
          )}
          <Button
            look="danger"
            className="btn-sm min-h-9"
            disabled={!deletable}
            pending={pending}
            onClick={remove}
          >
            {m.deleteOrder()}
            <span className="sr-only">{m.orderOfProductname({ productName: order.productName })}</span>
          </Button>
        </div>
      </div>
      <div className="mt-4 border-base-300 border-t pt-4">
        <StateTimeline order={order} />
      </div>
    </li>
  )
}
