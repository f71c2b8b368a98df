import { describe, expect, it } from 'vitest'
import { oakDowels } from '../../test/support/oak-dowels.ts'
import { feedOf } from '../../test/support/product-feed.ts'
import { productSearchContract } from '../../test/support/product-search-contract.ts'
import { searchWishesContract } from '../../test/support/search-wishes-contract.ts'
import type { Product } from '../domain/catalog/product.ts'
import type { ProductFeed, Synonym } from '../domain/catalog/product-search.ts'
import { inLanguage } from '../domain/language.ts'
import { freshCatalog, memoryProducts, memorySearch } from './memory-search.ts'

const engineOf = (products: readonly Product[], synonyms: Synonym[] = []) =>
  memorySearch(freshCatalog(feedOf(products, synonyms), () => new Date()))

productSearchContract('the search in memory', engineOf)

it('is the repository of all products, too', async () => {
  const [saw, rods] = [
    { ...oakDowels, id: 'saw', sku: 'SAW-1' },
    { ...oakDowels, id: 'rods', sku: 'Rods-1' },
  ]
  const products = memoryProducts(freshCatalog(feedOf([saw, rods]), () => new Date()))
  expect(await products.find('saw')).toEqual(saw)
  expect(await products.find('missing')).toBeUndefined()
  expect(await products.findAll(['rods', 'missing'])).toEqual(new Map([['rods', rods]]))
  expect(await products.findBySku(new Set(['rods-1', 'none']))).toEqual(new Map([['rods-1', rods]]))
  expect((await products.all()).map(({ id }) => id).toSorted()).toEqual(['rods', 'saw'])
})

it.each([
  [{}, ['beech', 'ash']],
  [{ drafts: 'with' }, ['beech', 'draft', 'ash']],
  [{ drafts: 'only', q: 'nussbaum' }, ['draft']],
  [{ drafts: 'with', q: 'Bein lg' }, ['beech', 'draft', 'ash']],
  [{ drafts: 'with', q: 'leg' }, ['draft']],
  [{ drafts: 'with', low: true, q: 'tischbein' }, ['ash']],
  [{ inStock: true }, ['beech']],
] as const)('lists by what things are called in the language: %j', async (request, ids) => {
  const product = (id: string, name: string, change: Partial<Product> = {}): Product => ({
    ...oakDowels,
    id,
    sku: `LG-${id}`,
    name: id,
    translations: { de: { name } },
    ...change,
  })
  const products = memoryProducts(
    freshCatalog(
      feedOf([
        product('ash', 'Tischbein Esche', { availableQuantity: 0 }),
        product('beech', 'Ähnliches Bein'),
        product('draft', 'Bein Nussbaum', { draft: true, name: 'Walnut leg' }),
      ]),
      () => new Date(),
    ),
  )
  const list = (page = {}) => inLanguage('de', () => products.list({ ...request, ...page, sort: 'name' }))
  expect((await list()).items.map(({ id }) => id)).toEqual(ids)
  const { items, nextCursor } = await list({ limit: 1 })
  const rest = nextCursor ? (await list({ cursor: nextCursor })).items : []
  expect([...items, ...rest].map(({ id }) => id)).toEqual(ids)
})

it('lists a page of what is asked in words, and everything otherwise', async () => {
  const many = Array.from({ length: 150 }, (_, at) => ({ ...oakDowels, id: `p${at}`, sku: `LG-${at}` }))
  const products = memoryProducts(freshCatalog(feedOf(many), () => new Date()))
  expect((await products.list({ sort: 'name' })).items).toHaveLength(150)
  expect((await products.list({ sort: 'name', q: 'oak' })).items).toHaveLength(100)
})

searchWishesContract(engineOf)

const mostSold = 2

/** A database of products with a clock of its own, which notes what is asked of it. */
function aShop() {
  const products = new Map<string, { product: Product; at: number }>()
  /** Those of which nothing but the stock changed since. */
  const stocks = new Map<string, { product: Product; at: number }>()
  const removed: { id: string; at: number }[] = []
  const asked: string[] = []
  const found: number[] = []
  let time = 1_000_000
  const feed: ProductFeed = {
    async all() {
      asked.push('all')
      return [...products.values()]
    },
    async since(at) {
      asked.push('since')
      const late = (one: { at: number }) => one.at >= at
      const changed = [...products.values()].filter(late).map((one) => stocks.get(one.product.id) ?? one)
      found.push(changed.length)
      const sold = [...stocks.values()].filter(late).toSorted((one, other) => other.at - one.at)
      return {
        changed,
        sold: sold.slice(0, mostSold),
        isMoreSold: sold.length > mostSold,
        removed: removed.filter(late),
      }
    },
    async find(ids) {
      asked.push(`find ${ids.join()}`)
      return ids.flatMap((id) => stocks.get(id) ?? products.get(id) ?? [])
    },
    async count() {
      asked.push('count')
      return products.size
    },
    synonyms: async () => [],
  }
  return {
    feed,
    asked,
    found,
    now: () => new Date(time),
    pass: (ms: number) => {
      time += ms
    },
    put: (id: string, change: Partial<Product> = {}, at = ++time) =>
      products.set(id, { product: { ...oakDowels, id, ...change }, at }),
    sell: (id: string, availableQuantity: number) =>
      stocks.set(id, { product: { ...oakDowels, id, availableQuantity }, at: ++time }),
    remove: (id: string) => {
      products.delete(id)
      stocks.delete(id)
      removed.push({ id, at: ++time })
    },
    losesUnseen: (id: string) => products.delete(id),
  }
}

it('reads everything once, and then only what changed', async () => {
  const shop = aShop()
  shop.put('a', { availableQuantity: 10 })
  const fresh = freshCatalog(shop.feed, shop.now)
  await Promise.all([fresh.current(), fresh.current()])
  shop.put('a', { availableQuantity: 4 })
  shop.put('b')
  expect((await fresh.current()).get('a')?.availableQuantity).toBe(10)
  shop.pass(2_000)
  const catalog = await fresh.current()
  expect(catalog.get('a')?.availableQuantity).toBe(4)
  expect(catalog.size).toBe(2)
  expect(shop.asked).toEqual(['all', 'since'])
})

it('sees a change that became visible after a later one, and then reads neither again', async () => {
  const shop = aShop()
  shop.put('a')
  const fresh = freshCatalog(shop.feed, shop.now)
  await fresh.current()
  const late = shop.now().getTime()
  shop.pass(3_000)
  shop.put('a', { name: 'Later' })
  await fresh.current()
  shop.pass(2_000)
  shop.put('b', {}, late)
  expect((await fresh.current()).get('b')).toBeDefined()
  // The first look after a while still reaches back.
  for (let look = 0; look < 2; look++) {
    shop.pass(20_000)
    await fresh.current()
  }
  expect(shop.found.at(-1)).toBe(0)
})

it('looks at every call where nothing may be old, as several instances beside each other need', async () => {
  const shop = aShop()
  shop.put('a')
  const fresh = freshCatalog(shop.feed, shop.now, 0)
  await fresh.current()
  shop.put('b')
  expect((await fresh.current()).get('b')).toBeDefined()
  expect(shop.asked).toEqual(['all', 'since'])
})

it('asks nothing while what it has is new enough', async () => {
  const shop = aShop()
  const fresh = freshCatalog(shop.feed, shop.now)
  for (let view = 0; view < 100; view++) await fresh.current()
  expect(shop.asked).toEqual(['all'])
})

it('forgets a removed product, and knows one that came back under its id', async () => {
  const shop = aShop()
  shop.put('a')
  shop.put('b')
  const fresh = freshCatalog(shop.feed, shop.now)
  await fresh.current()
  shop.remove('a')
  shop.remove('b')
  shop.put('b', { name: 'Back again' })
  fresh.outdated()
  const catalog = await fresh.current()
  expect(catalog.get('a')).toBeUndefined()
  expect(catalog.get('b')?.name).toBe('Back again')
})

it('knows a change at once when it is told of it, even while it is reading', async () => {
  const shop = aShop()
  shop.put('a')
  const fresh = freshCatalog(shop.feed, shop.now)
  const early = fresh.current()
  shop.put('a', { name: 'New name' })
  fresh.outdated()
  expect((await fresh.current()).get('a')?.name).toBe('New name')
  await early
})

it('reads everything anew when products vanished past the shop', async () => {
  const shop = aShop()
  shop.put('a')
  shop.put('b')
  const fresh = freshCatalog(shop.feed, shop.now)
  await fresh.current()
  shop.losesUnseen('a')
  shop.pass(60_000)
  expect((await fresh.current()).get('a')).toBeUndefined()
})

it('keeps a product that an import brought back with its old time, although it was removed later', async () => {
  const shop = aShop()
  shop.put('a')
  const restored = shop.now().getTime()
  shop.put('b')
  const fresh = freshCatalog(shop.feed, shop.now)
  await fresh.current()
  shop.pass(20_000)
  shop.remove('a')
  for (let look = 0; look < 2; look++) {
    shop.pass(20_000)
    await fresh.current()
  }
  shop.put('a', {}, restored)
  shop.pass(60_000)
  for (let look = 0; look < 3; look++) {
    expect((await fresh.current()).get('a')).toBeDefined()
    shop.pass(2_000)
  }
})

it('tries again after a failed reading', async () => {
  const shop = aShop()
  shop.put('a')
  let failing = true
  const feed = {
    ...shop.feed,
    all: async () => {
      if (failing) throw new Error('the database does not respond')
      return shop.feed.all()
    },
  }
  const fresh = freshCatalog(feed, shop.now)
  await expect(fresh.current()).rejects.toThrow('does not respond')
  failing = false
  expect((await fresh.current()).size).toBe(1)
})

describe('stocks while much is sold', () => {
  async function aBusyShop() {
    const shop = aShop()
    for (const id of ['a', 'b', 'c', 'd']) shop.put(id, { availableQuantity: 100 })
    const fresh = freshCatalog(shop.feed, shop.now)
    await fresh.current()
    for (let look = 0; look < 2; look++) {
      shop.pass(20_000)
      await fresh.current()
    }
    shop.asked.length = 0
    return { shop, fresh, products: memoryProducts(fresh), search: memorySearch(fresh) }
  }
  const left = (found: readonly Product[]) =>
    Object.fromEntries(found.map(({ id, availableQuantity }) => [id, availableQuantity]))

  it('come with the look while few are sold, and nothing else is read', async () => {
    const { shop, products } = await aBusyShop()
    shop.sell('a', 90)
    shop.sell('b', 80)
    shop.pass(2_000)
    expect(left([...(await products.findAll(['a', 'b', 'c'])).values()])).toEqual({ a: 90, b: 80, c: 100 })
    expect(shop.asked).toEqual(['since'])
  })

  it('are read for what is shown, once, where more are sold than a look reads', async () => {
    const { shop, products, search } = await aBusyShop()
    for (const id of ['a', 'b', 'c']) shop.sell(id, 50)
    shop.pass(2_000)
    expect(left((await search.find({ limit: 10 })).products)).toEqual({ a: 50, b: 50, c: 50, d: 100 })
    expect((await products.find('a'))?.availableQuantity).toBe(50)
    // The look read two.
    expect(shop.asked).toEqual(['since', 'find d,a'])
    shop.pass(20_000)
    shop.sell('a', 49)
    expect((await products.find('a'))?.availableQuantity).toBe(49)
    expect((await products.find('d'))?.availableQuantity).toBe(100)
  })

  it('never go back to what an older reading says, and bring nothing back that was removed', async () => {
    const { shop, fresh, products } = await aBusyShop()
    for (const id of ['b', 'c', 'd']) shop.sell(id, 50)
    shop.sell('a', 40)
    shop.sell('b', 39)
    shop.pass(2_000)
    await fresh.current()
    const { find } = shop.feed
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    shop.feed.find = async (ids) => {
      const found = await find(ids)
      await held
      return found
    }
    const reading = products.findAll(['c', 'd'])
    await new Promise(setImmediate)
    shop.sell('c', 30)
    shop.remove('d')
    shop.pass(2_000)
    await fresh.current()
    release()
    expect(left([...(await reading).values()])).toEqual({ c: 30 })
    expect((await fresh.current()).get('d')).toBeUndefined()
  })
})
