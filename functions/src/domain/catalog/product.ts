import { isBuyable, stockAllows } from '@wood-master/contract/purchase-rules'
import { ShopError } from '../shop-error.ts'

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

/** Throws `invalid_request` for a price (minor units) that the currency rounds down to nothing. */
export function assertPrice(unitPrice: number): void {
  if (unitPrice >= 1) return
  throw new ShopError('invalid_request', 'Please check what you entered.', {
    fields: { price: "Is less than the currency's smallest coin" },
  })
}
