import { useState } from 'react'
import { addressBodyNames } from '#components/address/address-values.ts'
import type { DeliveryForm } from '#components/delivery/use-delivery.ts'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { isQuoteOutdated } from '#lib/api/delivery.ts'
import { refreshCart, setInCart } from '#lib/cart/cart.ts'
import type { CartLine } from '#lib/cart/kept-cart.ts'
import { type CartOrder, placeCartOrder } from './checkout-api.ts'

type LineProblem = Pick<NonNullable<CartLine['problem']>, 'message' | 'quantities'>

/** What is wrong with the PO number, and with lines by product; the shop names lines by their place in the cart. */
function errorOf(thrown: unknown, lines: CartLine[], isAddressHidden: boolean) {
  const refusal: Partial<ApiError> = thrown instanceof ApiError ? thrown : {}
  const { fields = {}, quantities = {}, remedies } = refusal
  const named = lines.flatMap(({ productId }, index): [string, LineProblem][] => {
    const message = fields[`lines.${index}`]
    return message ? [[productId, { message, quantities: quantities[`lines.${index}`] }]] : []
  })
  const hidden = Object.entries(fields).flatMap(([name, sentence]) =>
    isAddressHidden && name.startsWith('address') ? [`${sentence}.`] : [],
  )
  const message = [errorSentence(thrown), ...hidden].join(' ')
  return { message, poNumber: fields.poNumber, lines: new Map(named), remedies }
}

export function useCheckout(
  { form, quote, chosen }: Pick<DeliveryForm, 'form' | 'quote' | 'chosen'>,
  onPlaced: (orderId: string) => Promise<void>,
) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ReturnType<typeof errorOf>>()

  const place = async (order: Omit<CartOrder, 'lines'> & { lines: CartLine[] }) => {
    setPending(true)
    setError(undefined)
    try {
      const orderId = await placeCartOrder(order)
      // The shop has emptied the cart.
      void refreshCart()
      await onPlaced(orderId)
    } catch (thrown) {
      const isAddressHidden = chosen !== undefined
      if (!isAddressHidden) placeServerErrors(form, thrown, addressBodyNames)
      setError(errorOf(thrown, order.lines, isAddressHidden))
      if (isQuoteOutdated(thrown)) quote.refresh()
      void refreshCart()
    } finally {
      setPending(false)
    }
  }
  /** Takes another quantity of a line that was refused. */
  const take = (productId: string, quantity: number) => {
    setInCart(productId, quantity)
    setError((before) => {
      const lines = [...(before?.lines ?? [])].filter(([id]) => id !== productId)
      return before && lines.length > 0 ? { ...before, lines: new Map(lines) } : undefined
    })
  }
  return { pending, error, place, take }
}
