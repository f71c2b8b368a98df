import type { Product } from './product.ts'
import { skusFor } from './sku-rules.ts'

/** A product's details until an admin sets them. */
export const productDefaults = {
  category: 'Other',
  unit: 'piece',
  weightGrams: 0,
  casePack: 1,
} as const

type Defaulted = keyof typeof productDefaults | 'sku' | 'priceBreaks'

/** A product as the database may hold it: older ones lack the fields that have a default. */
export type StoredProduct = Omit<Product, Defaulted> & Partial<Pick<Product, Defaulted>>

/** A product as it was stored, with the defaults of what it did not know yet; its SKU is made of its name and its id. */
export function withDefaults(stored: StoredProduct): Product {
  const { sku = skusFor(stored).own, priceBreaks = [] } = stored
  return { ...productDefaults, ...stored, sku, priceBreaks }
}
