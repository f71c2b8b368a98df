import { formatPrice } from '@wood-master/contract/money'
import { unitsToSettle } from '@wood-master/contract/return-units'
import { useState } from 'react'
import { ActionButton } from '#components/forms/action-button.tsx'
import { unitsAmount } from '#components/order/units-amount.ts'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/return-admin.ts'
import { CloseWithNothing } from './close-with-nothing.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { ListedReturn } from './return-card.tsx'

/** Money, other pieces, or neither, for what came back or was missing. */
export function SettleActions({ one }: { one: ListedReturn }) {
  const [replacing, setReplacing] = useState(false)
  const units = new Map(unitsToSettle(one).map(({ productId, quantity }) => [productId, quantity]))
  const pieces = [...units.values()].reduce((sum, quantity) => sum + quantity, 0)
  const amount = formatPrice(
    unitsAmount(one.order, ({ productId }) => units.get(productId) ?? 0),
    one.order.currency,
  )
  const body = { state: 'closed', outcome: 'refund' } as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {pieces > 0 && (
        <>
          <ActionButton
            small
            action={() => api.call('moveReturn', { params: { id: one.id }, body })}
            ask={{
              title: m.refundTitle({ amount }),
              text: m.refundText({ pieces, number: one.number }),
              confirm: m.refund({ amount }),
            }}
            done={m.refundedToast()}
          >
            {m.refund({ amount })}
            <span className="sr-only"> {one.number}</span>
          </ActionButton>
          <Button look="plain" small onClick={() => setReplacing(true)}>
            {m.replace()}
            <span className="sr-only"> {one.number}</span>
          </Button>
        </>
      )}
      <CloseWithNothing one={one} />
      {replacing && <ReplaceDialog one={one} onClose={() => setReplacing(false)} />}
    </div>
  )
}
