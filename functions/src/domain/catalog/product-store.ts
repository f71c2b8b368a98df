import type { productOrders } from '@wood-master/contract/products'
import type { Page, PageRequest } from '../paged.ts'
import type { Product } from './product.ts'

export interface ProductList extends PageRequest {
  q?: string
  sort?: (typeof productOrders)[number]
  /** Leave out what can't be bought now. */
  inStock?: boolean
  /** Only what runs low. */
  low?: boolean
}

export interface ProductStore {
  find(id: string): Promise<Product | undefined>
  list(request: ProductList): Promise<Page<Product>>
  /** Writes the product and the first line of its stock ledger. False when the id is taken. */
  add(product: Product, by?: string): Promise<boolean>
  /** False when there is no such product. */
  change(id: string, change: Partial<Product>): Promise<boolean>
  /** False when there is no such product. */
  remove(id: string): Promise<boolean>
}
