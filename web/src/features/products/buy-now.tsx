import { isBuyable } from '@wood-master/contract/purchase-rules'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'

/** The way to buy a product, or that it is not available. */
export function BuyNow({ product, className = '' }: { product: Product; className?: string }) {
  if (!isBuyable(product))
    return <p className={`font-semibold text-base-content/75 ${className}`}>{m.notAvailable()}</p>
  return (
    <Link to={paths.purchase(product._id)} className={buttonClass('primary', className)}>
      {m.buyNow()}
      <span className="sr-only"> {product.name}</span>
    </Link>
  )
}
