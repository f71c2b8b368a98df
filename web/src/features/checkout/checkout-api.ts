import type { BodyOf } from '@wood-master/contract/calls'
import type { AddressValues } from '#components/address/address-values.ts'
import type { DeliveryStart } from '#components/delivery/use-delivery.ts'
import { api } from '#lib/api/api.ts'
import { ApiError, hasCode, isUnsettled } from '#lib/api/api-error.ts'
import type { Delivery } from '#lib/api/delivery.ts'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { parsed, tabStorage } from '#lib/browser/storage.ts'

export interface CartOrder {
  uid: string
  /** Major units to be paid, as the page shows them. */
  price: number
  poNumber: string
  /** Parcels as things get ready, not one once all is there. */
  asReady: boolean
  /** The version of the terms of sale that the page names. */
  terms: string
  delivery: Delivery
  lines: { productId: string; quantity: number }[]
}

async function placeUnder(
  { uid, key }: { uid: string; key: string },
  more: Omit<BodyOf<'orderCart'>, 'key'>,
) {
  try {
    const { insertedId } = await api.call('orderCart', { body: { key, ...more } })
    // The next order gets a key of its own.
    tabStorage.write(name, undefined)
    keepDraft(uid, undefined)
    return insertedId
  } catch (error) {
    // A definite no uses the key up.
    if (error instanceof ApiError && !isUnsettled(error)) tabStorage.write(name, undefined)
    throw error
  }
}

/** Places one order of the whole cart and returns its id, the same one however often this is repeated. Throws `ApiError`. */
export function placeCartOrder(order: CartOrder): Promise<string> {
  const { uid, price, asReady, terms: acceptedTerms, delivery, lines } = order
  const poNumber = order.poNumber.trim() || undefined
  const sending = asReady ? 'as_ready' : undefined
  chosenCountry.write(delivery.address.country)
  const ordered = lines.map(({ productId, quantity }) => [productId, quantity])
  const what = JSON.stringify([poNumber, sending, ordered, delivery])
  return placeUnder({ uid, key: keyFor(uid, what) }, { price, ...delivery, poNumber, sending, acceptedTerms })
}

/** The id of the order sent from this tab without a response, once the cart turned out empty. Throws `ApiError`. */
export async function findSentOrder(uid: string): Promise<string | undefined> {
  const sent = readSent()
  if (sent?.uid !== uid) return undefined
  try {
    return await placeUnder(sent, {})
  } catch (error) {
    if (hasCode(error, 'cart_not_orderable')) return undefined
    throw error
  }
}

export interface CheckoutDraft extends DeliveryStart {
  address: AddressValues
  poNumber: string
  asReady: boolean
  /** The country that was chosen in the cart by then. */
  cartCountry: string | undefined
}

const keyOf = (uid: string) => `wood-master.draft.checkout.${uid}`

export function readDraft(uid: string): CheckoutDraft | undefined {
  const value = parsed(tabStorage.read(keyOf(uid))) as CheckoutDraft | undefined
  return value?.address ? value : undefined
}

/** Keeps a draft as JSON; nothing forgets it. */
export const keepDraft = (uid: string, draft: string | undefined) => void tabStorage.write(keyOf(uid), draft)

const name = 'wood-master.checkout'

/** An order that was sent and of which no response came yet. */
interface SentOrder {
  uid: string
  key: string
  /** What was ordered: another cart or another PO number is another order. */
  what: string
  /** When, in milliseconds; absent in a tab from before. */
  at?: number
}

/** Milliseconds within which the same again is a repeat; afterwards, somebody wants it once more. */
const repeatsWithin = 3_600_000

const readSent = () => parsed(tabStorage.read(name)) as SentOrder | undefined

/**
 * The key under which this is ordered; the same until the shop has responded, so that a repeat places one order. One that
 * arrived emptied the cart: nothing is ordered twice later either.
 */
function keyFor(uid: string, what: string): string {
  const sent = readSent()
  const now = Date.now()
  if (sent?.uid === uid && sent.what === what && now - (sent.at ?? now) < repeatsWithin) return sent.key
  const key = crypto.randomUUID()
  tabStorage.write(name, JSON.stringify({ uid, key, what, at: now } satisfies SentOrder))
  return key
}
