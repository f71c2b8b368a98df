import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { forgetKey, keyFor, unansweredKey } from './checkout-key.ts'

export interface CartOrder {
  uid: string
  /** Major units for the whole cart, as the page shows it. */
  price: number
  poNumber: string
  /** What the cart holds, to tell one order from the next. */
  lines: { productId: string; quantity: number }[]
}

/** Whether the order may have been placed although no response came. */
function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

async function placeUnder(key: string, more: { price?: number; poNumber?: string }): Promise<string> {
  try {
    const { insertedId } = await api.call('orderCart', { body: { key, ...more } })
    forgetKey()
    return insertedId
  } catch (error) {
    // A definite no uses the key up.
    if (!mayHaveArrived(error)) forgetKey()
    throw error
  }
}

/** Places one order of the whole cart and returns its id, the same one however often this is repeated. Throws `ApiError`. */
export function placeCartOrder({ uid, price, poNumber, lines }: CartOrder): Promise<string> {
  const number = poNumber.trim()
  const what = JSON.stringify([number, lines.map(({ productId, quantity }) => [productId, quantity])])
  return placeUnder(keyFor(uid, what), { price, ...(number ? { poNumber: number } : {}) })
}

/**
 * The id of the order that was sent from this tab without a response, once the cart turned out empty: then it was placed,
 * and nothing new can be. Nothing where there is no such order. Throws `ApiError`.
 */
export async function findSentOrder(uid: string): Promise<string | undefined> {
  const key = unansweredKey(uid)
  if (!key) return undefined
  try {
    return await placeUnder(key, {})
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cart_not_orderable') return undefined
    throw error
  }
}
