import { numberText } from '@wood-master/contract/text-parts'
import { useState } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { useOwnQuery } from '#lib/api/queries.ts'
import * as m from '#texts/product-admin.ts'
import type { StockMovement } from './product-admin-api.ts'

/** Movements and fields are named in the catalogue as they are called, but for these; what has no text is shown so. */
const texts = m as object as Partial<Record<string, () => string>>

const otherFields: typeof texts = {
  draft: m.published,
  weightGrams: m.weightInGrams,
  unitPrice: m.price,
  minQuantity: m.minimumQuantity,
  supply: m.comesFrom,
  images: m.image,
  translations: m.translated,
}

function changeText({ field, from, to }: NonNullable<StockMovement['changes']>[number]) {
  const name = (otherFields[field] ?? texts[field])?.() ?? field
  return from === undefined && to === undefined
    ? name
    : m.fieldChanged({ field: name, from: from ?? '–', to: to ?? '–' })
}

export function StockHistory({ productId }: { productId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const call = { params: { id: productId }, query: { limit: 20 } }
  const read = (signal: AbortSignal) => api.call('listStockMovements', { ...call, signal })
  const { data = [], error } = useOwnQuery(['stock history', productId], read, isOpen)
  return (
    <details className="mt-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{m.history()}</summary>
      {error && <p className="text-error">{errorSentence(error)}</p>}
      <ol className="mt-2 flex flex-col gap-2 text-sm">
        {data.map(({ _id, kind, delta, availableAfter, reason, changes, by, at }) => (
          <li key={_id}>
            {delta !== 0 && (
              <span className="font-semibold tabular-nums">
                {delta > 0 && '+'}
                {numberText(delta)}
              </span>
            )}{' '}
            {texts[`moved_${kind}`]?.() ?? kind}
            {changes && <span className="wrap-anywhere block">{changes.map(changeText).join(' · ')}</span>}
            {availableAfter !== undefined && m.availableAfter({ count: availableAfter })}
            <span className="wrap-anywhere block text-base-content/75">
              <DateText at={at} withTime />
              {by && `, ${by}`}
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
