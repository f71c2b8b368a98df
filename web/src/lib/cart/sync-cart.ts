import { type CartEntry, mergedCart } from '@wood-master/contract/cart-rules'
import { api } from '#lib/api/api.ts'
import { hasCode, isUnsettled } from '#lib/api/api-error.ts'
import { connection } from '#lib/browser/connection.ts'
import { sharedWhilePending } from '#lib/browser/shared-promise.ts'
import { session } from '#lib/session/session.ts'
import { cartStatus, cartStore } from './cart-store.ts'
import { applied, type Cart, changesOn, goneFor, nameIn, pendingOf, withSynced } from './kept-cart.ts'

/** The lines that the shop rejected by their number: it does not have these products any more. */
function rejectedLines(error: unknown): Set<number> {
  if (!hasCode(error, 'invalid_request')) return new Set()
  const numbers = Object.keys(error.fields).flatMap((field) => /^lines\.(\d+)/.exec(field)?.[1] ?? [])
  return new Set(numbers.map(Number))
}

/** Stores the cart without the products that the shop no longer has, and names those. Throws `ApiError`. */
async function replaceCart(
  wanted: CartEntry[],
  stored: Cart,
  nameOf: (productId: string) => string,
): Promise<{ priced: Cart; gone: string[] }> {
  const dead = new Map(
    stored.lines
      .filter(({ problem }) => problem?.code === 'no_longer_sold')
      .map(({ productId, name }) => [productId, name]),
  )
  const lines = wanted.filter(({ productId }) => !dead.has(productId))
  // What the owner has taken out needs no word.
  const left = wanted.flatMap(({ productId }) => dead.get(productId) ?? [])
  try {
    return { priced: await api.call('replaceCart', { body: { lines } }), gone: left }
  } catch (error) {
    const rejected = rejectedLines(error)
    if (rejected.size === 0) throw error
    const priced = await api.call('replaceCart', {
      body: { lines: lines.filter((_, index) => !rejected.has(index)) },
    })
    const names = lines.filter((_, index) => rejected.has(index)).map(({ productId }) => nameOf(productId))
    return { priced, gone: [...left, ...names] }
  }
}

/** Milliseconds before a shop that responds but fails is asked again. */
const retryAfter = 10_000

/** Sends what is pending on top of what the shop stores now, so that another device's changes stay. */
async function syncStored(uid: string): Promise<void> {
  const kept = cartStore.read()
  const sent = pendingOf(kept, uid)
  const stored = await api.call('getCart')
  const seen = kept.account?.uid === uid ? kept.account.entries : []
  const changes = changesOn(stored.lines, sent.changes, seen)
  const nameOf = (productId: string) => nameIn(kept, productId)
  const merged = mergedCart(stored.lines, sent.guest)
  const fitting = new Set(merged.map(({ productId }) => productId))
  const noRoom = sent.guest.flatMap(({ productId }) => (fitting.has(productId) ? [] : nameOf(productId)))
  const { priced, gone } =
    sent.guest.length + sent.changes.length > 0
      ? await replaceCart(applied(merged, changes), stored, nameOf)
      : { priced: stored, gone: [] }
  // Somebody else may have signed in meanwhile.
  if (session.account()?.uid !== uid) return
  cartStore.change((now) => withSynced(now, { uid, priced, sent, gone, noRoom, now: Date.now() }))
}

/** Whether the cart has changed since what is on its way to the shop was read. */
let again = false

async function priceGuest(): Promise<void> {
  const kept = cartStore.read()
  const { guest } = kept
  if (guest.length === 0) return
  const priced = await api.call('priceCart', { body: { lines: guest } })
  if (session.account()) return
  // What was put in meanwhile has no price yet.
  again ||= cartStore.read() !== kept
  const known = new Set(priced.lines.map(({ productId }) => productId))
  const missing = guest.map(({ productId }) => productId).filter((productId) => !known.has(productId))
  cartStore.change((now) => {
    const untold = goneFor(now, undefined)
    return {
      ...now,
      ...untold,
      priced,
      guest: now.guest.filter(({ productId }) => !missing.includes(productId)),
      gone: [...new Set([...untold.gone, ...missing.map((productId) => nameIn(now, productId))])],
      goneOf: undefined,
    }
  })
}

const isWorthRepeating = (error: unknown) => isUnsettled(error) || hasCode(error, 'too_many_requests')

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
function runExclusive(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('wood-master.cart', work) : work()
}

const untilSettled = sharedWhilePending(async () => {
  do {
    again = false
    await runExclusive(once)
  } while (again && cartStatus.read().state !== 'failed')
})

/** Brings the shop's cart and this browser's together. Never rejects: `cartStatus` says how it went. */
export function syncCart(): Promise<void> {
  again = true
  return untilSettled()
}

// As soon as the shop responds again, what waited is sent.
connection.subscribe(() => {
  if (connection.read() && cartStatus.read().state === 'failed') void syncCart()
})
