import { formatPrice } from '@wood-master/contract/money'
import { ActionButton } from '#components/forms/action-button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/order-admin.ts'

/** What a paid order would have cost more with the address that an admin gave it: the buyer can be asked for it, once. */
export function AddressDifference({ order }: { order: Order }) {
  const { costWithAddress: cost, differenceAsked: asked, currency } = order
  const isMissing = cost !== undefined && cost.shortfall > 0
  if (!isMissing && !asked) return null
  const shown = (amount: number) => formatPrice(amount, currency)

  return (
    <section aria-label={m.difference()} className="rounded-field bg-warning/20 p-4 text-sm">
      {isMissing && (
        <p>{keepUnits(m.wouldHaveCost({ price: shown(cost.price), shortfall: shown(cost.shortfall) }))}</p>
      )}
      {asked ? (
        <p className="mt-1 font-semibold">
          {keepUnits(m.wasAskedFor({ amount: shown(asked.amount) }))}, <DateText at={asked.at} withTime />
        </p>
      ) : (
        <ActionButton
          small
          className="mt-3 text-sm"
          disabled={order.state === 'refunded' || !mayPress('askForDifference')}
          action={() => api.call('askForDifference', { params: { id: order._id } })}
          ask={{
            title: m.askDifferenceTitle(),
            text: m.askDifferenceText({ email: order.email }),
            confirm: m.ask(),
            icon: 'question',
          }}
          done={m.differenceAsked()}
        >
          {m.askForDifference()}
        </ActionButton>
      )}
    </section>
  )
}
