/** One write into a document, with those of its indexed fields that hold a time. */
export interface Write {
  path: string
  times: readonly string[]
}

/** What one purchase did, from its order to its parcel. */
export interface Purchase {
  reads: number
  writes: readonly Write[]
  /** Calls of Stripe's API. */
  stripe: number
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
}

/** Sustained writes a second into one document; bursts may be faster. */
const intoDocument = 1
/** Writes a second into an index whose values only grow. */
const intoGrowingIndex = 500
/** Calls a second of one of Stripe's endpoints in live mode. */
const toStripe = 25

const collectionOf = (path: string) => path.split('/').slice(0, -1).join('/')

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The share of all lines that the product has that sells best. */
export function shareOfFirst(products: number): number {
  let sum = 0
  for (let rank = 1; rank <= products; rank++) sum += 1 / rank
  return 1 / sum
}

/**
 * What purchases by different people have in common: documents that each of them writes, the product that sells best, indexes
 * whose values grow, and Stripe. `hot` is the product that all of them bought.
 */
export function sharedLoads(purchases: readonly Purchase[], hot: string, size: Size): Load[] {
  const all = purchases.flatMap(({ writes }) => writes)
  const ofOne = (count: number) => count / purchases.length
  const shared = [...counted(all.map(({ path }) => path))].filter(([path]) =>
    purchases.every(({ writes }) => writes.some((write) => write.path === path)),
  )
  const documents = shared.map(([path, count]) => {
    const sold = Math.min(1, shareOfFirst(size.products) * size.linesPerOrder)
    return path === hot
      ? { what: 'the product that sells best', perOrder: ofOne(count) * sold, most: intoDocument }
      : { what: path, perOrder: ofOne(count), most: intoDocument }
  })
  const entries = all.flatMap(({ path, times }) => times.map((field) => `${collectionOf(path)}, by ${field}`))
  const indexes = [...counted(entries)].map(([what, count]) => ({
    what: `index of ${what}`,
    perOrder: ofOne(count),
    most: intoGrowingIndex,
  }))
  const calls = ofOne(purchases.reduce((sum, { stripe }) => sum + stripe, 0))
  return [...documents, ...indexes, { what: "Stripe's busiest endpoint", perOrder: calls, most: toStripe }]
}

/** Orders a second that it takes. */
export const breaksAt = ({ perOrder, most }: Load): number => most / perOrder
