import type { PriceBreak } from '@wood-master/contract/pricing'
import { isBuyable, stockAllows } from '@wood-master/contract/purchase-rules'
import type { Rating } from './rating.ts'

/** A product. Money in minor units, quantities in pieces. */
export interface Product {
  id: string
  /** What people order by; unique, compared without case. */
  sku: string
  name: string
  category: string
  material?: string
  /** What the price buys: a piece, or for example a bundle of 12. */
  unit: string
  /** Of one unit, in grams; 0 while it is unknown. */
  weightGrams: number
  /** An order quantity is a multiple of it. */
  casePack: number
  /** Minor units (cents) for one unit, below the first price break. */
  unitPrice: number
  /** Rising quantities with falling prices, in minor units. */
  priceBreaks: PriceBreak[]
  minQuantity: number
  availableQuantity: number
  description: string
  /** The main image: the first of `images`. */
  img: string
  /** All images in their order, each once. */
  images: string[]
  /** What those who bought it think. */
  rating?: Rating
  createdAt: Date
  /** When admins were last told that the stock is low. */
  lowStockToldAt?: Date
}

type Specified = 'name' | 'unitPrice' | 'minQuantity' | 'availableQuantity' | 'description' | 'img'

/** What an admin types in; the prices in minor units. What is left out gets its default. */
export type ProductDraft = Pick<Product, Specified> &
  Partial<Omit<Product, Specified | 'id' | 'createdAt' | 'lowStockToldAt'>>

/** What the shop still knows of a product that it sells no more. */
export type RemovedProduct = Pick<Product, 'id' | 'sku' | 'name' | 'category' | 'material'>

/** True when at least one piece can be bought now. */
export function canBeBought(product: Pick<Product, 'minQuantity' | 'availableQuantity'>): boolean {
  return isBuyable(product) && stockAllows(product.availableQuantity, 1)
}

/** The same for names that only differ by case and spaces. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
