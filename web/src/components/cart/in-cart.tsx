import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { useQuantityInCart } from '#lib/cart/cart.ts'
import { numberText } from '#lib/text/numbers.ts'

export function InCart({ productId }: { productId: string }) {
  const inCart = useQuantityInCart(productId)
  return (
    <p role="status" className="text-sm empty:hidden">
      {inCart > 0 && (
        <>
          {numberText(inCart)} in your cart.{' '}
          <Link to={paths.cart} className="link">
            See the cart
          </Link>
        </>
      )}
    </p>
  )
}
