import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'

/** The products of a receipt as a table that prints well. */
export function ReceiptLines({ order: { lines, currency } }: { order: Order }) {
  return (
    <table className="w-full border-base-300 border-y">
      <caption className="sr-only">Products</caption>
      <thead>
        <tr className="text-left text-base-content/75 text-sm">
          <th scope="col" className="py-2 font-normal">
            Product
          </th>
          <th scope="col" className="px-3 py-2 text-right font-normal">
            Quantity
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, sku, unit, quantity, unitPrice, price }) => (
          <tr key={productId} className="border-base-300 border-t align-top">
            <td className="py-2">
              <span className="wrap-anywhere font-semibold">{keepUnits(name)}</span>
              <span className="block text-base-content/75 text-sm">
                {sku} · <Price amount={unitPrice} currency={currency} /> per {keepUnits(unit)}
              </span>
            </td>
            <td className="px-3 py-2 text-right tabular-nums">{quantity.toLocaleString('en')}</td>
            <td className="py-2 text-right">
              <Price amount={price} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
