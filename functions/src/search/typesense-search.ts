import { type Locale, locale } from '@wood-master/contract/locale'
import type { CatalogRequest, ProductSearch } from '../domain/catalog/product-search.ts'
import { errors } from '../domain/errors.ts'
import type { Log } from '../domain/log.ts'
import type { Catalog } from './catalog.ts'
import { labelled, withChosen } from './facets.ts'
import { type FreshCatalog, memorySearch } from './memory-search.ts'
import { cursorAfter, startOf } from './page-of-list.ts'
import { enough } from './ranking.ts'
import { type Reading, readingsOf } from './readings.ts'
import { alias, facetKey, searchedIn, valueOfKey } from './typesense-collection.ts'
import type { Found, TypesenseServer } from './typesense-server.ts'
import { searchTermsOf, stemOf } from './words.ts'

/**
 * The engine for more products than an instance can index: Typesense finds and ranks what words mean and counts its facets. It
 * answers ids; the products, with their price and stock of now, and every list without words stay in memory.
 */
export function typesenseSearch(catalog: FreshCatalog, server: TypesenseServer, log: Log): ProductSearch {
  const inMemory = memorySearch(catalog)

  async function ask(searches: object[]): Promise<Found[]> {
    try {
      return await server.search(searches)
    } catch (error) {
      log.error('search engine silent', { error })
      throw errors.searchSilent(error)
    }
  }

  return {
    /** Throws `busy` where Typesense does not answer: an index in memory is what the instances have no room for. */
    async find(request) {
      if (!request.q) return inMemory.find(request)
      const known = await catalog.current()
      const reading = await meantBy(request.q, known)
      const start = startOf(request.cursor)
      const all = known.newestFirst()
      const facetsOf = (...[category, material]: (Found | undefined)[]) => ({
        category: labelled(all, 'category', withChosen(request.category, countsOf(category)), locale()),
        material: labelled(all, 'material', withChosen(request.material, countsOf(material)), locale()),
      })
      const nothing = () => ({ products: [], total: 0, facets: facetsOf() })
      if (reading.length === 0) return nothing()
      const [page, category, material, mentions, titles] = await ask(
        searchesFor(reading, { ...request, start }, locale()),
      )
      const isSold = (titles?.found ?? 0) > 0 || (mentions?.found ?? 0) <= Math.max(enough, known.size / 100)
      if (!page || !isSold) return nothing()
      const ids = page.hits.map(({ document }) => document.id)
      const last = ids.at(-1)
      const next = start + ids.length
      return {
        products: await catalog.inStockNow([...known.byId(ids).values()]),
        total: page.found,
        facets: facetsOf(category, material),
        nextCursor:
          last !== undefined && next < page.found ? cursorAfter({ id: last, at: next - 1 }) : undefined,
      }
    },

    /** What is offered beside something else never fails because Typesense is silent. */
    async near(text, limit) {
      const known = await catalog.current()
      const reading = await meantBy(text, known)
      const asked = { ...wordsOf(reading, locale()), drop_tokens_threshold: limit, per_page: limit }
      const [close] = reading.length === 0 ? [] : await ask([asked]).catch(() => [])
      const found = known.byId(close?.hits.map(({ document }) => document.id) ?? [])
      const rest = known.near('', limit + found.size).filter(({ id }) => !found.has(id))
      return catalog.inStockNow([...found.values(), ...rest].slice(0, limit))
    },
  }
}

/** What was typed; or, as one query can't be several, what a synonym or its parts say it means. */
async function meantBy(typed: string, known: Catalog): Promise<Reading> {
  await known.prepare(locale())
  const terms = searchTermsOf(typed, locale())
  const readings = readingsOf(typed, known.synonyms, known.indexIn(locale()))
  return readings.find((reading) => textOf(reading) !== textOf(terms)) ?? terms
}

const textOf = (reading: Reading) => reading.map(({ text }) => text).join(' ')

/** The page; each facet beside the other's choice; how many products have all words at all, and in what they are called. */
function searchesFor(reading: Reading, request: CatalogRequest & { start: number }, language: Locale) {
  const words = wordsOf(reading, language)
  const facet = (field: 'category' | 'material') => ({
    ...words,
    filter_by: filterOf({ ...request, [field]: undefined }),
    facet_by: field,
    max_facet_values: mostFacetValues,
    per_page: 0,
  })
  const exact = { ...words, num_typos: '0', drop_tokens_threshold: 0, per_page: 0 }
  const titles = fieldsOf(searchedIn(language).titles)
  return [
    {
      ...words,
      filter_by: filterOf(request),
      sort_by: orders(language)[request.sort ?? 'fit'],
      offset: request.start,
      limit: request.limit,
    },
    facet('category'),
    facet('material'),
    exact,
    { ...exact, ...titles },
  ]
}

/** More than people choose from; Typesense returns ten unless told. */
const mostFacetValues = 250

const orders = (language: Locale) => ({
  fit: '_text_match:desc,createdAt:desc',
  newest: 'createdAt:desc',
  price: 'unitPrice:asc,createdAt:desc',
  '-price': 'unitPrice:desc,createdAt:desc',
  name: `name_${language}:asc`,
})

const fieldsOf = (fields: [field: string, weight: number][]) => ({
  query_by: fields.map(([field]) => field).join(),
  query_by_weights: fields.map(([, weight]) => weight).join(),
})

/** Words and numbers alone, so none of Typesense's own signs, such as quotes or minus, is among them. */
function wordsOf(reading: Reading, language: Locale) {
  return {
    collection: alias,
    q: reading.map(({ text, number }) => (number ? text : stemOf(text, language))).join(' '),
    ...fieldsOf(searchedIn(language).all),
    include_fields: 'id',
    highlight_fields: 'none',
    highlight_full_fields: 'none',
    // 12 is not the beginning of 120.
    prefix: String(reading.at(-1)?.number === false),
    enable_typos_for_numerical_tokens: false,
    split_join_tokens: 'always',
    // With fewer Typesense drops words, the kind of thing last: English and German name it at the end.
    drop_tokens_threshold: 2,
    drop_tokens_mode: language === 'en' || language === 'de' ? 'left_to_right' : 'right_to_left',
  }
}

function filterOf({ category, material, maxUnitPrice, available }: Omit<CatalogRequest, 'limit'>): string {
  return [
    ...(category === undefined ? [] : [`category:=${facetKey(category)}`]),
    ...(material === undefined ? [] : [`material:=${facetKey(material)}`]),
    ...(maxUnitPrice === undefined ? [] : [`unitPrice:<=${maxUnitPrice}`]),
    ...(available ? ['buyable:true'] : []),
  ].join(' && ')
}

const countsOf = (found: Found | undefined) =>
  (found?.facet_counts[0]?.counts ?? []).map(({ value, count }): [string, number] => [
    valueOfKey(value),
    count,
  ])
