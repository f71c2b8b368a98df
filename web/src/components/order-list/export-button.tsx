import Download from 'lucide-react/icons/download'
import { useCollect, type Walk } from '#components/lists/use-collect.ts'
import { Button } from '#components/ui/button.tsx'
import type { Order } from '#lib/api/orders.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import * as m from '#texts/order-list.ts'
import { csvFileName, ordersCsv } from './orders-csv.ts'

export function ExportButton({ walk, state }: { walk: Walk<Order>; state?: string | undefined }) {
  const { collected, collect } = useCollect(walk)
  const save = () =>
    collect((orders) => saveFile(csvFileName(new Date(), state), ordersCsv(orders), 'text/csv;charset=utf-8'))
  return (
    <Button look="plain" pending={collected !== undefined} onClick={save}>
      {collected === undefined && <Download aria-hidden="true" className="size-4" />}
      {collected === undefined ? m.exportCsv() : m.collectedSoFar({ count: collected })}
    </Button>
  )
}
