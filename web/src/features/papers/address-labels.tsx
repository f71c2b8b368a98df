import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { messages } from './messages.ts'

/** A label for each order; an order without an address says so, so that it is noticed at the bench. */
export function AddressLabels({ orders }: { orders: Order[] }) {
  return (
    <ul
      aria-label={messages.pages.labels}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,85mm),1fr))] gap-4"
    >
      {orders.map(({ _id, number, poNumber, address, buyerName, email }) => (
        <li
          key={_id}
          className="flex min-h-[55mm] break-inside-avoid flex-col justify-between gap-4 rounded-box border border-base-300 p-5"
        >
          <p className="wrap-anywhere whitespace-pre-line text-lg leading-snug">
            {(address ? addressLines(address) : [buyerName ?? email, messages.noAddress]).join('\n')}
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{address?.phone}</span>
            <span>
              No. {number}
              {poNumber && ` · PO ${poNumber}`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
