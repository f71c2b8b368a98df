import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { addToCart, currentCart } from '#lib/cart/cart.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as cartTexts from '#texts/cart-buttons.ts'
import * as m from '#texts/orders.ts'
import { changesSince, type LineChange } from './order-changes.ts'

/** Puts the order's lines into the cart; where something changed since, says what before it leads there. */
export function OrderAgain({ order }: { order: Order }) {
  const { go } = useSiteNavigation()
  const [pending, setPending] = useState(false)
  const [changes, setChanges] = useState<LineChange[]>()

  const again = async () => {
    const lines = order.lines.map(({ productId, name, quantity }) => ({ productId, name, quantity }))
    if (!addToCart(lines)) return errorToast(cartTexts.full({ most: limits.cartLines }))
    setPending(true)
    try {
      const cart = await currentCart()
      const found = cart ? changesSince(order, cart) : []
      if (found.length > 0) setChanges(found)
      else go(paths.cart)
    } catch (error) {
      await errorToast(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {!changes && (
        <Button look="plain" pending={pending} onClick={again}>
          {m.orderAgain()}
        </Button>
      )}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {changes && (
          <>
            <p className="font-semibold">{m.changed()}</p>
            <ul className="flex flex-col gap-2 text-sm">
              {changes.map(({ name, sentences }) => (
                <li key={name}>
                  <span className="font-semibold">{name}</span>: {keepUnits(sentences.join(' '))}
                </li>
              ))}
            </ul>
            <Link to={paths.cart} className={buttonClass('primary')}>
              {m.seeTheCart()}
            </Link>
          </>
        )}
      </div>
    </>
  )
}
