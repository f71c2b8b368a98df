import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { BuyNow } from './buy-now.tsx'
import { RowOrder } from './row-order.tsx'

interface ProductTableProps {
  products: Product[]
  currency: string
}

/** A line a product, for people who order many of them and know what they want. */
export function ProductTable({ products, currency }: ProductTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="table">
        <caption className="sr-only">Products</caption>
        <thead className="text-base-content">
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Product</th>
            <th scope="col" className="text-right">
              Price
            </th>
            <th scope="col" className="text-right">
              Minimum
            </th>
            <th scope="col" className="text-right">
              Stock
            </th>
            <th scope="col">
              <span className="sr-only">Buy</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} data-product={product._id}>
              <td className="whitespace-nowrap font-mono text-sm">{product.sku}</td>
              <th scope="row" className="min-w-48 font-semibold">
                <Link to={paths.product(product._id)} className="link link-hover">
                  {keepUnits(product.name)}
                </Link>
              </th>
              <td className="text-right">
                <Price amount={product.price} currency={currency} className="font-semibold" />
                <span className="block whitespace-nowrap text-base-content/75 text-sm">
                  per {product.unit}
                </span>
              </td>
              <td className="text-right tabular-nums">{product.minQuantity}</td>
              <td className="text-right tabular-nums">{product.availableQuantity}</td>
              <td>
                <div className="flex items-start gap-2 whitespace-nowrap">
                  <RowOrder product={product} />
                  <BuyNow product={product} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
