import { TableHead } from '#components/lists/table-head.tsx'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import { shop } from '#config/shop.ts'
import type { Order } from '#lib/api/orders.ts'
import { addressLines } from '#lib/text/address-lines.ts'
import { paperDayText } from '#lib/text/dates.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/papers.ts'
import { EmptyBox, Facts, skuCell } from './facts.tsx'

/** What is in the parcel, without prices: the recipient may not be the one who pays. */
export function PackingSlip({ order }: { order: Order }) {
  const { number, poNumber, createdAt, address, buyerName, shipping, carrier, tracking } = order
  const to = address ? addressLines(address) : [buyerName ?? order.email, m.noAddress()]
  return (
    <article className="paper" aria-label={m.packingSlipOfOrderNumber({ number })}>
      <header className="flex flex-wrap items-start justify-between gap-6 pb-6">
        <div>
          <p className="font-serif text-2xl">{shop.name}</p>
          <p>{m.packingSlip()}</p>
        </div>
        <Facts
          facts={[
            [m.order(), number],
            ['PO number', poNumber],
            [m.ordered(), paperDayText(createdAt)],
            [m.shipping(), shipping?.name],
            [m.carrier(), carrier],
            [m.tracking(), tracking?.join(', ')],
          ]}
        />
      </header>
      <section aria-label={m.shipTo()} className="pb-6">
        <p className="text-sm">{m.shipTo()}</p>
        <p className="whitespace-pre-line font-semibold leading-snug">{to.join('\n')}</p>
        {address?.phone && <p className="text-sm">{address.phone}</p>}
      </section>
      <table className="paper-table">
        <caption className="sr-only">{m.productsInThisParcel()}</caption>
        <TableHead columns={[[m.sku()], [m.product()], [m.quantity(), 'number'], [m.packed(), 'number']]} />
        <tbody>
          {unitsToPack(order).map(({ productId, sku, name, unit, quantity }) => (
            <tr key={productId}>
              <td className={skuCell}>{sku}</td>
              <td className="wrap-anywhere">
                {keepUnits(name)}
                <span className="block text-sm">{m.perUnit({ unit: keepUnits(unit) })}</span>
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
