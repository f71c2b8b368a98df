import { isBuyable, isLow } from '@wood-master/contract/purchase-rules'
import { Link } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/product-admin.ts'
import { ProductActions } from './product-actions.tsx'

function StockNote({ product }: { product: Product }) {
  if (!isBuyable(product))
    return <span className="badge badge-error badge-sm mt-1 whitespace-nowrap">{m.notAvailable()}</span>
  if (isLow(product))
    return <span className="badge badge-warning badge-sm mt-1 whitespace-nowrap">{m.lowStock()}</span>
  return null
}

function ProductRow({ product, currency }: { product: Product; currency: string }) {
  return (
    <tr ref={keepFocus} data-product={product._id} className={isLow(product) ? 'bg-warning/10' : ''}>
      <td>
        <div className="flex items-center gap-3">
          <Picture src={product.img} alt="" sizes="4rem" className="h-12 w-16 shrink-0 rounded-field" />
          <Link to={paths.purchase(product._id)} className="link-hover min-w-0 break-words font-semibold">
            {keepUnits(product.name)}
          </Link>
        </div>
      </td>
      <td data-label="Price">
        <Price amount={product.price} currency={currency} />
      </td>
      <td data-label="Minimum">
        <span className="tabular-nums">{product.minQuantity}</span>
      </td>
      <td data-label="Available">
        <div>
          <p className="tabular-nums">{product.availableQuantity}</p>
          <StockNote product={product} />
        </div>
      </td>
      <td>
        <ProductActions product={product} />
      </td>
    </tr>
  )
}

export function ProductsTable({ products, currency }: { products: Product[]; currency: string }) {
  return (
    <table className="table-cards">
      <caption className="sr-only">{m.products()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.product()}</th>
          <th scope="col">{m.price()}</th>
          <th scope="col">{m.minimum()}</th>
          <th scope="col">{m.available()}</th>
          <th scope="col">{m.actions()}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product._id} product={product} currency={currency} />
        ))}
      </tbody>
    </table>
  )
}
