import type { ParsedLine as SentLine } from '@wood-master/contract/cart'
import { limits } from '@wood-master/contract/limits'
import { type Locale, locale } from '@wood-master/contract/locale'
import * as m from '../../texts/cart.ts'
import { inLanguageOf, nameKey, type Product, skuKey } from '../catalog/product.ts'
import type { ProductSearch } from '../catalog/product-search.ts'
import type { ProductRepository } from '../catalog/product-store.ts'
import { attempt, type Log } from '../log.ts'
import type { ShopSettings } from '../settings.ts'
import { pricedLine } from './priced-cart.ts'
import { linesOf, plainMarks, type Reading, readingsOf, wholeNumber } from './read-order-list.ts'

/** As it goes over the wire, but with whole products, and money in minor units. */
export type ParsedLine = Pick<SentLine, 'input' | 'quantity' | 'unitPrice' | 'price'> & {
  product?: Product | undefined
  problem?: (Omit<NonNullable<SentLine['problem']>, 'suggestions'> & { suggestions?: Product[] }) | undefined
}

/** By `skuKey` and `nameKey`, in English and in the language of the moment; several may have the same name. */
export interface KnownProducts {
  bySku: ReadonlyMap<string, Product>
  byName: ReadonlyMap<string, readonly { product: Product }[]>
  /** By the letters and digits of their SKUs, for those that are mistyped. */
  byBareSku: readonly { product: Product; sku: string }[]
}

/** The repository hands out one list until a product changes, and to read thousands of names costs more than a pasted list. */
const read = new WeakMap<readonly Product[], Map<Locale, KnownProducts>>()

export function knownBy(products: readonly Product[]): KnownProducts {
  const ofLanguages = read.get(products) ?? new Map<Locale, KnownProducts>()
  read.set(products, ofLanguages)
  const known = ofLanguages.get(locale()) ?? readProducts(products)
  ofLanguages.set(locale(), known)
  return known
}

function readProducts(products: readonly Product[]): KnownProducts {
  const named = products.flatMap((product) => {
    const keys = [product, inLanguageOf(product)].map(({ name }) => nameKey(plainMarks(name)))
    return [...new Set(keys)].map((key) => ({ product, key }))
  })
  return {
    bySku: new Map(products.map((product) => [skuKey(product.sku), product])),
    byName: Map.groupBy(named, ({ key }) => key),
    byBareSku: products.map((product) => ({ product, sku: bare(product.sku) })),
  }
}

/** What a pasted list orders, line by line, without a read of the database for each. Changes nothing. */
export async function parseOrderList(
  shop: { knownProducts: ProductRepository; search: ProductSearch; settings: ShopSettings; log: Log },
  text: string,
  now: Date,
): Promise<ParsedLine[]> {
  const known = knownBy(await shop.knownProducts.all())
  const lines = linesOf(text).map((input) => readLine(input, known))
  const ordered = lines.flatMap(({ meant }) => (meant.length === 1 ? meant : []))
  const inStockNow = await shop.knownProducts.findAll(ordered.map(({ product }) => product.id))
  const unknown = lines.flatMap(({ readings, meant }) =>
    readings.length === 0 || meant.length > 0 ? [] : likeliestTerm(readings),
  )
  const near = new Map<string, Product[]>()
  const terms = [...new Set(unknown)]
  for (const term of terms.filter((each) => !isWords(each)).slice(0, mostSkus))
    near.set(term, suggestionsFor(term, [], known.byBareSku))
  for (const term of terms.filter((each) => isWords(each) && tellingWords(each)).slice(0, mostSearches)) {
    const request = { q: tellingWords(term), limit: mostSuggestions }
    const found = await attempt(shop.log, 'a list without suggestions', {}, () => shop.search.find(request))
    near.set(term, suggestionsFor(term, found?.products ?? [], known.byBareSku))
  }
  return lines.map((line) => parsedLine(line, { inStockNow, near, terms: shop.settings, now }))
}

interface ReadLine {
  input: string
  readings: Reading[]
  /** More than one where a name is not unique. */
  meant: Meant[]
}

export function readLine(input: string, known: KnownProducts): ReadLine {
  const readings = isTooLong(input) ? [] : readingsOf(input)
  return { input, readings, meant: meantBy(readings, known) }
}

/** Lines of a list that get suggestions, by what these cost among thousands of products: who needs more pasted something else. */
const mostSkus = 12
const mostSearches = 2
const mostWords = 2
/** The longest words of a line say most; short ones say little and are in too many products. */
function tellingWords(term: string): string {
  const longest = term.split(/\s+/).toSorted((one, other) => other.length - one.length)
  return longest
    .slice(0, mostWords)
    .filter(({ length }) => length > 2)
    .join(' ')
}

interface Found {
  /** By id, as the cart has them: in the list of all, the stock of what many buy may be old. */
  inStockNow: ReadonlyMap<string, Product>
  near: ReadonlyMap<string, Product[]>
  terms: ShopSettings
  now: Date
}

export function parsedLine(
  { input, readings, meant: [meant, ...others] }: ReadLine,
  { inStockNow, near, terms, now }: Found,
): ParsedLine {
  const message = m.lineTooLong({ most: limits.orderLineLength })
  if (isTooLong(input)) return { input, problem: { code: 'line_too_long', message } }
  const typed = (meant?.reading ?? readings[0])?.quantity
  const quantity = typed === undefined ? undefined : wholeNumber(typed)
  const orderable = quantity !== undefined && quantity >= 1 && quantity <= limits.maxQuantity
  const product = others.length > 0 ? undefined : meant && (inStockNow.get(meant.product.id) ?? meant.product)
  const line = { input, product, ...(orderable ? { quantity } : {}) }
  if (!meant) return { ...line, problem: unknownProduct(likeliestTerm(readings), near) }
  if (!product) return { ...line, problem: severalProducts([meant, ...others]) }
  const missing = { code: 'quantity_missing', message: m.quantityMissing() }
  if (typed === undefined) return { ...line, problem: missing }
  if (!orderable) return { ...line, problem: { code: 'invalid_quantity', message: m.quantityNotWhole() } }
  const { unitPrice, price, problem } = pricedLine(product, quantity, terms, now)
  return { ...line, unitPrice, price, problem }
}

interface Meant {
  reading: Reading
  product: Product
}

/** What the first reading that names anything names, SKUs before names: more than one where a name is not unique. */
function meantBy(readings: Reading[], { bySku, byName }: KnownProducts): Meant[] {
  const named = (find: (term: string) => readonly Product[]) =>
    readings.map((reading) => find(reading.term).map((product) => ({ reading, product })))
  const skus = named((term) => [bySku.get(skuKey(term))].filter((product) => product !== undefined))
  const names = named((term) => (byName.get(nameKey(term)) ?? []).map(({ product }) => product))
  const all = [...skus, ...names].filter(([first]) => first)
  const isBare = ([meant]: Meant[]) => meant?.reading.quantity === undefined
  return all.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other)))[0] ?? []
}

/** What the line most likely calls the product: the first reading's words that are no number. */
function likeliestTerm(readings: Reading[]): string {
  const words = readings.find(({ term }) => /\p{L}/u.test(term)) ?? readings[0]
  return words?.term.slice(0, limits.nameLength) ?? ''
}

function unknownProduct(term: string, near: ReadonlyMap<string, Product[]>) {
  const suggestions = near.get(term) ?? []
  return {
    code: 'unknown_product',
    message: m.unknownTerm({ term }),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

function severalProducts(meant: Meant[]) {
  return {
    code: 'several_products',
    message: m.ambiguousName({ name: meant[0]?.reading.term ?? '' }),
    suggestions: meant.map(({ product }) => product).slice(0, mostSuggestions),
  }
}

const isTooLong = (line: string) => line.length > limits.orderLineLength

function pairsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return Array.from({ length: Math.max(plain.length - 1, 0) }, (_, index) => plain.slice(index, index + 2))
}

/** How alike two texts are, from 0 to 1: the share of their letter pairs that both have (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one)
  const others = pairsOf(other)
  const total = pairs.length + others.length
  if (total === 0) return 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0
    if (count === 0) continue
    left.set(pair, count - 1)
    shared++
  }
  return (2 * shared) / total
}

const mostSuggestions = 3
/** SKUs with the same beginning that are compared with a mistyped one. */
const mostAlike = 30

export const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const isWords = (term: string) => /\s/.test(term) || !/[\d-]/.test(term)

/** Those that begin as the SKU does, as far as any of them does: what follows is the mistyped part. */
function sameBeginning<Known extends { sku: string }>(term: string, bySku: readonly Known[]): Known[] {
  for (let length = Math.ceil(term.length * 0.75); length >= 3; length--) {
    const start = term.slice(0, length)
    const alike = bySku.filter(({ sku }) => sku.startsWith(start))
    if (alike.length > 0) return alike
  }
  return []
}

/** What was meant: of words what the catalogue's search finds, in its order; of a SKU those most like it. */
export function suggestionsFor<Found extends { sku: string; name: string }>(
  term: string,
  found: readonly Found[],
  bySku: readonly { product: Found; sku: string }[],
): Found[] {
  if (isWords(term) && found.length > 0) return found.slice(0, mostSuggestions)
  const alike = sameBeginning(bare(term), bySku).slice(0, mostAlike)
  const scored = [...new Set([...found, ...alike.map(({ product }) => product)])]
    .map((product) => ({
      product,
      score: Math.max(likeness(term, product.sku), likeness(term, product.name)),
    }))
    .toSorted((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score > best / 2)
    .slice(0, mostSuggestions)
    .map(({ product }) => product)
}
