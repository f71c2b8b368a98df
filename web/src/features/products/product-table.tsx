import { TableHead } from '#components/lists/table-head.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/products.ts'
import { BuyNow } from './buy-now.tsx'
import { RowOrder } from './row-order.tsx'

interface ProductTableProps {
  products: Product[]
  currency: string
}

/** A line a product, for people who order many of them and know what they want; a card each where lines don't fit. */
export function ProductTable({ products, currency }: ProductTableProps) {
  return (
    <table className="table-cards">
      <caption className="sr-only">{m.products()}</caption>
      <TableHead
        columns={[
          [m.product()],
          [m.sku()],
          [m.price(), 'text-right!'],
          [m.minimum(), 'text-right!'],
          [m.stock(), 'text-right!'],
          [
            <span key="buy" className="sr-only">
              {m.buy()}
            </span>,
          ],
        ]}
      />
      <tbody>
        {products.map((product) => (
          <tr key={product._id} data-product={product._id}>
            <th scope="row">
              <Link to={paths.product(product._id)} className="link link-hover">
                {keepUnits(product.name)}
              </Link>
            </th>
            <td data-label="SKU" className="whitespace-nowrap">
              <span className="font-mono text-sm">{product.sku}</span>
            </td>
            <td data-label="Price" className="text-right">
              <div>
                <Price amount={product.price} currency={currency} className="font-semibold" />
                <span className="block whitespace-nowrap text-base-content/75 text-sm">
                  {m.perUnit({ unit: product.unit })}
                </span>
              </div>
            </td>
            <td data-label="Minimum" className="text-right tabular-nums">
              {product.minQuantity}
            </td>
            <td data-label="Stock" className="text-right tabular-nums">
              {product.availableQuantity}
            </td>
            <td>
              <div className="flex items-start gap-2 whitespace-nowrap max-xl:flex-wrap max-xl:justify-between">
                <RowOrder product={product} />
                <BuyNow product={product} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
