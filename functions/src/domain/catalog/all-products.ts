import type { Product } from './product.ts'
import type { ProductSearch } from './product-search.ts'

const pageSize = 250

export async function allProducts({ search }: { search: ProductSearch }): Promise<Product[]> {
  const all: Product[] = []
  let cursor: string | undefined
  do {
    const page = await search.find({ limit: pageSize, cursor })
    all.push(...page.products)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return all
}
