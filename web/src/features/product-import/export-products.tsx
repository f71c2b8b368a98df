import { cellsOf, columnNames, productColumns, translationCells } from '@wood-master/contract/product-columns'
import Download from 'lucide-react/icons/download'
import { useCollect } from '#components/lists/use-collect.ts'
import { Button } from '#components/ui/button.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { csvText } from '#lib/text/csv.ts'
import * as m from '#texts/product-import.ts'

/** All products as a file that can be imported again; leaving the page stops it. */
export function ExportProducts() {
  const { collected, collect } = useCollect((signal) => {
    const query = { limit: 100, translations: 'true' } as const
    return allPages((cursor) => api.list('listAllProducts', { query: { ...query, cursor }, signal }))
  })
  const save = () =>
    collect((products) => {
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`products-${day}.csv`, productsCsv(products), 'text/csv;charset=utf-8')
    })

  return (
    <Button look="plain" pending={collected !== undefined} onClick={save}>
      {collected === undefined && <Download aria-hidden="true" className="size-4" />}
      {collected === undefined ? m.exportCsv() : m.collectedSoFar({ count: collected })}
    </Button>
  )
}

export function productsCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const cells = cellsOf({ ...product, ...translationCells(product.translations) })
    return columnNames.map((column) => cells[column])
  })
  return csvText([columnNames.map((column) => productColumns[column]), ...rows])
}
