import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../src/domain/catalog/product.ts'
import type { CatalogRequest, ProductSearch, Synonym } from '../../src/domain/catalog/product-search.ts'
import { inLanguage } from '../../src/domain/language.ts'
import { oakDowels } from './oak-dowels.ts'

export type MakeEngine = (products: Product[], synonyms: Synonym[]) => ProductSearch | Promise<ProductSearch>

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const product = (id: string, change: Partial<Product>): Product => ({ ...oakDowels, id, sku: id, ...change })

const legs = { category: 'Legs and feet' }
const products = [
  product('rods', {
    name: 'Oak Dowel Rods 12 mm × 600 mm',
    sku: 'DWL-OAK-12',
    category: 'Dowels',
    material: 'Oak',
    description: 'Straight-grained and cut square, for ladder rungs',
    unitPrice: 1_360,
    createdAt: day(1),
  }),
  product('pins', {
    name: 'Dowel Pins 8 × 40 mm',
    sku: 'DWL-BIR-0840',
    category: 'Dowels',
    material: 'Birch',
    description: 'Fluted, with chamfered ends',
    unitPrice: 420,
    createdAt: day(2),
  }),
  product('shaker', {
    name: 'Shaker Table Leg 720 mm',
    material: 'Walnut',
    ...legs,
    description: 'Sanded. Moisture 120 grams to the kilo',
    unitPrice: 3_450,
    createdAt: day(3),
  }),
  product('tapered', {
    name: 'Tapered Leg 400 mm',
    material: 'Beech',
    ...legs,
    description: 'Sanded, with a hanger bolt',
    unitPrice: 980,
    createdAt: day(4),
    availableQuantity: 0,
  }),
  product('saw', {
    name: 'Dovetail Saw',
    // Of two words that others have.
    sku: 'LADDERRUNG-3',
    category: 'Saws',
    material: undefined,
    description: 'Sanded handle. Starts without a nudge',
    unitPrice: 7_200,
    createdAt: day(5),
    translations: { de: { category: 'Sägen' } },
  }),
  product('banding', {
    name: 'Oak Edge Banding 22 mm',
    category: 'Edge banding',
    material: 'oak',
    description: 'Sanded veneer for 120 m of shelves',
    unitPrice: 3_890,
    createdAt: day(6),
  }),
]
const newestFirst = products.map(({ id }) => id).toReversed()

function asking(make: MakeEngine) {
  const made = {} as { search: ProductSearch }
  beforeEach(async () => {
    made.search = await make(products, [{ typed: 'broom handle', means: 'dowel' }])
  })
  const find = async (request: Partial<CatalogRequest>) => made.search.find({ limit: 100, ...request })
  const ids = async (request: Partial<CatalogRequest>) => (await find(request)).products.map(({ id }) => id)
  return { made, find, ids }
}

/** What every engine must do where there are no words: the part that one with a server does without it. */
export function productListsContract(name: string, make: MakeEngine): void {
  describe(`${name}, browsing`, () => {
    const { find, ids } = asking(make)

    it('shows everything, the newest first', async () => {
      expect(await ids({})).toEqual(newestFirst)
    })

    it.each([
      ['price', ['pins', 'tapered', 'rods', 'shaker', 'banding', 'saw']],
      ['-price', ['saw', 'banding', 'shaker', 'rods', 'tapered', 'pins']],
      ['name', ['saw', 'pins', 'rods', 'banding', 'shaker', 'tapered']],
      ['newest', newestFirst],
    ] as const)('sorts by %s', async (sort, order) => {
      expect(await ids({ sort })).toEqual(order)
    })

    it('filters by category and material without case, by price and by stock', async () => {
      expect(await ids({ category: 'dowels' })).toEqual(['pins', 'rods'])
      expect(await ids({ material: 'OAK' })).toEqual(['banding', 'rods'])
      expect(await ids({ maxUnitPrice: 980 })).toEqual(['tapered', 'pins'])
      expect(await ids({ ...legs, available: true })).toEqual(['shaker'])
    })

    it('counts each facet beside the other filters and not beside its own', async () => {
      const { facets, total } = await find({ category: 'Dowels' })
      expect(total).toBe(2)
      expect(facets.category).toEqual([
        { value: 'Dowels', count: 2 },
        { value: 'Legs and feet', count: 2 },
        { value: 'Edge banding', count: 1 },
        { value: 'Saws', count: 1 },
      ])
      expect(facets.material.toSorted((one, other) => one.value.localeCompare(other.value))).toEqual([
        { value: 'Birch', count: 1 },
        { value: 'Oak', count: 1 },
      ])
    })

    it('names what was chosen, also where nothing is left of it', async () => {
      const { facets } = await inLanguage('de', () => find({ category: 'saws', material: 'Walnut' }))
      expect(facets.category).toEqual([
        { value: 'Legs and feet', count: 1 },
        { value: 'Saws', label: 'Sägen', count: 0 },
      ])
      expect((await find({ category: 'Umbrellas' })).facets.category).toHaveLength(4)
    })

    it('pages to the end without losing or repeating anything', async () => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await find({ limit: 4, cursor })
        expect(page.total).toBe(products.length)
        seen.push(...page.products.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== undefined)
      expect(seen).toEqual(newestFirst)
    })

    it('rejects a cursor that it did not make', async () => {
      await expect(find({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'invalid_request' })
    })
  })
}

/** What every search engine must do; each is handed its products and synonyms by `make`. */
export function productSearchContract(name: string, make: MakeEngine): void {
  productListsContract(name, make)

  describe(`${name}, searching`, () => {
    const { made, find, ids } = asking(make)

    it.each([
      ['a name', 'shaker', 'shaker'],
      ['a description', 'nudge', 'saw'],
      ['a SKU', 'dwl-oak-12', 'rods'],
      ['a SKU of two words', 'LADDERRUNG-3', 'saw'],
      ['a part of one', 'ladderrung', 'saw'],
      ['a category', 'saws', 'saw'],
      ['a material', 'walnut', 'shaker'],
      ['a plural', 'shakers', 'shaker'],
      ['another form of a word', 'tapering', 'tapered'],
      ['a beginning, while it is typed', 'shak', 'shaker'],
      ['words in any order', 'leg walnut', 'shaker'],
      ['a wrong letter', 'walnit', 'shaker'],
      ['a missing letter', 'dovtail', 'saw'],
      ['two letters in the wrong order', 'shakre', 'shaker'],
      ['one word typed as two', 'dove tail', 'saw'],
      ['two words typed as one', 'edgebanding', 'banding'],
      ['a number beside its unit', '12mm dowel', 'rods'],
      ['a number apart from its unit', '12 mm dowel', 'rods'],
      ['two measures', '8x40 dowel', 'pins'],
      ['accents and capitals', 'SHÁKER', 'shaker'],
    ])('finds %s', async (_, q, first) => {
      expect((await ids({ q }))[0]).toBe(first)
    })

    it('takes numbers whole: 12 is not 120', async () => {
      expect(await ids({ q: '12' })).toEqual(['rods'])
      expect((await ids({ q: '120' })).toSorted()).toEqual(['banding', 'shaker'])
      expect(await ids({ q: '72' })).toEqual([])
    })

    it('adds products of the same kind where few have all that was typed', async () => {
      expect(await ids({ q: 'table legs' })).toEqual(['shaker', 'tapered'])
      expect((await ids({ q: 'oak dowels' })).toSorted()).toEqual(['pins', 'rods'])
    })

    it('finds a word in names and materials alike', async () => {
      expect((await ids({ q: 'oak' })).toSorted()).toEqual(['banding', 'rods'])
    })

    it('shows the newest first of those that fit alike', async () => {
      const alike = ['a', 'b', 'c'].map((id, index) =>
        product(id, { name: 'Ash peg', sku: 'PEG', createdAt: day(index + 1) }),
      )
      made.search = await make(alike, [])
      expect(await ids({ q: 'ash peg' })).toEqual(['c', 'b', 'a'])
    })

    it('follows synonyms', async () => {
      expect((await ids({ q: 'Broom handles' })).toSorted()).toEqual(['pins', 'rods'])
      expect(await ids({ q: 'oak broom handle' })).toEqual(['rods', 'pins'])
    })

    it('does not sell what many descriptions only mention', async () => {
      expect(await find({ q: 'sanded' })).toMatchObject({ products: [], total: 0 })
      expect(await made.search.near('sanded', 2)).toHaveLength(2)
    })

    it.each(['qwertyuiop', '§§§', '𠮷', '12 12 12 12', 'x'.repeat(80)])('survives %j', async (q) => {
      await find({ q })
      expect(await made.search.near(q, 3)).toHaveLength(3)
    })

    it('sorts what was found, when asked', async () => {
      expect(await ids({ q: 'dowel', sort: 'price' })).toEqual(['pins', 'rods'])
    })

    it('offers what comes near, and otherwise what is new and can be bought', async () => {
      expect((await made.search.near('dowel screws', 2)).map(({ id }) => id).toSorted()).toEqual([
        'pins',
        'rods',
      ])
      expect((await made.search.near('umbrella', 3)).map(({ id }) => id)).toEqual([
        'banding',
        'saw',
        'shaker',
      ])
    })
  })
}
