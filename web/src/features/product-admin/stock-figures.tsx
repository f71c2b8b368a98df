import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/product-admin.ts'
import type { StockLevel } from './stock-api.ts'

const texts = {
  onHand: m.onHand,
  committed: m.committed,
  available: m.countAvailable,
  incoming: m.countIncoming,
  promised: m.countPromised,
}
const always = ['onHand', 'committed', 'available'] as const
const ifAny = ['incoming', 'promised'] as const

export function StockFigures({ level }: { level: StockLevel }) {
  return (
    <p className="flex flex-wrap gap-x-3 tabular-nums">
      {[...always, ...ifAny.filter((figure) => level[figure] > 0)].map((figure) => (
        <span key={figure} className="whitespace-nowrap">
          {richText(texts[figure]({ count: level[figure] }), {
            b: (words) => <span className="font-semibold">{words}</span>,
          })}
        </span>
      ))}
    </p>
  )
}
