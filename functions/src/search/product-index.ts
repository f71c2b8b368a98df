import type { Locale } from '@wood-master/contract/locale'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { inLanguageOf, type Product } from '../domain/catalog/product.ts'
import { grammars } from './grammar.ts'
import { indexTermsOf, type SearchTerm, stemOf, swappedLetters, wordsOf } from './words.ts'

export interface Hit {
  score: number
  /** In what it is called or sorted under, not only in its description. */
  title: boolean
  /** Its category is called so: the term says what kind of thing is wanted. */
  kind: boolean
}
export type Hits = ReadonlyMap<string, Hit>

/** `english`: what a product that is translated is called in the language of the shop, of its address and its invoices. */
const boost = { name: 5, sku: 4, category: 3, material: 3, description: 1, english: 1 }
const weights = { fuzzy: 0.5, prefix: 0.4 }
const titleFields = new Set(['name', 'sku', 'category', 'material'])

function textsOf(product: Product, language: Locale) {
  const spoken = inLanguageOf(product, language)
  const { id, name, sku, category, material = '', description } = spoken
  const english = spoken === product ? '' : `${product.name} ${product.category} ${product.material ?? ''}`
  return { id, name, sku, category, material, description, english }
}

const shortestHead = 4
const shortestModifier = 3

/** The words of all products in a language. A product whose words stay the same costs nothing to put in again. */
export class ProductIndex {
  private readonly vocabulary = new Set<string>()
  /** The parts of SKUs: whoever types one means it, but no word of the language is torn apart for them. */
  private readonly codes = new Set<string>()
  private readonly mini = new MiniSearch<ReturnType<typeof textsOf>>({
    fields: Object.keys(boost),
    tokenize: (text, field) => this.termsOf(text, field),
    processTerm: (term) => term,
    // What was typed has been taken apart before.
    searchOptions: { tokenize: (text) => [text], boost, weights, combineWith: 'OR' },
  })
  private readonly indexed = new Map<string, string>()

  constructor(readonly language: Locale) {}

  /** Learns the words of a product before any is put in, because they tell of which words others are put together. */
  learn(product: Product): void {
    if (!grammars[this.language].compounds) return
    const { name, category, material, description } = textsOf(product, this.language)
    for (const word of wordsOf([name, category, material, description].join(' '), this.language))
      this.vocabulary.add(stemOf(word, this.language))
  }

  put(product: Product): void {
    const texts = textsOf(product, this.language)
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

  /** True when some product has, or had, the word as it is or with another ending. */
  knows = (word: string): boolean => this.vocabulary.has(stemOf(word, this.language))

  /** The same, or true for a part of a SKU: it is not taken apart. */
  knowsWhole = (word: string): boolean => this.knows(word) || this.codes.has(stemOf(word, this.language))

  private termsOf(text: string, field: string | undefined): string[] {
    const terms = indexTermsOf(text, this.language)
    if (field === 'english') return terms
    const known = field === 'sku' ? this.codes : this.vocabulary
    for (const term of terms) known.add(term)
    if (field === 'sku' || !grammars[this.language].compounds || !titleFields.has(field ?? '')) return terms
    const heads = terms.flatMap((term) => this.headsOf(term))
    for (const head of heads) this.vocabulary.add(head)
    return [...terms, ...heads]
  }

  /** What a word ends with where that, or what stands before it, is a known word: 'Tischbein' is a 'Bein'. */
  private headsOf(word: string): string[] {
    const heads: string[] = []
    for (let at = shortestModifier; at <= word.length - shortestHead; at++) {
      const head = stemOf(word.slice(at), this.language)
      if (head.length < shortestHead) break
      if (this.vocabulary.has(head) || (at >= shortestHead && this.knows(word.slice(0, at)))) heads.push(head)
    }
    return heads
  }

  /** The products that have the term. `typing`: it is the last one, of which the end may still be missing. */
  hits({ text, number, unit }: SearchTerm, typing: boolean): Hits {
    if (number) return hitsOf(this.mini.search({ queries: unit ? [text, text + unit] : [text] }))
    const found = this.mini.search(this.queryOf(text, typing))
    if (found.length > 0) return hitsOf(found)
    const mistyped = { queries: [text], fuzzy: mistakesIn(text) }
    return hitsOf(this.mini.search({ queries: [mistyped, ...swappedLetters(text)] }))
  }

  private queryOf(text: string, typing: boolean): Query {
    const stem = stemOf(text, this.language)
    const isWhole = this.vocabulary.has(stem)
    if (isWhole && stem === text && !typing) return { queries: [stem] }
    const begun = isWhole && !typing && stem.length > 2 ? [] : [text]
    const queries = [...new Set([...begun, ...(stem.length > 2 ? [stem] : [])])]
    // One or two letters begin so many words that only titles count.
    const fields = text.length > 2 ? {} : { fields: [...titleFields] }
    return { queries, prefix: true, ...fields }
  }

  /** For what is near: looser about typing errors, unless they could make any word of a short one. */
  looseHits(term: SearchTerm): Hits {
    const hits = this.hits(term, true)
    const fuzzy = Math.min(2, Math.floor(term.text.length / 3))
    if (hits.size > 0 || term.number || fuzzy === 0) return hits
    return hitsOf(this.mini.search({ queries: [term.text], fuzzy, prefix: true }))
  }
}

const mistakesIn = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Loops instead of chains: thousands of results pass here for one letter. */
function hitsOf(results: readonly SearchResult[]): Hits {
  const hits = new Map<string, Hit>()
  for (const { id, score, match } of results) {
    const hit = { score, title: false, kind: false }
    for (const term in match) {
      for (const field of match[term] ?? []) {
        hit.title ||= titleFields.has(field) || field === 'english'
        hit.kind ||= field === 'category'
      }
    }
    hits.set(id, hit)
  }
  return hits
}
