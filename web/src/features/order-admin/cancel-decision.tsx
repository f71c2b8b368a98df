import { formatPrice } from '@wood-master/contract/money'
import { ActionButton } from '#components/forms/action-button.tsx'
import { useOnce } from '#components/forms/use-once.ts'
import { unitsToPack } from '#components/order/order-progress.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'
import { refundable } from './refund-form.ts'

/** A buyer's open request to cancel: granted, which refunds and restocks what is left, or declined with a reason. */
export function CancelDecision({ order }: { order: Order }) {
  const once = useOnce()
  const { cancelRequest } = order
  if (!cancelRequest) return null
  const { state, requestedAt, reason, closedAt, answer } = cancelRequest
  if (state !== 'open') {
    return (
      <section aria-label={m.cancelTrace()} className="text-sm">
        <p>
          {richText(m.request_open(), { date: () => <DateText at={requestedAt} withTime /> })}
          {reason && <span className="wrap-anywhere block italic">{reason}</span>}
        </p>
        <p>
          {richText(m[`request_${state}`](), { date: () => closedAt && <DateText at={closedAt} withTime /> })}
          {answer && <span className="wrap-anywhere block italic">{answer}</span>}
        </p>
      </section>
    )
  }
  const params = { id: order._id }

  const units = unitsToPack(order).reduce((sum, { quantity }) => sum + quantity, 0)
  const button = { small: true, className: 'text-sm' }

  return (
    <section aria-label={m.cancelRequested()} className="rounded-field bg-warning/20 p-4">
      <p className="font-semibold">{m.cancelRequested()}</p>
      <p className="text-sm">
        <DateText at={cancelRequest.requestedAt} withTime />
        {cancelRequest.reason && <span className="wrap-anywhere block italic">{cancelRequest.reason}</span>}
      </p>
      {mayPress('decideCancellation') && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ActionButton
            {...button}
            action={() =>
              once((key) => api.call('decideCancellation', { params, body: { granted: true, key } }))
            }
            ask={{
              title: m.grantTitle(order),
              text: m.grantText({ amount: formatPrice(refundable(order), order.currency), units }),
              confirm: m.grantConfirm(),
              cancel: m.keepOrder(),
            }}
          >
            {m.grant()}
          </ActionButton>
          <ActionButton
            {...button}
            look="plain"
            action={(reason) => api.call('decideCancellation', { params, body: { granted: false, reason } })}
            reason={{ title: m.declineTitle(), text: m.declineText(), confirm: m.decline() }}
          >
            {m.decline()}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
