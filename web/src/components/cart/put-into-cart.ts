import { documentLimits } from '@wood-master/contract/document-limits'
import { errorToast } from '#components/feedback/toast.ts'
import { addToCart, type CartAddition } from '#lib/cart/cart.ts'
import * as m from '#texts/cart-buttons.ts'

/** Returns whether there was room; says so where there was none. */
export function putIntoCart(additions: readonly CartAddition[]): boolean {
  const fits = addToCart(additions)
  if (!fits) void errorToast(m.full({ most: documentLimits.cartLines }))
  return fits
}
