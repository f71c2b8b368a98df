import X from 'lucide-react/icons/x'
import { Button } from '#components/ui/button.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/quick-order.ts'
import type { ReadyLine } from './order-list.ts'

interface ReadyLinesProps {
  lines: ReadyLine[]
  onLeaveOut: (key: number) => void
}

export function ReadyLines({ lines, onLeaveOut }: ReadyLinesProps) {
  return (
    <ul aria-label={m.readyLines()}>
      {lines.map(({ key, name, sku, quantity }) => (
        <li
          key={key}
          ref={keepFocus}
          className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-3 border-base-300 border-t py-1.5"
        >
          <span className="text-right font-semibold tabular-nums">{numberText(quantity)} ×</span>
          <span className="min-w-0 break-words">
            {keepUnits(name)} <span className="whitespace-nowrap text-base-content/75 text-sm">{sku}</span>
          </span>
          <Button
            look="quiet"
            className="btn-square btn-sm text-sm min-h-9"
            aria-label={m.leaveOutName({ name })}
            onClick={() => onLeaveOut(key)}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
