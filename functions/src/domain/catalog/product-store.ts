import type { productOrders } from '@wood-master/contract/products'
import type { Page, PageRequest } from '../stores.ts'
import type { Product, RemovedProduct } from './product.ts'

export interface ProductList extends PageRequest {
  q?: string
  sort?: (typeof productOrders)[number]
  inStock?: boolean
  low?: boolean
  /** Beside what is in the shop, or alone; left out, none is listed. */
  drafts?: 'with' | 'only'
}

/** All products as an instance knows them: some seconds old at most, and without a read of the database for each. */
export interface ProductRepository {
  find(id: string): Promise<Product | undefined>
  /** By id; those that are not in the shop are left out. */
  findAll(ids: readonly string[]): Promise<Map<string, Product>>
  /** By `skuKey`, those of the keys that a product or a draft has. */
  findBySku(keys: ReadonlySet<string>): Promise<Map<string, Product>>
  /** The newest first. */
  all(): Promise<readonly Product[]>
  /** In the language of the moment: sorted by names in it, and words are parts of these or of the SKU. */
  list(request: ProductList): Promise<Page<Product>>
  /** The products or the synonyms have just changed: the next response, also of a search, knows it. */
  outdated(): void
}

/** Who changes a product; `id` names the line in its ledger. */
export interface ChangeRecord {
  id: string
  by: string
  now: Date
}

/** The products. Stock is changed through `StockStore` alone. */
export interface ProductStore {
  /** Nothing for a draft, which is not in the shop. */
  find(id: string): Promise<Product | undefined>
  findWithDrafts(id: string): Promise<Product | undefined>
  /** By id; those that are not in the shop are left out. */
  findAll(ids: readonly string[]): Promise<Map<string, Product>>
  list(request: ProductList): Promise<Page<Product>>
  /** Writes the product with the first free SKU and its first ledger line. False when it is there. Throws `sku_taken`, `key_reused`. */
  add(product: Product, options: { by?: string; skus: readonly string[] }): Promise<boolean>
  /** The rule may run again; what it changes stands in the ledger. False when there is no product. Throws `sku_taken`. */
  change(id: string, rule: (product: Product) => Product, record?: ChangeRecord): Promise<boolean>
  /** Also sets its SKU free, and remembers what it was. False when there is no such product. Throws `invalid_request` while orders wait for a delivery of it. */
  remove(id: string): Promise<boolean>
  /** Nothing for one that never was in the shop. */
  findRemoved(id: string): Promise<RemovedProduct | undefined>
}
