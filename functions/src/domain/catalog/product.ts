import { limits } from '@wood-master/contract/limits'
import { directionOf, type Locale, locale } from '@wood-master/contract/locale'
import type { PriceBreak } from '@wood-master/contract/pricing'
import type { TextField, Translations } from '@wood-master/contract/product-texts'
import type { Product as SentProduct } from '@wood-master/contract/products'
import { canBeOrdered } from '@wood-master/contract/purchase-rules'
import type { Keyed } from '../asked.ts'
import type { Kept } from '../kept.ts'
import { orderableStock, type Supplied } from './supply.ts'

export interface Rating {
  count: number
  sum: number
}

/** The rating after a review came, went, or was replaced; nothing once there is no review. Ratings in stars, 0 to 5. */
export function ratingAfter(
  { count, sum }: Rating = { count: 0, sum: 0 },
  { added, removed }: { added?: number; removed?: number },
): Rating | undefined {
  const after = {
    count: count + (added === undefined ? 0 : 1) - (removed === undefined ? 0 : 1),
    sum: sum + (added ?? 0) - (removed ?? 0),
  }
  return after.count > 0 ? after : undefined
}

/** Stars on average, to one decimal. */
export function averageOf({ count, sum }: Rating): number {
  return Math.round((sum / count) * 10) / 10
}

type InOwnTerms = 'draft' | 'categoryKey' | 'price' | 'priceBreaks' | 'orderable' | 'promise' | 'rating'

/** A product, its texts in English. Money in minor units, quantities in pieces. */
export type Product = Omit<Kept<SentProduct>, InOwnTerms | 'translations'> & {
  /** True until it is published: only the shop's people know it. */
  draft?: true | undefined
  /** For one unit, below the first price break. */
  unitPrice: number
  /** Rising quantities with falling prices. */
  priceBreaks: PriceBreak[]
  /** Units that orders wait for, by their source; moved by the stock ledger alone, like the next. */
  promised?: Record<string, number> | undefined
  /** Those of them that lie there already, until the orders know. */
  arrived?: Record<string, number> | undefined
  /** Since when its orders have to learn of a delivery that came or moves, or who waits that it is back; a time to come where a limit holds mails back until then. */
  newsSince?: Date | undefined
  rating?: Rating | undefined
  /** Its texts in other languages than English. */
  translations?: Translations | undefined
  lowStockToldAt?: Date
  /** Of a product that was added under a key. */
  asked?: Keyed['asked']
  /** Above 0 while many buy it at once: its stock lies in so many lanes, and the number beside is of before. */
  lanes?: number
  /** The stock movement that an admin booked last: of two counts at once, one is refused. */
  lastBooking?: string
}

type Specified = 'name' | 'unitPrice' | 'minQuantity' | 'availableQuantity' | 'description' | 'img'

/** What an admin types in; the prices in minor units. What is left out gets its default. */
export type ProductDraft = Pick<Product, Specified> &
  Partial<
    Omit<
      Product,
      Specified | 'id' | 'createdAt' | 'lowStockToldAt' | 'lastBooking' | 'promised' | 'arrived' | 'newsSince'
    >
  >

export type RemovedProduct = Pick<
  Product,
  'id' | 'draft' | 'sku' | 'name' | 'category' | 'material' | 'translations'
>

/** True when some quantity can be bought now, from stock or of what is to come; of a draft none can. */
export function canBeBought(
  product: Supplied & Pick<Product, 'minQuantity' | 'casePack' | 'draft'>,
  enforceMinimum = false,
): boolean {
  if (product.draft) return false
  return canBeOrdered({ ...product, availableQuantity: orderableStock(product) }, enforceMinimum)
}

type Texts = Partial<Pick<Product, TextField | 'translations'>>

/** A product with its texts in a language, that of the moment unless said; what is not translated stays English. */
export function inLanguageOf<Described extends Texts>(
  product: Described,
  language: Locale = locale(),
): Described {
  const known = language === 'en' ? undefined : product.translations?.[language]
  if (!known) return product
  // What is translated of something that the product no longer has, a material, is not shown.
  const texts = Object.entries(known).filter(([field, text]) => text && product[field as TextField])
  const readable = (text: string) => (directionOf(language) === 'rtl' ? withSizesInOrder(text) : text)
  return { ...product, ...Object.fromEntries(texts.map(([field, text]) => [field, readable(text)])) }
}

/** Between words from right to left the numbers of `8 × 40` would change places, but for marks. */
const withSizesInOrder = (text: string) => text.replace(/(?<=\d) ?× ?(?=\d)/g, '\u200e\u00a0×\u00a0\u200e')

/** The product after a change, with since when there is news for those who wait for it: it can be bought again. */
export function withNewsIfBack(before: Product, after: Product, now: Date): Product {
  // Whether the shop enforces the minimum is known to who tells the news.
  const isBack = [false, true].some(
    (enforced) => !canBeBought(before, enforced) && canBeBought(after, enforced),
  )
  return isBack ? { ...after, newsSince: now } : after
}

/** The same for names that only differ by case, spaces and marks of direction. */
export function nameKey(name: string): string {
  return name.replaceAll('\u200e', '').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A product's details until an admin sets them. */
export const productDefaults = {
  category: 'Other',
  unit: 'piece',
  weightGrams: 0,
  casePack: 1,
} as const

type Defaulted = keyof typeof productDefaults | 'sku' | 'priceBreaks' | 'images'

/** A product as the database may hold it: older ones lack the fields that have a default. */
export type StoredProduct = Omit<Product, Defaulted> &
  Partial<Pick<Product, Defaulted>> & {
    /** The images after the first, as they were kept before `images`. */
    views?: string[]
  }

/** A product as it was stored, with the defaults of what it did not know yet; its SKU is made of its name and its id. */
export function withDefaults(stored: StoredProduct): Product {
  const { views = [], ...known } = stored
  const { sku = skusFor(known).own, priceBreaks = [], images = views } = known
  return { ...productDefaults, ...known, sku, priceBreaks, images: [...new Set([known.img, ...images])] }
}

const idLength = 12

/** Letters, digits and dashes, as a SKU may have them; of other scripts nothing is left. */
function skuText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/-$/, '')

/** SKUs for a product that was added without one. */
export function skusFor({ id, name }: { id: string; name: string }) {
  const ending = cut(skuText(id).replaceAll('-', ''), idLength) || 'X'
  const beginning = skuText(name) || 'ITEM'
  return {
    /** Of the name alone; taken as soon as two products have the same name. */
    plain: cut(beginning, limits.skuLength),
    /** With enough of the id to be unique. */
    own: `${cut(beginning, limits.skuLength - ending.length - 1)}-${ending}`,
  }
}

/** The same for SKUs that only differ by case: two products can't have both. */
export function skuKey(sku: string): string {
  return sku.toLowerCase()
}
