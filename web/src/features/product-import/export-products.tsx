import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import * as m from '#texts/product-import.ts'
import { productsCsv } from './products-csv.ts'

/** All products as a file that can be imported again; leaving the page stops it. */
export function ExportProducts() {
  const [collected, setCollected] = useState<number>()
  const walk = useRef<AbortController>(undefined)
  useEffect(() => () => walk.current?.abort(), [])

  const save = async () => {
    walk.current = new AbortController()
    const { signal } = walk.current
    setCollected(0)
    try {
      const products: Product[] = []
      const fresh = Date.now().toString(36)
      for await (const page of allPages((cursor) =>
        api.list('listProducts', { query: { limit: 100, fresh, cursor }, signal }),
      )) {
        products.push(...page)
        setCollected(products.length)
      }
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`products-${day}.csv`, productsCsv(products), 'text/csv;charset=utf-8')
    } catch (error) {
      if (!signal.aborted) await errorToast(error)
    } finally {
      setCollected(undefined)
    }
  }

  return (
    <Button look="plain" pending={collected !== undefined} onClick={save}>
      {collected === undefined && <Download aria-hidden="true" className="size-4" />}
      {collected === undefined ? m.exportCsv() : m.countPluralOneProductOther({ count: collected })}
    </Button>
  )
}
