import { cellsOf, columnNames, productColumns, translationCells } from '@wood-master/contract/product-columns'
import { ExportButton } from '#components/lists/export-button.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import type { Product } from '#lib/api/products.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { csvText, csvType } from '#lib/text/csv.ts'
import * as m from '#texts/product-import.ts'

/** All products as a file that can be imported again. */
export function ExportProducts() {
  return (
    <ExportButton
      walk={(signal) => allPages('listAllProducts', { translations: 'true' }, signal)}
      soFar={m.collectedSoFar}
      save={(products) =>
        saveFile(`products-${new Date().toISOString().slice(0, 10)}.csv`, productsCsv(products), csvType)
      }
    />
  )
}

export function productsCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const cells = cellsOf({ ...product, ...translationCells(product.translations) })
    return columnNames.map((column) => cells[column])
  })
  return csvText([columnNames.map((column) => productColumns[column]), ...rows])
}
