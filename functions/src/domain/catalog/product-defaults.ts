import type { Product } from './product.ts'
import { skusFor } from './sku-rules.ts'

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
