import { ShopError } from '../shop-error.ts'

/** The error `cart_not_orderable`, for a cart with nothing in it. */
export const cartIsEmpty = () =>
  new ShopError('cart_not_orderable', 'Your cart is empty. Please put something into it first.')

/** The same, with a sentence for each line that cannot be ordered; the others have none. */
export function linesNotOrderable(problems: readonly (string | undefined)[]): ShopError {
  const fields = problems.flatMap((problem, index) => (problem ? [[`lines.${index}`, problem]] : []))
  const message =
    fields.length === 1
      ? 'One line of your cart cannot be ordered as it stands. Nothing was ordered.'
      : `${fields.length} lines of your cart cannot be ordered as they stand. Nothing was ordered.`
  return new ShopError('cart_not_orderable', message, { fields: Object.fromEntries(fields) })
}

/** The same, for the key of an order that was deleted. */
export const orderWasDeleted = () =>
  new ShopError(
    'cart_not_orderable',
    'This order was placed before and has been deleted since. Please check out again.',
  )

/** The error `price_changed`, for a cart that costs something else than the page showed. */
export const priceHasChanged = () =>
  new ShopError(
    'price_changed',
    'Your cart or its prices have changed since they were shown. Please look at the cart again.',
  )
