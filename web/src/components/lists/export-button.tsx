import Download from 'lucide-react/icons/download'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/order-list.ts'
import { useCollect, type Walk } from './use-collect.ts'

interface ExportButtonProps<Item> {
  walk: Walk<Item>
  soFar: (collected: { count: number }) => string
  save: (items: Item[]) => void
}

export function ExportButton<Item>({ walk, soFar, save }: ExportButtonProps<Item>) {
  const { collected, collect } = useCollect(walk)
  return (
    <Button look="plain" pending={collected !== undefined} onClick={() => collect(save)}>
      {collected === undefined && <Download aria-hidden="true" className="size-4" />}
      {collected === undefined ? m.exportCsv() : soFar({ count: collected })}
    </Button>
  )
}
