import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/papers.ts'

/** A label for each order; an order without an address says so, so that it is noticed at the bench. */
export function AddressLabels({ orders }: { orders: Order[] }) {
  return (
    <ul
      aria-label={m.pagesLabels()}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,85mm),1fr))] gap-4"
    >
      {orders.map(({ _id, number, poNumber, address, buyerName, email }) => (
        <li
          key={_id}
          className="flex min-h-[55mm] break-inside-avoid flex-col justify-between gap-4 rounded-box border border-base-300 p-5"
        >
          <p className="wrap-anywhere whitespace-pre-line text-lg leading-snug">
            {(address ? addressLines(address) : [buyerName ?? email, m.noAddress()]).join('\n')}
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>{address?.phone}</span>
            <span>{poNumber ? m.numberAndPo({ number, poNumber }) : m.numberLine({ number })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
