import { numberText } from '@wood-master/contract/text-parts'
import { Fragment } from 'react'
import { Table } from '#components/lists/table.tsx'
import { unitsHere } from '#components/order/order-progress.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/papers.ts'
import { Code, EmptyBox, Sku, wideOnly } from './paper-parts.tsx'

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
      <Table
        className="paper-table"
        caption={m.productsBySku()}
        columns={[
          [m.sku(), wideOnly],
          [m.product()],
          [m.forIt(), wideOnly],
          [m.take(), 'number'],
          [m.taken(), 'number'],
        ]}
      >
        {picks.map(({ productId, sku, name, unit, quantity, orders: wanting }) => (
          <tr key={productId}>
            <td className={`font-semibold ${wideOnly}`}>
              <Sku>{sku}</Sku>
            </td>
            <td className="wrap-anywhere">
              <span className="block font-semibold sm:hidden print:hidden">
                <bdi>{sku}</bdi>
              </span>
              {keepUnits(name)}
              <span className="block text-sm">{m.perUnit({ unit: keepUnits(unit) })}</span>
            </td>
            <td className={`text-sm ${wideOnly}`}>
              {wanting.map(({ number, quantity: units }, index) => (
                <Fragment key={number}>
                  {index > 0 && ' · '}
                  <Code>{number}</Code>: {numberText(units)}
                </Fragment>
              ))}
            </td>
            <td className="number font-semibold text-lg">{numberText(quantity)}</td>
            <td className="number">
              <EmptyBox />
            </td>
          </tr>
        ))}
      </Table>
    </article>
  )
}

interface Picked extends Pick<Order['lines'][number], 'productId' | 'sku' | 'name' | 'unit' | 'quantity'> {
  /** Numbers of the orders, with the quantity for each. */
  orders: { number: string; quantity: number }[]
}

/** What all these orders need, a row a product, in the order of the shelves: by SKU. */
export function pickListOf(orders: readonly Order[]): Picked[] {
  const picks = new Map<string, Picked>()
  for (const order of orders) {
    for (const { productId, sku, name, unit, quantity } of unitsHere(order)) {
      const pick = picks.get(productId) ?? { productId, sku, name, unit, quantity: 0, orders: [] }
      pick.quantity += quantity
      pick.orders.push({ number: order.number, quantity })
      picks.set(productId, pick)
    }
  }
  const byShelf = new Intl.Collator('en', { numeric: true })
  return [...picks.values()].toSorted((one, other) => byShelf.compare(one.sku, other.sku))
}
