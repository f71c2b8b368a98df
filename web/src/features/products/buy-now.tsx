import { canBeOrdered, isInStock } from '@wood-master/contract/purchase-rules'
import { PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'

export function BuyNow({ product, className = '' }: { product: Product; className?: string }) {
  if (!canBeOrdered(product))
    return <p className={`font-semibold text-base-content/75 ${className}`}>{m.notAvailable()}</p>
  // What is still to come is ordered with the cart.
  if (!isInStock(product)) return null
  return (
    <PlainLink to={paths.purchase(product._id)} className={className}>
      {m.buyNow()}
      <span className="sr-only"> {product.name}</span>
    </PlainLink>
  )
}
