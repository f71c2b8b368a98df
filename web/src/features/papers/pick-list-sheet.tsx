import type { Order } from '#lib/api/orders.ts'
import { countOf } from '#lib/text/count.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import { EmptyBox, skuCell } from './facts.tsx'
import { pickListOf } from './pick-list.ts'

/** A column that phones have no room for. */
const wideOnly = 'hidden sm:table-cell print:table-cell'

/** What is taken from the shelves for all these orders. */
export function PickListSheet({ orders }: { orders: Order[] }) {
  const picks = pickListOf(orders)
  const units = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="paper" aria-label="Pick list">
      <p className="pb-4 font-serif text-2xl">Pick list</p>
      <p className="pb-4">
        {countOf(orders.length, 'order')}, {countOf(picks.length, 'product')}, {countOf(units, 'unit')}
      </p>
      <table className="paper-table">
        <caption className="sr-only">Products by SKU</caption>
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Product</th>
            <th scope="col" className={wideOnly}>
              For
            </th>
            <th scope="col" className="number">
              Take
            </th>
            <th scope="col" className="number">
              Taken
            </th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ productId, sku, name, unit, quantity, orders: wanting }) => (
            <tr key={productId}>
              <td className={`font-semibold ${skuCell}`}>{sku}</td>
              <td className="wrap-anywhere">
                {keepUnits(name)}
                <span className="block text-sm">per {keepUnits(unit)}</span>
              </td>
              <td className={`text-sm ${wideOnly}`}>
                {wanting.map((each) => `${each.number}: ${numberText(each.quantity)}`).join(', ')}
              </td>
              <td className="number font-semibold text-lg">{numberText(quantity)}</td>
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
