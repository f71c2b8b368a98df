import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { shop } from '#config/shop.ts'
import type { Order } from './orders-api.ts'

/** A receipt made to be printed: who bought what, for how much, paid when and how. */
export function Receipt({ order }: { order: Order }) {
  return (
    <article className="rounded-box border border-base-300 bg-base-100 p-6 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-6 border-base-300 border-b pb-6">
        <div>
          <p className="font-serif text-2xl">{shop.name}</p>
          <p className="text-base-content/75">Wood-working parts and tools</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
          <dt>Order</dt>
          <dd className="break-all text-right font-semibold">{order._id}</dd>
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
      <p className="py-6">
        Sold to <strong>{order.buyerName ?? order.email}</strong>
        {order.buyerName && <>, {order.email}</>}
      </p>
      <table className="table">
        <thead className="text-base-content">
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="text-right">
              Quantity
            </th>
            <th scope="col" className="text-right">
              Each
            </th>
            <th scope="col" className="text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="break-words">{order.productName}</td>
            <td className="text-right tabular-nums">{order.quantity}</td>
            <td className="text-right">
              <Price amount={order.unitPrice} />
            </td>
            <td className="text-right">
              <Price amount={order.price} />
            </td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-4 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-y-1 border-base-300 border-t pt-4">
        <dt className="font-semibold">Total paid</dt>
        <dd className="text-right font-serif text-xl">
          <Price amount={order.price} />
        </dd>
        {order.refundedAmount > 0 && (
          <>
            <dt>Given back</dt>
            <dd className="text-right">
              <Price amount={order.refundedAmount} />
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
