import Download from 'lucide-react/icons/download'
import { SelectionBar } from '#components/lists/selection-bar.tsx'
import type { Selection } from '#components/lists/use-selection.ts'
import { csvFileName, ordersCsv } from '#components/order-list/orders-csv.ts'
import { PrintLinks } from '#components/order-list/print-links.tsx'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import * as m from '#texts/order-admin.ts'

interface SelectedOrdersProps {
  selection: Selection<Order>
  pending: boolean
  onShip: () => void
}

export function SelectedOrders({ selection, pending, onShip }: SelectedOrdersProps) {
  const { items } = selection
  const save = () => saveFile(csvFileName(new Date(), 'selected'), ordersCsv(items), 'text/csv;charset=utf-8')
  return (
    <SelectionBar selection={selection} noun="order">
      <Button className="btn-sm min-h-9" pending={pending} onClick={onShip}>
        {richText(m.shipPartTheSelectedOrders(), {
          part: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
      <Button look="plain" className="btn-sm min-h-9" onClick={save}>
        {richText(m.downloadExportPartTheSelected(), {
          download: () => <Download aria-hidden="true" className="size-4" />,
          part: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
      <PrintLinks ids={items.map(({ _id }) => _id)} />
    </SelectionBar>
  )
}
