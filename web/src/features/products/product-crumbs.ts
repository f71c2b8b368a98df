import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'
import { catalogueParams } from './filters.ts'

const categoryPath = (category: string) =>
  `${paths.products}?${new URLSearchParams({ [catalogueParams.category]: category })}`

type Filed = Pick<Product, '_id' | 'name' | 'category' | 'categoryKey'>

export function productCrumbs({ _id, name, category, categoryKey = category }: Filed) {
  return [
    { name: m.home(), path: paths.home },
    { name: m.products(), path: paths.products },
    { name: category, path: categoryPath(categoryKey) },
    { name, path: paths.product(_id) },
  ]
}
