import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { oakDowels } from '../../test/support/oak-dowels.ts'
import { feedOf } from '../../test/support/product-feed.ts'
import { type Arrived, answering, nobodyThere, resultOf } from '../../test/support/typesense-answers.ts'
import type { Product } from '../domain/catalog/product.ts'
import { inLanguage } from '../domain/language.ts'
import { freshCatalog } from './memory-search.ts'
import { documentOf, facetKey } from './typesense-collection.ts'
import { typesenseSearch } from './typesense-search.ts'
import { typesenseServer } from './typesense-server.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const products: Product[] = [
  {
    ...oakDowels,
    id: 'rods',
    sku: 'ROD',
    category: 'Dowels',
    material: 'Oak',
    createdAt: day(1),
    translations: { de: { name: 'Dübel aus Eiche' } },
  },
  {
    ...oakDowels,
    id: 'saw',
    sku: 'SAW',
    category: 'Saws',
    availableQuantity: 0,
    createdAt: day(2),
    translations: { de: { category: 'Sägen' } },
  },
  { ...oakDowels, id: 'peg', sku: 'PEG', category: 'Pegs', material: 'oak', createdAt: day(3) },
]

function engineAt(url: string) {
  const failures: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (message: string) => failures.push(message) }
  const catalog = freshCatalog(
    feedOf(products, [{ typed: 'broom handle', means: 'dowel' }]),
    () => new Date(0),
    undefined,
    false,
  )
  return { search: typesenseSearch(catalog, typesenseServer({ url, apiKey: 'secret' }), log), failures }
}

/** An engine whose server gives these results to every search. */
async function engineThatFinds(...results: object[]) {
  const server = await answering(() => ({ results }))
  return { ...engineAt(server.url), arrived: server.arrived }
}

interface Asked {
  q: string
  query_by: string
  filter_by: string
  sort_by: string
  prefix: string
  offset: number
  limit: number
}
function asked(arrived: Arrived[]): Asked[] {
  const body = arrived.at(-1)?.body as { searches: Asked[] } | undefined
  return body?.searches ?? []
}
const found = (ids: string[], more = {}) => [
  resultOf(ids, more),
  resultOf([], { counts: { [facetKey('dowels')]: 2, [facetKey('saws')]: 3 } }),
  resultOf([], { counts: { [facetKey('oak')]: 2 } }),
  resultOf([], { found: 2 }),
  resultOf([], { found: 2 }),
]

describe('a page of what words find', () => {
  it('has the products of memory in the order of the answer, its counts by their names, and where it goes on', async () => {
    const { search, arrived } = await engineThatFinds(...found(['saw', 'gone', 'rods'], { found: 7 }))
    const page = await inLanguage('de', () => search.find({ q: 'oak', limit: 3 }))
    expect(page.products.map(({ id }) => id)).toEqual(['saw', 'rods'])
    expect(page.total).toBe(7)
    expect(page.facets).toEqual({
      category: [
        { value: 'Saws', label: 'Sägen', count: 3 },
        { value: 'Dowels', label: undefined, count: 2 },
      ],
      material: [{ value: 'oak', label: undefined, count: 2 }],
    })
    await search.find({ q: 'oak', limit: 3, cursor: page.nextCursor ?? '' })
    expect(asked(arrived)[0]).toMatchObject({ offset: 3, limit: 3 })
    expect(arrived.map(({ call, key }) => `${call} ${key}`)).toEqual(
      Array(2).fill('POST /multi_search secret'),
    )
  })

  it('names what was chosen, also where nothing is left of it', async () => {
    for (const results of [found([]), [...found([]).slice(0, 3), resultOf([], { found: 4 }), resultOf([])]]) {
      const { search } = await engineThatFinds(...results.with(1, resultOf([])))
      const { facets } = await inLanguage('de', () => search.find({ q: 'oak', category: 'SAWS', limit: 3 }))
      expect(facets.category).toEqual([{ value: 'Saws', label: 'Sägen', count: 0 }])
    }
  })

  it('ends with the last product', async () => {
    const { search } = await engineThatFinds(...found(['rods']))
    expect((await search.find({ q: 'oak', limit: 3 })).nextCursor).toBeUndefined()
  })

  it('rejects a cursor that the shop did not make', async () => {
    const { search, arrived } = await engineThatFinds(...found(['rods']))
    const bad = search.find({ q: 'oak', limit: 3, cursor: 'bm9uc2Vuc2U' })
    await expect(bad).rejects.toMatchObject({ code: 'invalid_request' })
    expect(arrived).toEqual([])
  })

  it.each([
    ['12mm dowels', '12 dowel', 'true'],
    ['dowel 8 × 40 mm', 'dowel 8 40', 'false'],
    ['Broom handles, oak', 'dowel oak', 'true'],
    ['"oak" -dowel *', 'oak dowel', 'true'],
  ])('asks for the words of %s, as they are in the collection', async (q, words, prefix) => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await search.find({ q, limit: 3 })
    expect(asked(arrived)[0]).toMatchObject({ q: words, prefix })
  })

  it.each([
    ['en', 'Tapered legs, 12 mm', 'tapering LEG 12mm'],
    ['de', 'Dübelstangen für Tischler', 'Duebelstange Tischlers'],
    ['fr', 'Pieds de table en chêne', "pied d'une table en chene"],
    ['ar', 'أوتاد البلوط ١٢ مم', 'اوتاد بلوط 12'],
  ] as const)('asks in %s for words that the collection has', async (language, name, q) => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await inLanguage(language, () => search.find({ q, limit: 3 }))
    const document = documentOf({ ...oakDowels, name })
    const words = Reflect.get(document, `name_${language}`).split(' ')
    expect(words).toEqual(expect.arrayContaining(asked(arrived)[0]?.q.split(' ') ?? []))
  })

  it('takes a German word apart that is made of words of the shop', async () => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await inLanguage('de', () => search.find({ q: 'Eichendübel', limit: 3 }))
    expect(asked(arrived)[0]?.q).toBe('eich dubel')
  })

  it('searches the fields of the language', async () => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await inLanguage('ar', () => search.find({ q: 'أوتاد', limit: 3, sort: 'name' }))
    expect(asked(arrived)[0]).toMatchObject({
      query_by: 'name_ar,category_ar,material_ar,sku,name_en,category_en,material_en,description_ar',
      sort_by: 'name_ar:asc',
    })
  })

  it('counts each facet beside the other filters and not beside its own', async () => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await search.find({
      q: 'oak',
      category: 'A',
      material: 'B',
      maxUnitPrice: 980,
      available: true,
      limit: 3,
    })
    const rest = 'unitPrice:<=980 && buyable:true'
    expect(asked(arrived).map(({ filter_by }) => filter_by)).toEqual([
      `category:=61 && material:=62 && ${rest}`,
      `material:=62 && ${rest}`,
      `category:=61 && ${rest}`,
      undefined,
      undefined,
    ])
  })

  it.each([
    'a` || buyable:false || category:=`a',
    'a && id:*',
    '\\`',
    '[..]',
    '*',
    '§',
    '\u0000',
    'ẞ'.repeat(60),
  ])('asks with nothing of %j but its digits', async (value) => {
    const { search, arrived } = await engineThatFinds(...found([]))
    await search.find({ q: 'oak', category: value, material: value, limit: 3 })
    expect(asked(arrived)[0]?.filter_by).toMatch(/^category:=[0-9a-f]+ && material:=[0-9a-f]+$/)
  })

  it('does not sell what many descriptions only mention', async () => {
    const [page = {}, ...facets] = found(['rods', 'saw', 'peg'])
    const mentioned = await engineThatFinds(
      page,
      ...facets.slice(0, 2),
      resultOf([], { found: 4 }),
      resultOf([]),
    )
    expect(await mentioned.search.find({ q: 'sanded', limit: 3 })).toMatchObject({ products: [], total: 0 })
    const few = await engineThatFinds(page, ...facets.slice(0, 2), resultOf([], { found: 3 }), resultOf([]))
    expect((await few.search.find({ q: 'sanded', limit: 3 })).total).toBe(3)
  })

  it('asks nothing where there are no words', async () => {
    const { search, arrived } = await engineThatFinds()
    expect(await search.find({ q: '§§§', limit: 3 })).toMatchObject({ total: 0 })
    expect((await search.find({ limit: 3 })).products.map(({ id }) => id)).toEqual(['peg', 'saw', 'rods'])
    expect((await search.find({ category: 'saws', limit: 3 })).total).toBe(1)
    expect(arrived).toEqual([])
  })
})

describe('what comes near', () => {
  it('is what is found, and then what is new and can be bought', async () => {
    const { search } = await engineThatFinds(resultOf(['saw']))
    expect((await search.near('saw', 3)).map(({ id }) => id)).toEqual(['saw', 'peg', 'rods'])
    expect(await search.near('saw', 1)).toHaveLength(1)
  })
})

describe('a server that gives no answer', () => {
  it.each([
    ['refuses', { status: 401, body: { message: 'Forbidden' } }],
    ['refuses one of the searches', { results: [{ code: 404, error: 'Not found.' }] }],
    ['says something else', '<html>'],
    ['says half of it', { results: [{ found: 1 }] }],
  ])('because it %s is told to people and to the log, and offers what is new', async (_, answer) => {
    const { url } = await answering(() => answer)
    const { search, failures } = engineAt(url)
    await expect(search.find({ q: 'oak', limit: 3 })).rejects.toMatchObject({ code: 'busy' })
    expect(failures).toEqual(['search engine silent'])
    expect((await search.near('oak', 3)).map(({ id }) => id)).toEqual(['peg', 'rods'])
    expect((await search.find({ limit: 3 })).total).toBe(3)
  })

  it('because it cannot be reached', async () => {
    const { search } = engineAt(await nobodyThere())
    await expect(search.find({ q: 'oak', limit: 3 })).rejects.toMatchObject({ code: 'busy' })
  })

  it('because it takes longer than a page waits', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    onTestFinished(() => waits.mockRestore())
    const { search } = await engineThatFinds(...found(['rods']))
    await expect(search.find({ q: 'oak', limit: 3 })).rejects.toMatchObject({ code: 'busy' })
    expect(waits).toHaveBeenCalledWith(1_500)
  })
})
