import { isBuyable, stockAllows } from '@wood-master/contract/purchase-rules'

export interface Product {
  id: string
  name: string
  /** Minor units (cents) for one piece. */
  unitPrice: number
  minQuantity: number
  availableQuantity: number
  description: string
  img: string
  views?: string[]
  createdAt: Date
}

/** What an admin types in; the price in minor units. */
export type ProductDraft = Omit<Product, 'id' | 'createdAt'>

/** True when at least one piece can be bought now. */
export function canBeBought(product: Pick<Product, 'minQuantity' | 'availableQuantity'>): boolean {
  return isBuyable(product) && stockAllows(product.availableQuantity, 1)
}
