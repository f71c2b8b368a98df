import type { BodyOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Delivery } from '#lib/api/delivery.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { keepDraft } from './checkout-draft.ts'
import { forgetKey, keyFor, pendingKey } from './checkout-key.ts'

export interface CartOrder {
  uid: string
  /** Major units to be paid, as the page shows them. */
  price: number
  poNumber: string
  /** Parcels as things get ready, not one once all is there. */
  asReady: boolean
  delivery: Delivery
  lines: { productId: string; quantity: number }[]
}

function mayHaveArrived(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

async function placeUnder(
  { uid, key }: { uid: string; key: string },
  more: Omit<BodyOf<'orderCart'>, 'key'>,
): Promise<string> {
  try {
    const { insertedId } = await api.call('orderCart', { body: { key, ...more } })
    forgetKey()
    keepDraft(uid, undefined)
    return insertedId
  } catch (error) {
    // A definite no uses the key up.
    if (!mayHaveArrived(error)) forgetKey()
    throw error
  }
}

/** Places one order of the whole cart and returns its id, the same one however often this is repeated. Throws `ApiError`. */
export function placeCartOrder(order: CartOrder): Promise<string> {
  const { uid, price, asReady, delivery, lines } = order
  const poNumber = order.poNumber.trim() || undefined
  const sending = asReady ? 'as_ready' : undefined
  chosenCountry.write(delivery.address.country)
  const what = JSON.stringify([
    poNumber,
    sending,
    lines.map(({ productId, quantity }) => [productId, quantity]),
    delivery,
  ])
  return placeUnder({ uid, key: keyFor(uid, what) }, { price, ...delivery, poNumber, sending })
}

/** The id of the order sent from this tab without a response, once the cart turned out empty. Throws `ApiError`. */
export async function findSentOrder(uid: string): Promise<string | undefined> {
  const key = pendingKey(uid)
  if (!key) return undefined
  try {
    return await placeUnder({ uid, key }, {})
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cart_not_orderable') return undefined
    throw error
  }
}
