import { canBeOrdered, usualQuantity } from '@wood-master/contract/purchase-rules'
import Check from 'lucide-react/icons/check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Button } from '#components/ui/button.tsx'
import type { Product } from '#lib/api/products.ts'
import { useQuantityInCart } from '#lib/cart/cart.ts'
import * as m from '#texts/cart-buttons.ts'
import { putIntoCart } from './put-into-cart.ts'

export function AddToCartButton({ product }: { product: Product }) {
  const inCart = useQuantityInCart(product._id)
  const quantity = usualQuantity(product)
  // It adds no less than the minimum, whether the shop demands that or not.
  if (!canBeOrdered(product, true)) return null

  const add = () => void putIntoCart([{ productId: product._id, quantity, name: product.name }])
  const Icon = inCart > 0 ? Check : ShoppingCart
  return (
    <>
      <Button onClick={add}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {inCart > 0 ? m.addMore({ inCart, quantity }) : m.add({ quantity })}
        <span className="sr-only">{m.ofName({ name: product.name })}</span>
      </Button>
      <span role="status" className="sr-only">
        {inCart > 0 && m.inCart({ inCart, name: product.name })}
      </span>
    </>
  )
}
