import { TableHead } from '#components/lists/table-head.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/papers.ts'
import { EmptyBox, skuCell } from './facts.tsx'
import { pickListOf } from './pick-list.ts'

/** A column that phones have no room for. */
const wideOnly = 'hidden sm:table-cell print:table-cell'

export function PickListSheet({ orders }: { orders: Order[] }) {
  const picks = pickListOf(orders)
  const units = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="paper" aria-label={m.pagesPickList()}>
      <p className="pb-4 font-serif text-2xl">{m.pagesPickList()}</p>
      <p className="pb-4">
        {m.countOrders({ count: orders.length })}, {m.countProducts({ count: picks.length })},{' '}
        {m.countUnits({ count: units })}
      </p>
      <table className="paper-table">
        <caption className="sr-only">{m.productsBySku()}</caption>
        <TableHead
          columns={[
            [m.sku()],
            [m.product()],
            [m.forIt(), wideOnly],
            [m.take(), 'number'],
            [m.taken(), 'number'],
          ]}
        />
        <tbody>
          {picks.map(({ productId, sku, name, unit, quantity, orders: wanting }) => (
            <tr key={productId}>
              <td className={`font-semibold ${skuCell}`}>{sku}</td>
              <td className="wrap-anywhere">
                {keepUnits(name)}
                <span className="block text-sm">{m.perUnit({ unit: keepUnits(unit) })}</span>
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
