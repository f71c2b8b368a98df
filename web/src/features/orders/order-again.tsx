import type { CartEntry } from '@wood-master/contract/cart-rules'
import { locale } from '@wood-master/contract/locale'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { errorToast } from '#components/feedback/toast.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { currentCart } from '#lib/cart/cart.ts'
import { type Cart, quantityIn } from '#lib/cart/kept-cart.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/orders.ts'

/**
 * Puts the order's lines into the cart and leads to check-out, or to the cart where it holds more than that; where something
 * changed since, says what before it leads there.
 */
export function OrderAgain({ order, className }: { order: Order; className?: string }) {
  const { go } = useSiteNavigation()
  const { pending, attempt } = useAttempt(errorToast)
  const [changes, setChanges] = useState<ReturnType<typeof changesSince>>()

  const again = async () => {
    const lines = order.lines.map(({ productId, name, quantity }) => ({ productId, name, quantity }))
    if (!putIntoCart(lines)) return
    await attempt(async () => {
      const cart = await currentCart()
      const found = cart ? changesSince(order, cart) : []
      if (found.length > 0) setChanges(found)
      else go(isAlone(lines, cart) ? paths.checkout : paths.cart)
    })
  }

  return (
    <>
      {!changes && (
        <Button look="plain" className={className} pending={pending} onClick={again}>
          {m.orderAgain()}
          {className && <span className="sr-only">{m.ofNumber(order)}</span>}
        </Button>
      )}
      <div role="status" className="flex basis-full flex-col items-start gap-3 empty:hidden">
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
            <ButtonLink to={paths.cart}>{m.seeTheCart()}</ButtonLink>
          </>
        )}
      </div>
    </>
  )
}

/** Whether the cart holds these lines and nothing more. */
const isAlone = (lines: readonly CartEntry[], cart: Cart | undefined) =>
  cart?.lines.every(({ productId, quantity }) => quantity === quantityIn(lines, productId))

/** What changed since the order was placed, line by line; lines without a change are left out. */
export function changesSince(
  { lines, currency, locale: placedIn = 'en' }: Pick<Order, 'lines' | 'currency' | 'locale'>,
  cart: Cart,
) {
  const now = new Map(cart.lines.map((line) => [line.productId, line]))
  return lines.flatMap((line) => {
    const current = now.get(line.productId)
    if (!current) return [{ name: line.name, sentences: [m.noLongerSold()] }]
    const more = current.quantity === line.quantity ? '' : m.forQuantityInCart({ quantity: current.quantity })
    const then = formatPrice(line.unitPrice, currency)
    const sentences = [
      current.unitPrice !== line.unitPrice &&
        m.priceChanged({ then, unitPrice: formatPrice(current.unitPrice, cart.currency), more }),
      // In another language the same unit has another name.
      current.unit !== line.unit &&
        placedIn === locale() &&
        m.unitChanged({ unit: line.unit, current: current.unit }),
      current.problem?.message,
    ].filter((sentence) => typeof sentence === 'string')
    return sentences.length > 0 ? [{ name: current.name, sentences }] : []
  })
}
