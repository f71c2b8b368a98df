import { useState } from 'react'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { refreshCart } from '#lib/cart/cart.ts'
import type { CartLine } from '#lib/cart/kept-cart.ts'
import { type CartOrder, placeCartOrder } from './checkout-api.ts'

export interface Refusal {
  message: string
  /** A sentence for each line that cannot be ordered, by product. */
  lines: Map<string, string>
}

/** The lines' sentences by product; the shop names lines by their place in the cart. */
function refusalOf(error: unknown, lines: CartLine[]): Refusal {
  const fields = error instanceof ApiError ? error.fields : {}
  const named = lines.flatMap(({ productId }, index): [string, string][] => {
    const sentence = fields[`lines.${index}`]
    return sentence ? [[productId, sentence]] : []
  })
  return { message: errorSentence(error), lines: new Map(named) }
}

/** Places the order; what the shop refuses is shown at its lines. */
export function useCheckout(onPlaced: (orderId: string) => Promise<void>) {
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const place = async (order: Omit<CartOrder, 'lines'> & { lines: CartLine[] }) => {
    setPending(true)
    setRefusal(undefined)
    try {
      const orderId = await placeCartOrder(order)
      // The shop has emptied the cart.
      void refreshCart()
      await onPlaced(orderId)
    } catch (error) {
      setRefusal(refusalOf(error, order.lines))
      void refreshCart()
    } finally {
      setPending(false)
    }
  }
  return { pending, refusal, place }
}
