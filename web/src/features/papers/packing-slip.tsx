import { unitsToPack } from '#components/order/units-to-pack.ts'
import { shop } from '#config/shop.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import { EmptyBox, Facts, skuCell } from './facts.tsx'
import { messages } from './messages.ts'

/** What is in the parcel, without prices: the recipient may not be the one who pays. */
export function PackingSlip({ order }: { order: Order }) {
  const { number, poNumber, createdAt, address, buyerName, shipping, carrier, tracking } = order
  const to = address ? addressLines(address) : [buyerName ?? order.email, messages.noAddress]
  return (
    <article className="paper" aria-label={`Packing slip of order ${number}`}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{shop.name}</p>
          <p>Packing slip</p>
        </div>
        <Facts
          facts={[
            ['Order', number],
            ['PO number', poNumber],
            ['Ordered', paperDayText(createdAt)],
            ['Shipping', shipping?.name],
            ['Carrier', carrier],
            ['Tracking', tracking?.join(', ')],
          ]}
        />
      </header>
      <section aria-label="Ship to" className="pb-6">
        <p className="text-sm">Ship to</p>
        <p className="whitespace-pre-line font-semibold leading-snug">{to.join('\n')}</p>
        {address?.phone && <p className="text-sm">{address.phone}</p>}
      </section>
      <table className="paper-table">
        <caption className="sr-only">Products in this parcel</caption>
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Product</th>
            <th scope="col" className="number">
              Quantity
            </th>
            <th scope="col" className="number">
              Packed
            </th>
          </tr>
        </thead>
        <tbody>
          {unitsToPack(order).map(({ productId, sku, name, unit, quantity }) => (
            <tr key={productId}>
              <td className={skuCell}>{sku}</td>
              <td className="wrap-anywhere">
                {keepUnits(name)}
                <span className="block text-sm">per {keepUnits(unit)}</span>
              </td>
              <td className="number font-semibold">{numberText(quantity)}</td>
              <td className="number">
                <EmptyBox />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
