import { limits } from '@wood-master/contract/limits'
import { numberText } from '#lib/text/numbers.ts'

const count = (quantity: number) => numberText(quantity)

export const messages = {
  add: (quantity: number) => `Add ${count(quantity)} to cart`,
  addMore: (inCart: number, quantity: number) => `${count(inCart)} in cart, add ${count(quantity)}`,
  inCart: (inCart: number, name: string) => `${count(inCart)} of ${name} in the cart`,
  full: `A cart has room for ${limits.cartLines} products. Please check out first, or remove some.`,
} as const
