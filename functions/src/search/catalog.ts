import { canBeBought, type Product, skuKey } from '../domain/catalog/product.ts'
import type { CatalogPage, CatalogRequest } from '../domain/catalog/product-search.ts'
import type { Synonym } from '../domain/catalog/synonyms.ts'
import { facetsOf, hasChosen } from './facets.ts'
import { pageOfList } from './page-of-list.ts'
import { ProductIndex } from './product-index.ts'
import { newestFirst, type Ranked, rank, sorted } from './ranking.ts'
import { type Reading, readingsOf } from './readings.ts'
import { searchTermsOf } from './words.ts'

export class Catalog {
  synonyms: readonly Synonym[] = []
  private readonly products = new Map<string, Product>()
  private readonly index = new ProductIndex()
  /** Sorting thousands costs more than everything else; it is done once for each state of the shop. */
  private newest: readonly Product[] | undefined

  get size(): number {
    return this.products.size
  }

  get(id: string): Product | undefined {
    return this.products.get(id)
  }

  byId(ids: readonly string[]): Map<string, Product> {
    return new Map(this.productsOf(ids).map((product) => [product.id, product]))
  }

  bySku(keys: ReadonlySet<string>): Map<string, Product> {
    const found = [...this.products.values()].filter(({ sku }) => keys.has(skuKey(sku)))
    return new Map(found.map((product) => [skuKey(product.sku), product]))
  }

  put(product: Product): void {
    this.products.set(product.id, product)
    this.index.put(product)
    this.newest = undefined
  }

  remove(id: string): void {
    this.products.delete(id)
    this.index.remove(id)
    this.newest = undefined
  }

  newestFirst(): readonly Product[] {
    this.newest ??= sorted([...this.products.values()], 'newest')
    return this.newest
  }

  /** Throws `invalid_request` for a bad cursor. */
  find(request: CatalogRequest): CatalogPage {
    const { q, category, material, maxUnitPrice, available, sort } = request
    const found = (q ? this.search(q) : this.newestFirst()).filter(
      (product) =>
        (maxUnitPrice === undefined || product.unitPrice <= maxUnitPrice) &&
        (!available || canBeBought(product)),
    )
    const chosen = found.filter((product) => hasChosen(product, { category, material }))
    const inOrder = sort && (q || sort !== 'newest') ? sorted(chosen, sort) : chosen
    const { items, nextCursor } = pageOfList(inOrder, request)
    return {
      products: items,
      total: chosen.length,
      facets: facetsOf(found, { category, material }),
      nextCursor,
    }
  }

  near(text: string, limit: number): Product[] {
    const scores = new Map<string, number>()
    for (const term of searchTermsOf(text)) {
      for (const [id, { score }] of this.index.looseHits(term)) scores.set(id, (scores.get(id) ?? 0) + score)
    }
    const close = [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
    const rest = this.newestFirst().filter((product) => !scores.has(product.id) && canBeBought(product))
    return [...this.productsOf(close), ...rest].slice(0, limit)
  }

  private search(q: string): Product[] {
    const readings = readingsOf(q, this.synonyms, (word) => this.index.knows(word))
    const found = this.ranked(readings)
    // Nothing has these measures, but something has the words.
    const ranked = found.length > 0 ? found : this.ranked(readings.map(withoutNumbers))
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

  private ranked(readings: readonly Reading[]): Ranked[] {
    const read = readings
      .filter((reading) => reading.length > 0)
      .map((reading) => ({
        reading,
        hits: reading.map((term, index) => this.index.hits(term, index === reading.length - 1)),
      }))
    return rank(read, this.size)
  }

  private productsOf(ids: readonly string[]): Product[] {
    return ids.flatMap((id) => this.products.get(id) ?? [])
  }
}

const withoutNumbers = (reading: Reading) => reading.filter(({ number }) => !number)
