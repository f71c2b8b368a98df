import { numberText } from '#lib/text/numbers.ts'
import type { StockLevel } from './stock-api.ts'

const names = { onHand: 'on hand', committed: 'committed', available: 'available' } as const

/** What lies on the shelf, what of it is kept for orders, and what can be sold. */
export function StockFigures({ level }: { level: StockLevel }) {
  return (
    <p className="flex flex-wrap gap-x-3 tabular-nums">
      {(['onHand', 'committed', 'available'] as const).map((figure) => (
        <span key={figure} className="whitespace-nowrap">
          <span className="font-semibold">{numberText(level[figure])}</span> {names[figure]}
        </span>
      ))}
    </p>
  )
}
