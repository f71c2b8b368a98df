import { limits } from '@wood-master/contract/limits'
import { nameKey, type Product } from '../catalog/product.ts'
import type { KnownProducts, ProductStore } from '../catalog/product-store.ts'
import { skuKey } from '../catalog/sku-rules.ts'
import type { ShopSettings } from '../settings.ts'
import { nearestProducts } from './near-products.ts'
import { pricedLine } from './priced-cart.ts'
import { type Reading, readingsOf, wholeNumber } from './read-order-line.ts'
import { linesOf } from './split-order-list.ts'

/** What became of one line of a pasted order list. */
export interface ParsedLine {
  input: string
  product?: Product
  quantity?: number
  problem?: {
    code: string
    /** A sentence for the shopper. */
    message: string
    /** Products that may have been meant. */
    suggestions?: Product[]
    /** The nearest quantities that can be ordered. */
    quantities?: number[]
  }
}

/**
 * What a pasted list orders, line by line. Reads each product once, and for a line that names none a constant number of
 * near ones. Changes nothing.
 */
export async function parseOrderList(
  shop: { products: ProductStore; settings: ShopSettings },
  text: string,
): Promise<ParsedLine[]> {
  const lines = linesOf(text).map((input) => ({ input, readings: isTooLong(input) ? [] : readingsOf(input) }))
  const terms = lines.flatMap(({ readings }) => readings.map(({ term }) => term))
  const known = await shop.products.findByTerms(terms)
  const unknown = lines.flatMap(({ readings }) => (meantBy(readings, known) ? [] : likeliestTerm(readings)))
  const near = await shop.products.findNear([...new Set(unknown)])
  return lines.map(({ input, readings }) =>
    parsedLine(input, readings, { known, near, terms: shop.settings }),
  )
}

interface Found {
  known: KnownProducts
  /** Near products by the term that names none. */
  near: ReadonlyMap<string, Product[]>
  terms: ShopSettings
}

/** One line of the list, read with what the shop sells. */
export function parsedLine(input: string, readings: Reading[], { known, near, terms }: Found): ParsedLine {
  if (isTooLong(input)) return { input, problem: lineTooLong }
  const meant = meantBy(readings, known)
  const typed = (meant?.reading ?? readings[0])?.quantity
  const quantity = typed === undefined ? undefined : wholeNumber(typed)
  const orderable = quantity !== undefined && quantity >= 1 && quantity <= limits.maxQuantity
  const line = { input, product: meant?.product, ...(orderable ? { quantity } : {}) }
  if (!meant) return { ...line, problem: unknownProduct(likeliestTerm(readings), near) }
  if (typed === undefined) return { ...line, problem: quantityMissing }
  if (!orderable) return { ...line, problem: invalidQuantity }
  return { ...line, problem: pricedLine(meant.product, quantity, terms).problem }
}

/** The first reading that names a product: SKUs go before names. */
function meantBy(
  readings: Reading[],
  { bySku, byName }: KnownProducts,
): { reading: Reading; product: Product } | undefined {
  const named = (find: (term: string) => Product | undefined) =>
    readings.flatMap((reading) => {
      const product = find(reading.term)
      return product ? [{ reading, product }] : []
    })
  return [
    ...named((term) => bySku.get(skuKey(term))),
    ...named((term) => byName.get(nameKey(term))),
  ].toSorted((one, other) => Number(isBare(one.reading)) - Number(isBare(other.reading)))[0]
}

const isBare = (reading: Reading) => reading.quantity === undefined

/** What the line most likely calls the product: the first reading's words that are no number. */
function likeliestTerm(readings: Reading[]): string {
  const words = readings.find(({ term }) => /\p{L}/u.test(term)) ?? readings[0]
  return words?.term.slice(0, limits.nameLength) ?? ''
}

function unknownProduct(term: string, near: ReadonlyMap<string, Product[]>) {
  const suggestions = nearestProducts(term, near.get(term) ?? [])
  return {
    code: 'unknown_product',
    message: `There is no “${term}” in the shop.`,
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

const isTooLong = (line: string) => line.length > limits.orderLineLength

const lineTooLong = {
  code: 'line_too_long',
  message: `Please keep a line to ${limits.orderLineLength.toLocaleString('en')} characters: a SKU or a name, and a quantity.`,
}
const quantityMissing = { code: 'quantity_missing', message: 'Please say how many.' }
const invalidQuantity = { code: 'invalid_quantity', message: 'Please use a whole number of at least 1.' }
