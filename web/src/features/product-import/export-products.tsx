import Download from 'lucide-react/icons/download'
import { useCollect } from '#components/lists/use-collect.ts'
import { Button } from '#components/ui/button.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import * as m from '#texts/product-import.ts'
import { productsCsv } from './products-csv.ts'

/** All products as a file that can be imported again; leaving the page stops it. */
export function ExportProducts() {
  const { collected, collect } = useCollect((signal) => {
    const fresh = Date.now().toString(36)
    return allPages((cursor) => api.list('listProducts', { query: { limit: 100, fresh, cursor }, signal }))
  })
  const save = () =>
    collect((products) => {
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`products-${day}.csv`, productsCsv(products), 'text/csv;charset=utf-8')
    })

  return (
    <Button look="plain" pending={collected !== undefined} onClick={save}>
      {collected === undefined && <Download aria-hidden="true" className="size-4" />}
      {collected === undefined ? m.exportCsv() : m.countPluralOneProductOther({ count: collected })}
    </Button>
  )
}
