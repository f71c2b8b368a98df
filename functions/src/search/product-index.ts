import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Product } from '../domain/catalog/product.ts'
import { swappedLetters } from './typing-errors.ts'
import { indexTermsOf, type SearchTerm, stemOf } from './words.ts'

/** How a product has a term. */
export interface Hit {
  score: number
  /** In what it is called or sorted under, not only in its description. */
  title: boolean
  /** Its category is called so: the term says what kind of thing is wanted. */
  kind: boolean
}
export type Hits = ReadonlyMap<string, Hit>

const boost = { name: 5, sku: 4, category: 3, material: 3, description: 1 }
const weights = { fuzzy: 0.5, prefix: 0.4 }
const titleFields = new Set(['name', 'sku', 'category', 'material'])

const textsOf = ({ id, name, sku, category, material = '', description }: Product) => ({
  id,
  name,
  sku,
  category,
  material,
  description,
})

/** The words of all products. A product whose words stay the same costs nothing to put in again. */
export class ProductIndex {
  private readonly mini = new MiniSearch<ReturnType<typeof textsOf>>({
    fields: Object.keys(boost),
    tokenize: indexTermsOf,
    processTerm: (term) => term,
    // What was typed has been taken apart before.
    searchOptions: { tokenize: (text) => [text], boost, weights, combineWith: 'OR' },
  })
  private readonly indexed = new Map<string, string>()

  put(product: Product): void {
    const texts = textsOf(product)
    const key = JSON.stringify(texts)
    const known = this.indexed.get(product.id)
    if (known === key) return
    if (known === undefined) this.mini.add(texts)
    else this.mini.replace(texts)
    this.indexed.set(product.id, key)
  }

  remove(id: string): void {
    if (this.indexed.delete(id)) this.mini.discard(id)
  }

  /** True when some product has the word, as it is or with another ending. */
  knows(word: string): boolean {
    return this.search(stemOf(word)).length > 0
  }

  /** The products that have the term. `typing`: it is the last one, of which the end may still be missing. */
  hits(term: SearchTerm, typing: boolean): Hits {
    const { text, number, unit } = term
    if (number) return hitsOf(this.search({ queries: unit ? [text, text + unit] : [text] }))
    const stem = stemOf(text)
    const exact = this.search(stem)
    const endings = stem.length > 2 && stem !== text ? [stem] : []
    const begun = (typing && text.length > 1) || exact.length === 0 ? [text, ...endings] : endings
    const longer = begun.length > 0 ? this.search({ queries: begun, prefix: true }) : []
    if (exact.length + longer.length > 0) return hitsOf(longer, hitsOf(exact))
    const mistyped = { queries: [text], fuzzy: mistakesIn(text) }
    return hitsOf(this.search({ queries: [mistyped, ...swappedLetters(text)] }))
  }

  /** For what is near: looser about typing errors. */
  looseHits(term: SearchTerm): Hits {
    const hits = this.hits(term, true)
    if (hits.size > 0 || term.number) return hits
    return hitsOf(this.search({ queries: [term.text], fuzzy: 2, prefix: true }))
  }

  private search(query: Query): SearchResult[] {
    return this.mini.search(query)
  }
}

/** How many letters may be wrong, more or missing. */
const mistakesIn = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2)

function hitsOf(results: readonly SearchResult[], exact: Hits = new Map()): Hits {
  const hits = new Map(exact)
  for (const { id, score, match } of results) {
    const fields = new Set(Object.values(match).flat())
    const known = hits.get(id)
    const title = [...fields].some((field) => titleFields.has(field))
    hits.set(id, {
      score: Math.max(score, known?.score ?? 0),
      title: title || (known?.title ?? false),
      kind: fields.has('category') || (known?.kind ?? false),
    })
  }
  return hits
}
