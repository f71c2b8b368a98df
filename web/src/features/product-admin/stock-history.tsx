import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateText } from '#components/ui/date-text.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/queries.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/product-admin.ts'
import { stockHistory } from './stock-api.ts'

const movements: Partial<Record<string, () => string>> = {
  initial: m.movedInitial,
  admin_set: m.movedSet,
  received: m.movedReceived,
  counted: m.movedCounted,
  hold: m.movedHold,
  hold_released: m.movedReleased,
  sale: m.movedSale,
  order_deleted: m.movedDeleted,
  order_expired: m.movedExpired,
  refund_restock: m.movedRefund,
  late_payment: m.movedLate,
  rolled_up: m.movedBefore,
}

/** What happened to a product's stock lately, by whom and why; asked for when somebody opens it. */
export function StockHistory({ productId }: { productId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data = [], error } = useQuery(
    {
      queryKey: ['stock history', productId],
      queryFn: ({ signal }) => stockHistory(productId, signal),
      enabled: isOpen,
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  )
  return (
    <details className="mt-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{m.history()}</summary>
      {error && <p className="text-error">{errorSentence(error)}</p>}
      <ol className="mt-2 flex flex-col gap-2 text-sm">
        {data.map(({ _id, kind, delta, availableAfter, reason, by, at }) => (
          <li key={_id}>
            <span className="font-semibold tabular-nums">
              {delta > 0 && '+'}
              {numberText(delta)}
            </span>{' '}
            {movements[kind]?.() ?? kind}
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
