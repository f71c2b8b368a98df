import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@wood-master/contract/locale'
import { canBeBought, type Product, skuKey } from '../domain/catalog/product.ts'
import type { CatalogPage, CatalogRequest, Synonym } from '../domain/catalog/product-search.ts'
import { facetsOf, hasChosen } from './facets.ts'
import { pageOfList } from './page-of-list.ts'
import { type Hits, ProductIndex } from './product-index.ts'
import { newestFirst, type Ranked, type ReadWith, rank, sorted } from './ranking.ts'
import { type Reading, readingsOf } from './readings.ts'
import { type SearchTerm, searchTermsOf } from './words.ts'

/** Products put into an index before others may use the processor. */
export const productsAtATime = 100

/** Products that the words of a search may lead to, each counted once for each word; further words are left out. */
const mostCandidates = 15_000

export class Catalog {
  synonyms: readonly Synonym[] = []
  private readonly products = new Map<string, Product>()
  /** Counted, and known by their SKUs; nothing else finds them. */
  private readonly drafts = new Map<string, Product>()
  private readonly english = new ProductIndex('en')
  /** Of the languages that somebody has searched in, also while they are still being made. */
  private readonly indexes = new Map<Locale, ProductIndex>([['en', this.english]])
  private readonly made = new Map<Locale, Promise<void>>()
  /** Sorting thousands costs more than everything else; it is done once for each state of the shop. */
  private newest: readonly Product[] | undefined

  /** `indexed`: words are found here; otherwise they are only known. */
  constructor(private readonly indexed = true) {}

  get size(): number {
    return this.products.size + this.drafts.size
  }

  get(id: string): Product | undefined {
    return this.products.get(id)
  }

  byId(ids: readonly string[]): Map<string, Product> {
    return new Map(this.productsOf(ids).map((product) => [product.id, product]))
  }

  /** The products, the drafts or both, in no order. */
  all(drafts?: 'with' | 'only'): Product[] {
    return [...(drafts === 'only' ? [] : this.products.values()), ...(drafts ? this.drafts.values() : [])]
  }

  bySku(keys: ReadonlySet<string>): Map<string, Product> {
    const found = this.all('with').filter(({ sku }) => keys.has(skuKey(sku)))
    return new Map(found.map((product) => [skuKey(product.sku), product]))
  }

  put(product: Product): void {
    if (product.draft) {
      this.remove(product.id)
      this.drafts.set(product.id, product)
      return
    }
    this.drafts.delete(product.id)
    this.products.set(product.id, product)
    for (const index of this.indexes.values()) {
      index.learn(product)
      if (this.indexed) index.put(product)
    }
    this.newest = undefined
  }

  /** Makes the index of a language when it is first asked for; without it a search finds what is called so in English. */
  prepare(language: Locale): Promise<void> {
    const making = this.made.get(language) ?? (language === 'en' ? Promise.resolve() : this.make(language))
    this.made.set(language, making)
    return making
  }

  private async make(language: Locale): Promise<void> {
    const index = new ProductIndex(language)
    await this.each((product) => index.learn(product))
    this.indexes.set(language, index)
    if (this.indexed) await this.each((product) => index.put(product))
  }

  private async each(work: (product: Product) => void): Promise<void> {
    for (const [position, id] of [...this.products.keys()].entries()) {
      const product = this.products.get(id)
      if (product) work(product)
      // Thousands would hold the event loop for half a second.
      if (position % productsAtATime === productsAtATime - 1) await setImmediate()
    }
  }

  remove(id: string): void {
    this.drafts.delete(id)
    this.products.delete(id)
    for (const index of this.indexes.values()) index.remove(id)
    this.newest = undefined
  }

  newestFirst(): readonly Product[] {
    this.newest ??= sorted([...this.products.values()], 'newest')
    return this.newest
  }

  /** Throws `invalid_request` for a bad cursor. */
  find(request: CatalogRequest, language: Locale = 'en'): CatalogPage {
    const { q, category, material, maxUnitPrice, available, sort } = request
    const found = (q ? this.search(q, this.indexIn(language)) : this.newestFirst()).filter(
      (product) =>
        (maxUnitPrice === undefined || product.unitPrice <= maxUnitPrice) &&
        (!available || canBeBought(product)),
    )
    const chosen = found.filter((product) => hasChosen(product, { category, material }))
    const inOrder = sort && (q || sort !== 'newest') ? sorted(chosen, sort, language) : chosen
    const { items, nextCursor } = pageOfList(inOrder, request)
    return {
      products: items,
      total: chosen.length,
      facets: facetsOf(found, { category, material }, language, this.newestFirst()),
      nextCursor,
    }
  }

  near(text: string, limit: number, language: Locale = 'en'): Product[] {
    const index = this.indexIn(language)
    const scores = new Map<string, number>()
    let looked = 0
    // Long words are rare and tell the most.
    for (const term of searchTermsOf(text, language).toSorted(longestFirst)) {
      if (looked >= mostCandidates) break
      const hits = index.looseHits(term)
      looked += hits.size
      for (const [id, { score }] of hits) scores.set(id, (scores.get(id) ?? 0) + score)
    }
    const close = [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
    const rest = this.newestFirst().filter((product) => !scores.has(product.id) && canBeBought(product))
    return [...this.productsOf(close), ...rest].slice(0, limit)
  }

  /** The index of the language, or what is known of its words. */
  indexIn(language: Locale): ProductIndex {
    return this.indexes.get(language) ?? this.english
  }

  private search(q: string, index: ProductIndex): Product[] {
    const readings = readingsOf(q, this.synonyms, index)
    const hitsOf = boundedHits(index)
    const found = this.ranked(readings, hitsOf)
    // Nothing has these measures, but something has the words.
    const ranked = found.length > 0 ? found : this.ranked(readings.map(withoutNumbers), hitsOf)
    return ranked
      .flatMap(({ id, grade, score }) => {
        const product = this.products.get(id)
        return product ? [{ product, grade, score: Math.round(score * 1e6) }] : []
      })
      .toSorted(
        (one, other) =>
          one.grade - other.grade || other.score - one.score || newestFirst(one.product, other.product),
      )
      .map(({ product }) => product)
  }

  private ranked(readings: readonly Reading[], hitsOf: ReturnType<typeof boundedHits>): Ranked[] {
    const read = readings.map((reading): ReadWith => {
      const found = reading.flatMap((term, index) => {
        const hits = hitsOf(term, index === reading.length - 1)
        return hits ? [{ term, hits }] : []
      })
      return { reading: found.map(({ term }) => term), hits: found.map(({ hits }) => hits) }
    })
    return rank(
      read.filter(({ hits }) => hits.length > 0),
      this.size,
    )
  }

  private productsOf(ids: readonly string[]): Product[] {
    return ids.flatMap((id) => this.products.get(id) ?? [])
  }
}

const withoutNumbers = (reading: Reading) => reading.filter(({ number }) => !number)

const longestFirst = (one: SearchTerm, other: SearchTerm) => other.text.length - one.text.length

/** What the terms of one search lead to, each looked up once; nothing for further terms once it is too much. */
function boundedHits(index: ProductIndex): (term: SearchTerm, typing: boolean) => Hits | undefined {
  const known = new Map<string, Hits>()
  let looked = 0
  return (term, typing) => {
    const key = JSON.stringify([term, typing])
    const before = known.get(key)
    if (before || looked >= mostCandidates) return before
    const hits = index.hits(term, typing)
    known.set(key, hits)
    looked += hits.size
    return hits
  }
}
