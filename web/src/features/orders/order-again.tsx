import type { CartEntry } from '@wood-master/contract/cart-rules'
import { locale } from '@wood-master/contract/locale'
import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { errorToast } from '#components/feedback/toast.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { shownOrder } from '#components/order/shown-order.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { currentCart } from '#lib/cart/current-cart.ts'
import { type Cart, quantityIn } from '#lib/cart/kept-cart.ts'
import { type PriceWriter, usePrices } from '#lib/prices/shown-prices.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/orders.ts'

/**
 * Puts the order's lines into the cart and leads to check-out, or to the cart where it holds more than that; where something
 * changed since, says what before it leads there.
 */
export function OrderAgain({ order, className }: { order: Order; className?: string }) {
  const { go } = useSiteNavigation()
  const write = usePrices()
  const { pending, attempt } = useAttempt(errorToast)
  // After a failure they are in the cart already: another press only asks how it stands.
  const [isPutIn, setIsPutIn] = useState(false)
  const [changes, setChanges] = useState<ReturnType<typeof changesSince>>()

  const again = async () => {
    if (!isPutIn && !putIntoCart(order.lines)) return
    setIsPutIn(true)
    await attempt(async () => {
      const cart = await currentCart()
      const found = cart ? changesSince(order, cart, write) : []
      if (found.length > 0) setChanges(found)
      else go(isAlone(order.lines, cart) ? paths.checkout : paths.cart)
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

/** What changed since the order was placed, line by line, at prices as its buyer saw them and as they are shown now; lines without a change are left out. */
export function changesSince(
  order: Pick<Order, 'lines' | 'currency' | 'locale' | 'buysFor' | 'taxLines'>,
  cart: Cart,
  write: PriceWriter,
) {
  const { lines, currency, locale: placedIn = 'en' } = order
  const shown = shownOrder(order).lines
  const now = new Map(cart.lines.map((line) => [line.productId, line]))
  return lines.flatMap((line, at) => {
    const current = now.get(line.productId)
    if (!current) return [{ name: line.name, sentences: [m.noLongerSold()] }]
    const then = formatPrice(shown[at]?.unitPrice ?? line.unitPrice, currency)
    const isPriceNews = current.unitPrice !== line.unitPrice
    const sentences = [
      isPriceNews && m.priceChanged({ then, unitPrice: write(current.unitPrice, cart.currency, current) }),
      isPriceNews && current.quantity !== line.quantity && m.quantityInCart({ quantity: current.quantity }),
      // In another language the same unit has another name.
      current.unit !== line.unit &&
        placedIn === locale() &&
        m.unitChanged({ unit: line.unit, current: current.unit }),
      current.problem?.message,
    ].filter((sentence) => typeof sentence === 'string')
    return sentences.length > 0 ? [{ name: current.name, sentences }] : []
  })
}
