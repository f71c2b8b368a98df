import { cellsOf, columnNames, productColumns } from '@wood-master/contract/product-columns'
import type { Product } from '#lib/api/products.ts'
import { csvText } from '#lib/text/csv.ts'

export function productsCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const cells = cellsOf(product)
    return columnNames.map((column) => cells[column])
  })
  return csvText([columnNames.map((column) => productColumns[column]), ...rows])
}
