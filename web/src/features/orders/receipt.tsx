import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { shop } from '#config/shop.ts'
import type { Order } from '#lib/api/orders.ts'
import { ReceiptLines } from './receipt-lines.tsx'

function ReceiptHeader({ order }: { order: Order }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-6 border-base-300 border-b pb-6">
      <div>
        <p className="font-serif text-2xl">{shop.name}</p>
        <p className="text-base-content/75">Wood-working parts and tools</p>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
        <dt>Order</dt>
        <dd className="text-right font-semibold">{order.number}</dd>
        {order.poNumber && (
          <>
            <dt>PO number</dt>
            <dd className="wrap-anywhere text-right">{order.poNumber}</dd>
          </>
        )}
        <dt>Ordered</dt>
        <dd className="text-right">
          <DateText at={order.createdAt} />
        </dd>
        {order.paidAt && (
          <>
            <dt>Paid</dt>
            <dd className="text-right">
              <DateText at={order.paidAt} />
            </dd>
          </>
        )}
      </dl>
    </header>
  )
}

/** A printable receipt: who bought what, for how much, and when and how it was paid. */
export function Receipt({ order }: { order: Order }) {
  return (
    <article className="rounded-box border border-base-300 bg-base-100 p-6 sm:p-10 print:border-0 print:p-0">
      <ReceiptHeader order={order} />
      <p className="py-6">
        Sold to <strong>{order.buyerName ?? order.email}</strong>
        {order.buyerName && <>, {order.email}</>}
      </p>
      <ReceiptLines order={order} />
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2 pt-5">
        <dt className="font-semibold">Total paid</dt>
        <dd className="text-right font-serif text-2xl">
          <Price amount={order.price} currency={order.currency} />
        </dd>
        {order.refundedAmount > 0 && (
          <>
            <dt>Refunded</dt>
            <dd className="text-right">
              <Price amount={order.refundedAmount} currency={order.currency} />
            </dd>
          </>
        )}
      </dl>
      {order.transactionId && (
        <p className="mt-8 break-all text-base-content/75 text-sm">
          Paid by card ({order.currency.toUpperCase()}). Transaction id: {order.transactionId}
        </p>
      )}
    </article>
  )
}
