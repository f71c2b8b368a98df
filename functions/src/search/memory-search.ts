import { setImmediate } from 'node:timers/promises'
import { limits } from '@wood-master/contract/limits'
import { locale } from '@wood-master/contract/locale'
import { isLow } from '@wood-master/contract/purchase-rules'
import { canBeBought, inLanguageOf, type Product, skuKey } from '../domain/catalog/product.ts'
import type {
  ChangedProduct,
  ProductFeed,
  ProductNews,
  ProductSearch,
} from '../domain/catalog/product-search.ts'
import type { ProductRepository } from '../domain/catalog/product-store.ts'
import { Catalog, productsAtATime } from './catalog.ts'
import { pageOfList } from './page-of-list.ts'
import { sorted } from './ranking.ts'
import { wordsOf } from './words.ts'

/** The engine for up to some thousands of products: all of them in the memory of each instance. */
export function memorySearch(catalog: FreshCatalog): ProductSearch {
  async function inLanguage() {
    const known = await catalog.current()
    await known.prepare(locale())
    return known
  }
  return {
    async find(request) {
      const page = (await inLanguage()).find(request, locale())
      return { ...page, products: await catalog.inStockNow(page.products) }
    },
    near: async (text, limit) => catalog.inStockNow((await inLanguage()).near(text, limit, locale())),
  }
}

export const memoryProducts = (catalog: FreshCatalog): ProductRepository => ({
  async find(id) {
    const product = (await catalog.current()).get(id)
    return product && (await catalog.inStockNow([product]))[0]
  },
  async findAll(ids) {
    const found = (await catalog.current()).byId(ids)
    return new Map((await catalog.inStockNow([...found.values()])).map((product) => [product.id, product]))
  },
  async findBySku(keys) {
    const found = (await catalog.current()).bySku(keys)
    const inStock = await catalog.inStockNow([...found.values()])
    return new Map(inStock.map((product) => [skuKey(product.sku), product]))
  },
  all: async () => (await catalog.current()).newestFirst(),
  async list({ q = '', inStock, low, drafts, sort = 'newest', limit, cursor }) {
    const words = wordsOf(q, locale())
    const isCalled = (product: Product) => {
      if (words.length === 0) return true
      const names = `${inLanguageOf(product).name} ${product.name} ${product.sku}`
      const known = wordsOf(names, locale()).join(' ')
      return words.every((word) => known.includes(word))
    }
    const found = (await catalog.current())
      .all(drafts)
      .filter(
        (product) => (!inStock || canBeBought(product)) && (!low || isLow(product)) && isCalled(product),
      )
    const usual = q || cursor ? limits.pageSize : limits.wholeList
    const page = pageOfList(sorted(found, sort, locale()), { limit: limit ?? usual, cursor })
    return { ...page, items: await catalog.inStockNow(page.items) }
  },
  outdated: catalog.outdated,
})

export type FreshCatalog = ReturnType<typeof freshCatalog>

/** How old what is shown may be where nobody says otherwise, in milliseconds. */
const usualLifeMs = 2_000
/** How long after its own time a change may become visible, in milliseconds. */
const lateMs = 10_000
/** How long synonyms are kept, and how often products are counted, in milliseconds. */
const checkMs = 60_000

interface Known {
  catalog: Catalog
  times: Map<string, number>
  /** The time of the last change, by the database's clock, and when it was seen, by this one's. */
  seen: number
  seenAt: number
  /** When it was last asked what changed, by this clock. */
  lookedAt: number
  /** Whose stock is known since more sold than is read in one look; absent while nothing was missed. */
  certain?: Set<string>
}

/**
 * Keeps all products in memory and reads what changed when somebody asks. With a life of 0 ms every call looks. `indexed`: what
 * their words find is known here, and not by a server.
 */
export function freshCatalog(feed: ProductFeed, now: () => Date, lifeMs = usualLifeMs, indexed = true) {
  let state: Known | undefined
  let until = 0
  let checkUntil = 0
  let reading: Promise<void> | undefined
  /** Counts the calls of `outdated`: what was read before the last one may not know the change. */
  let changes = 0

  function see(known: Known, at: number): void {
    if (at <= known.seen) return
    known.seen = at
    known.seenAt = now().getTime()
  }

  function put(known: Known, { product, at }: ChangedProduct): void {
    known.certain?.add(product.id)
    // What was read for a page may be newer.
    if ((known.times.get(product.id) ?? 0) > at) return
    known.catalog.put(product)
    known.times.set(product.id, at)
  }

  function remove({ id, at }: ProductNews['removed'][number]): void {
    if (!state) return
    see(state, at)
    // A product may have come back under its old id.
    if ((state.times.get(id) ?? 0) > at) return
    state.catalog.remove(id)
    state.times.delete(id)
  }

  async function readAll(): Promise<void> {
    const [all, synonyms] = await Promise.all([feed.all(), feed.synonyms()])
    // What was seen stays seen: a product that was restored is older than its removal.
    const { seen = 0, seenAt = 0, lookedAt = 0 } = state ?? {}
    const read: Known = { catalog: new Catalog(indexed), times: new Map(), seen, seenAt, lookedAt }
    read.catalog.synonyms = synonyms
    for (const [index, product] of all.entries()) {
      put(read, product)
      see(read, product.at)
      // Thousands would hold the event loop for half a second.
      if (index % productsAtATime === productsAtATime - 1) await setImmediate()
    }
    state = read
  }

  async function readChanges(known: Known): Promise<void> {
    const { seen, seenAt, lookedAt } = known
    // By a look that reached back, because what is asked for at once isn't seen at one moment.
    const isSettled = lookedAt - seenAt > lateMs
    known.lookedAt = now().getTime()
    const news = await feed.since(isSettled ? seen + 1 : Math.max(0, seen - lateMs))
    if (news.isMoreSold) known.certain = new Set()
    for (const product of [...news.changed, ...news.sold]) {
      put(known, product)
      see(known, product.at)
    }
    news.removed.forEach(remove)
  }

  async function check(catalog: Catalog): Promise<void> {
    const [count, synonyms] = await Promise.all([feed.count(), feed.synonyms()])
    catalog.synonyms = synonyms
    if (count !== catalog.size) await readAll()
  }

  async function read(): Promise<void> {
    const moment = now().getTime()
    const before = changes
    if (!state) await readAll()
    else {
      await readChanges(state)
      if (moment >= checkUntil) await check(state.catalog)
    }
    if (changes !== before) return
    if (moment >= checkUntil) checkUntil = moment + checkMs
    until = moment + lifeMs
  }

  return {
    async current(): Promise<Catalog> {
      // Twice, because the reading that is under way may have begun before the last change.
      for (let round = 0; round < 2 && now().getTime() >= until; round++) {
        const isOwn = reading === undefined
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
        if (isOwn) break
      }
      // Read, or the reading has thrown.
      return state?.catalog ?? new Catalog(indexed)
    },
    /** The products with their stocks of now: where more sold than was read, these are read. */
    async inStockNow(products: readonly Product[]): Promise<Product[]> {
      const known = state
      const { certain } = known ?? {}
      const isDoubtful = ({ id, lanes }: Product) => Boolean(lanes) || (certain && !certain.has(id))
      const doubtful = products.filter(isDoubtful).map(({ id }) => id)
      if (!known || doubtful.length === 0) return [...products]
      for (const found of await feed.find(doubtful)) {
        // It may have been removed meanwhile.
        if (known.catalog.get(found.product.id)) put(known, found)
        certain?.add(found.product.id)
      }
      return products.flatMap((product) => (product.draft ? product : (known.catalog.get(product.id) ?? [])))
    },
    outdated() {
      changes++
      until = 0
      checkUntil = 0
    },
  }
}
