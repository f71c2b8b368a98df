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
  /**
   * Writes the product, with the first of the SKUs that nobody else has, and the first line of its stock ledger. False
   * when the id is taken. Throws `sku_taken` when all the SKUs are.
   */
  add(product: Product, options: { by?: string; skus: readonly string[] }): Promise<boolean>
  /**
   * One transaction, run again when somebody else was faster: the rule returns the product as it should be. False when
   * there is no such product. Throws `sku_taken`.
   */
  change(id: string, rule: (product: Product) => Product): Promise<boolean>
  /** Also sets its SKU free. False when there is no such product. */
  remove(id: string): Promise<boolean>
}
