import { mergedCart } from '@wood-master/contract/cart-rules'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { findProducts, type Product } from '#lib/api/products.ts'
import { shopSettings } from '#lib/api/settings.ts'
import { connection } from '#lib/browser/connection.ts'
import { session } from '#lib/session/session.ts'
import { cartStatus } from './cart-status.ts'
import { cartStore } from './cart-store.ts'
import { applied, type KeptCart, pendingOf, withSynced } from './kept-cart.ts'
import { pricedGuestCart } from './price-guest-cart.ts'
import { replaceCart } from './replace-cart.ts'

/** Milliseconds before a shop that responds but fails is asked again. */
const retryAfter = 10_000

/** Sends what is pending on top of what the shop stores now, so that another device's changes stay. */
async function syncStored(uid: string): Promise<void> {
  const kept = cartStore.read()
  const sent = pendingOf(kept, uid)
  const stored = await api.call('getCart')
  const { priced, gone } =
    sent.guest.length + sent.changes.length > 0
      ? await replaceCart(applied(mergedCart(stored.lines, sent.guest), sent.changes), stored, (productId) =>
          nameIn(kept, productId),
        )
      : { priced: stored, gone: [] }
  // Somebody else may have signed in meanwhile.
  if (session.account()?.uid !== uid) return
  cartStore.change((now) => withSynced(now, { uid, priced, sent, gone, now: Date.now() }))
}

function nameIn({ names, priced }: KeptCart, productId: string): string {
  return priced?.lines.find((line) => line.productId === productId)?.name ?? names[productId] ?? 'A product'
}

/** The products of a cart, from the public catalogue. Throws `ApiError`. */
async function productsOf(ids: string[]): Promise<Product[]> {
  const wanted = new Set(ids)
  const found: Product[] = []
  for await (const page of allPages((cursor) => findProducts({ limit: 100, cursor }))) {
    found.push(...page.filter(({ _id }) => wanted.has(_id)))
    if (found.length === wanted.size) break
  }
  return found
}

/** Prices the browser's own cart. */
async function priceGuest(): Promise<void> {
  const { guest } = cartStore.read()
  if (guest.length === 0) return
  const [products, settings] = await Promise.all([
    productsOf(guest.map(({ productId }) => productId)),
    shopSettings(),
  ])
  if (session.account()) return
  const known = new Set(products.map(({ _id }) => _id))
  cartStore.change((kept) => ({
    ...kept,
    priced: pricedGuestCart(kept.guest, products, settings),
    // What was added meanwhile is priced in the next turn.
    guest: kept.guest.filter(
      ({ productId }) => known.has(productId) || !guest.some((line) => line.productId === productId),
    ),
    gone: [
      ...new Set([
        ...kept.gone,
        ...guest
          .filter(({ productId }) => !known.has(productId))
          .map(({ productId }) => nameIn(kept, productId)),
      ]),
    ],
  }))
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

let retry: ReturnType<typeof setTimeout> | undefined

async function once(): Promise<void> {
  clearTimeout(retry)
  cartStatus.write({ state: 'busy' })
  try {
    const account = session.account()
    await (account ? syncStored(account.uid) : priceGuest())
    cartStatus.write({ state: 'idle' })
  } catch (error) {
    cartStatus.write({ state: 'failed', error })
    if (isWorthRepeating(error)) retry = setTimeout(() => void syncCart(), retryAfter)
  }
}

/** One after the other in all tabs of this browser, where it can do that. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('wood-master.cart', work) : work()
}

let running: Promise<void> | undefined
let again = false

async function untilSettled(): Promise<void> {
  do {
    again = false
    await inTurn(once)
  } while (again && cartStatus.read().state !== 'failed')
}

/**
 * Brings the shop's cart and this browser's together and prices the lines. Never rejects: `cartStatus` says how it went,
 * and what could not be sent stays pending and is tried again.
 */
export function syncCart(): Promise<void> {
  if (running) {
    again = true
    return running
  }
  running = untilSettled().finally(() => {
    running = undefined
  })
  return running
}

// As soon as the shop responds again, what waited is sent.
connection.subscribe(() => {
  if (connection.read() && cartStatus.read().state === 'failed') void syncCart()
})
