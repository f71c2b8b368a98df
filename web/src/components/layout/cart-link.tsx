import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { MenuLink } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { useCartEntries } from '#lib/cart/cart.ts'
import * as m from '#texts/layout.ts'

export function CartLink() {
  const { length } = useCartEntries()
  return (
    <MenuLink
      to={paths.cart}
      className="btn btn-ghost relative gap-1.5 px-3 aria-[current]:text-primary max-2xl:px-2.5"
      aria-label={length === 0 ? m.cartEmpty() : m.cartHolds({ count: length })}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="hidden 2xl:inline">
        {m.cart()}
      </span>
      {length > 0 && (
        <span
          aria-hidden="true"
          className="grid h-5 min-w-5 place-items-center max-2xl:absolute max-2xl:top-0.5 max-2xl:-right-0.5 rounded-full bg-primary px-1 font-semibold text-primary-content text-xs tabular-nums"
        >
          {length}
        </span>
      )}
    </MenuLink>
  )
}
