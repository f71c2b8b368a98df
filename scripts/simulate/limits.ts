import { laneCount } from '../../functions/src/data/stock-lanes.ts'
import type { StripeLimits } from '../../functions/src/gateways/stripe-line.ts'

/** An entry of an index that holds a time: values that only grow, behind those of the fields before it. */
export interface GrowingEntry {
  index: string
  /** The values before the time, as one text; empty where the index begins with the time. */
  prefix: string
}

/** One write into a document, with the entries that it makes in indexes whose values grow. */
export interface Write {
  path: string
  entries: readonly GrowingEntry[]
}

/** What one purchase did, from its order to its parcel. */
export interface Purchase {
  reads: number
  writes: readonly Write[]
}

/** A shop of a size: products in a ranking where the second sells half as often as the first, the third a third. */
export interface Size {
  ordersPerSecond: number
  products: number
  linesPerOrder: number
}

/** Something that all purchases share, and how often one of them needs it. */
export interface Load {
  what: string
  perOrder: number
  /** Most of them a second, by the platform's own pages. */
  most: number
  /** Documents that one purchase writes one of, by chance; left out, what is shared is no document. */
  documents?: number
  /** Whoever comes when it is full waits in line and loses nothing. */
  waits?: true
}

/** Sustained writes a second into one document; bursts may be faster. */
const intoDocument = 1
/** Writes a second into an index whose values only grow, or into one of its parts that begin with the same values. */
const intoGrowingIndex = 500

/** The share of all lines that the product has that sells best. */
export function shareOfFirst(products: number): number {
  let sum = 0
  for (let rank = 1; rank <= products; rank++) sum += 1 / rank
  return 1 / sum
}

/** How many lines of an order are of it, on average. */
export const soldOfFirst = ({ products, linesPerOrder }: Size): number =>
  Math.min(1, shareOfFirst(products) * linesPerOrder)

/** How often something was seen, by its name, and in which purchases. */
function seenIn(purchases: readonly Purchase[], namesOf: (write: Write) => readonly string[]) {
  const seen = new Map<string, { count: number; purchases: Set<Purchase> }>()
  for (const purchase of purchases)
    for (const name of purchase.writes.flatMap(namesOf)) {
      const known = seen.get(name) ?? { count: 0, purchases: new Set() }
      seen.set(name, { count: known.count + 1, purchases: known.purchases.add(purchase) })
    }
  return seen
}

/**
 * What purchases by different people have in common: documents that each of them writes, lanes of the product that sells best, and
 * indexes whose values grow, by the part that is written most: parts are apart as far as what stands before the time
 * differs from purchase to purchase. `hot` is the id of the product that all of them bought.
 */
export function sharedLoads(purchases: readonly Purchase[], hot: string, size: Size): Load[] {
  const sold = soldOfFirst(size)
  const ofOne = (count: number, name: string) => (count / purchases.length) * (name.includes(hot) ? sold : 1)
  const documents = [...seenIn(purchases, ({ path }) => [path.replace(/(?<=\/lanes\/)\d+$/, '{n}')])]
    .filter(([, seen]) => seen.purchases.size === purchases.length)
    .map(([path, { count }]) => {
      const documents = path.endsWith('/lanes/{n}') ? laneCount : 1
      const what = path.includes(hot) ? `the product that sells best: ${path.replace(hot, '{id}')}` : path
      return { what, perOrder: ofOne(count, path), most: documents * intoDocument, documents }
    })
  const parts = seenIn(purchases, ({ entries }) => entries.map((entry) => JSON.stringify(entry)))
  const busiest = new Map<string, number>()
  for (const [part, seen] of parts) {
    const { index, prefix } = JSON.parse(part) as GrowingEntry
    if (seen.purchases.size > 1 || purchases.length === 1)
      busiest.set(index, Math.max(busiest.get(index) ?? 0, ofOne(seen.count, prefix)))
  }
  const indexes = [...busiest].map(([index, perOrder]) => ({
    what: `index of ${index}`,
    perOrder,
    most: intoGrowingIndex,
  }))
  return [...documents, ...indexes]
}

/** What the calls of Stripe's endpoints, by their names, come to in `orders` purchases at once, where the account takes so many a second. */
export function stripeLoads(
  calls: readonly string[],
  orders: number,
  { anEndpoint, all }: StripeLimits,
): Load[] {
  const endpoints = Map.groupBy(calls, (call) => call)
  return [
    ...[...endpoints].map(([endpoint, { length }]) => ({
      what: `Stripe, ${endpoint}`,
      perOrder: length / orders,
      most: anEndpoint,
      waits: true as const,
    })),
    { what: 'Stripe, all calls', perOrder: calls.length / orders, most: all, waits: true },
  ]
}

/** Writes of one document for so many orders at once: how far they share them. */
export const documentLoad = (path: string, writes: number, orders: number): Load => ({
  what: path,
  perOrder: writes / orders,
  most: intoDocument,
  documents: 1,
})

/** Until Firestore takes so many operations a second, in minutes: it states 500 for the start, and half as many more every five minutes. */
export const warmUpMinutes = (perSecond: number): number =>
  5 * Math.max(0, Math.ceil(Math.log(perSecond / 500) / Math.log(1.5)))

/** Orders a second that it takes. */
export const breaksAt = ({ perOrder, most }: Load): number => most / perOrder
