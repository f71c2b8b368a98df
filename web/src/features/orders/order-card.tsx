import { DeleteButton } from '#components/forms/action-button.tsx'
import { OrderContent } from '#components/order/order-lines.tsx'
import { awaitsFreight, totalNameOf } from '#components/order/order-progress.ts'
import { StateBadge, StateTimeline } from '#components/order/order-state.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { poText } from '#lib/text/po-text.ts'
import * as m from '#texts/orders.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderNotes } from './order-notes.tsx'

export function OrderCard({ order }: { order: Order }) {
  const deletable = order.state === 'unpaid' || order.state === 'expired'

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
              {order.poNumber
                ? richText(m.numberAndPo({ number: order.number, poNumber: poText(order.poNumber) }), {
                    part: (words) => <span className="whitespace-nowrap">{words}</span>,
                  })
                : m.number(order)}
            </Link>
          </h2>
          <p className="wrap-anywhere">{keepUnits(order.productName)}</p>
          <p className="text-base-content/75 text-sm">
            <OrderContent order={order} />
          </p>
          {order.cancelRequest?.state === 'open' && <p className="text-sm">{m.cancelRequested()}</p>}
          {awaitsFreight(order) && (
            <p className="text-sm">{order.freight === 'asked' ? m.freightAsked() : m.freightSet()}</p>
          )}
          {order.refundedAmount > 0 && (
            <p className="text-sm">
              {richText(m.refundedPrice(), {
                price: () => (
                  <Price amount={order.refundedAmount} currency={order.currency} className="font-semibold" />
                ),
              })}
            </p>
          )}
          <OrderNotes order={order} />
        </div>
        <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
          <StateBadge state={order.state} />
          <p className="flex items-baseline gap-2">
            <span className="text-base-content/75 text-sm">{totalNameOf(order)}</span>
            <Price amount={order.price} currency={order.currency} className="font-semibold text-lg" />
          </p>
        </div>
      </div>
      <div className="mt-4 border-base-300 border-t pt-4">
        <StateTimeline order={order} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        {order.state === 'unpaid' && !awaitsFreight(order) && (
          <ButtonLink to={paths.orderPayment(order._id)} small>
            {m.payNow()}
            <span className="sr-only">{m.forProduct({ productName: order.productName })}</span>
          </ButtonLink>
        )}
        <OrderAgain order={order} className="btn-sm min-h-9" />
        {order.paymentStatus && (
          <PlainLink to={paths.invoice(order._id)} small>
            {m.invoiceTitle()}
            <span className="sr-only">{m.ofProduct({ productName: order.productName })}</span>
          </PlainLink>
        )}
        <DeleteButton
          look="danger"
          small
          disabled={!deletable}
          action={() => api.call('deleteOrder', { params: { id: order._id } })}
        >
          {m.deleteOrder()}
          <span className="sr-only">{m.orderOfProduct({ productName: order.productName })}</span>
        </DeleteButton>
      </div>
    </li>
  )
}
