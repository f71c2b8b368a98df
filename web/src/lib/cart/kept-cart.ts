import type { ResponseOf } from '@wood-master/contract/calls'
import { type CartEntry, mergedCart } from '@wood-master/contract/cart-rules'
import { parsed } from '#lib/browser/storage.ts'
import * as m from '#texts/lib.ts'

export type Cart = ResponseOf<'getCart'>
export type CartLine = Cart['lines'][number]

/** What this browser keeps of a cart: enough to show it and to change it while the shop cannot be reached. */
export interface KeptCart {
  /** Signed out: the cart. Signed in: what is not merged into the stored cart yet. */
  guest: CartEntry[]
  /** The stored cart as last seen, and the changes that it has not got yet; quantity 0 takes a line out. */
  account?: { uid: string; entries: CartEntry[]; changes: CartEntry[]; syncedAt: number }
  /** The lines as they were priced last. */
  priced?: Cart
  /** What the lines are called that were never priced. */
  names: Record<string, string>
  /** Names of products that left the cart because the shop no longer has them. */
  gone: string[]
  /** Names of what was put in before the sign-in, for which the stored cart had no room. */
  noRoom: string[]
  /** Whose cart those left; absent for a guest's. */
  goneOf?: string | undefined
}

export const emptyCart: KeptCart = { guest: [], names: {}, gone: [], noRoom: [] }

type Entries = readonly CartEntry[]

/** The entries with changes on top, each line where it was. */
export function applied(entries: Entries, changes: Entries): CartEntry[] {
  const quantities = new Map(entries.map(({ productId, quantity }) => [productId, quantity]))
  for (const { productId, quantity } of changes) quantities.set(productId, quantity)
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }))
}

function knownOf(kept: KeptCart, uid: string) {
  return kept.account?.uid === uid ? kept.account : { uid, entries: [], changes: [], syncedAt: 0 }
}

/** Another account's are nobody else's to read; a guest's are those of whoever signs in. */
export const goneFor = ({ gone, noRoom, goneOf }: KeptCart, uid: string | undefined) =>
  !goneOf || goneOf === uid ? { gone, noRoom } : { gone: [], noRoom: [] }

/** The cart of whoever is signed in, or of this browser: what its owner has put into it, sent or not. */
export function entriesOf(kept: KeptCart, uid: string | undefined): CartEntry[] {
  if (!uid) return kept.guest
  const { entries, changes } = knownOf(kept, uid)
  return applied(mergedCart(entries, kept.guest), changes)
}

export const quantityIn = (entries: Entries, id: string): number =>
  entries.find(({ productId }) => productId === id)?.quantity ?? 0

/** The changes to lines last seen as `seen`; of a line that is gone meanwhile only what was added counts. */
export function changesOn(stored: Entries, changes: Entries, seen: Entries): CartEntry[] {
  return changes.map(({ productId, quantity }) => {
    const isGone = quantityIn(stored, productId) === 0
    return { productId, quantity: isGone ? Math.max(0, quantity - quantityIn(seen, productId)) : quantity }
  })
}

/** What the stored cart has not got yet. */
export function pendingOf(kept: KeptCart, uid: string): Pick<KeptCart, 'guest'> & { changes: CartEntry[] } {
  return { guest: kept.guest, changes: knownOf(kept, uid).changes }
}

/** The cart after its owner chose quantities; 0 takes a line out. */
export function withQuantities(kept: KeptCart, uid: string | undefined, chosen: CartEntry[]): KeptCart {
  if (!uid) return { ...kept, guest: applied(kept.guest, chosen) }
  const known = knownOf(kept, uid)
  const others = known.changes.filter(({ productId }) => !chosen.some((line) => line.productId === productId))
  return { ...kept, account: { ...known, changes: [...others, ...chosen] } }
}

const without = (entries: CartEntry[], sent: CartEntry[]) =>
  entries.filter(
    (entry) =>
      !sent.some(({ productId, quantity }) => productId === entry.productId && quantity === entry.quantity),
  )

interface Synced {
  uid: string
  priced: Cart
  /** What was sent; what was changed since then stays pending. */
  sent: ReturnType<typeof pendingOf>
  gone: string[]
  noRoom: string[]
  now: number
}

/** The cart once the shop has taken what was pending. */
export function withSynced(kept: KeptCart, { uid, priced, sent, gone, noRoom, now }: Synced): KeptCart {
  const untold = goneFor(kept, uid)
  const entries = priced.lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const known = knownOf(kept, uid)
  // What was changed again meanwhile was changed on top of what was sent.
  const changes = without(known.changes, sent.changes).map(({ productId, quantity }) => {
    const isSent = sent.changes.some((change) => change.productId === productId)
    const lost = isSent ? quantityIn(sent.changes, productId) - quantityIn(entries, productId) : 0
    return { productId, quantity: Math.max(0, quantity - lost) }
  })
  return {
    guest: without(kept.guest, sent.guest),
    account: { uid, entries, changes, syncedAt: now },
    priced,
    names: kept.names,
    gone: [...new Set([...untold.gone, ...gone])],
    noRoom: [...new Set([...untold.noRoom, ...noRoom])],
    goneOf: uid,
  }
}

export type ShownLine = ReturnType<typeof shownLines>[number]

/** The cart's lines as they are shown, with what was known of them last. */
export function shownLines(kept: KeptCart, uid: string | undefined) {
  return entriesOf(kept, uid).map(({ productId, quantity }) => {
    const last = kept.priced?.lines.find((line) => line.productId === productId)
    const name = nameIn(kept, productId)
    // Priced at another quantity while a change is being priced.
    return { productId, quantity, name, last, isPriced: last?.quantity === quantity }
  })
}

export const nameIn = ({ names, priced }: KeptCart, id: string): string =>
  priced?.lines.find(({ productId }) => productId === id)?.name ?? names[id] ?? m.aProduct()

const isEntries = (value: unknown): value is CartEntry[] =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'productId' in entry &&
      typeof entry.productId === 'string' &&
      'quantity' in entry &&
      Number.isInteger(entry.quantity),
  )

/** A kept cart read back; what something else wrote is an empty cart. */
export function parseKept(text: string | undefined): KeptCart {
  const value = (parsed(text) ?? {}) as Partial<KeptCart>
  const { guest, account } = value
  if (!isEntries(guest)) return emptyCart
  if (account && !(isEntries(account.entries) && isEntries(account.changes))) return emptyCart
  return { ...emptyCart, ...value }
}
