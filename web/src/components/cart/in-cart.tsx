import { linkTo } from '#components/ui/link-to.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { useQuantityInCart } from '#lib/cart/cart.ts'
import * as m from '#texts/cart-buttons.ts'

export function InCart({ productId }: { productId: string }) {
  const inCart = useQuantityInCart(productId)
  return (
    <p role="status" className="text-sm empty:hidden">
      {inCart > 0 &&
        richText(m.inYourCart({ inCart }), {
          link: linkTo(paths.cart),
        })}
    </p>
  )
}
