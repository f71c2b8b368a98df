import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { countOf } from '#lib/text/count.ts'
import { messages } from './messages.ts'
import { declineCancellation, grantCancellation } from './order-admin-api.ts'
import { refundable } from './refund-form.ts'

/** A buyer's open request to cancel: granted, which refunds and restocks what is left, or declined with a reason. */
export function CancelDecision({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const granting = useAction()
  const [declining, setDeclining] = useState(false)
  // One key for as long as the page is open: pressing again after a lost response refunds nothing more.
  const [key] = useState(() => crypto.randomUUID())
  const { cancelRequest } = order
  if (!cancelRequest) return null
  if (cancelRequest.state !== 'open') return <ClosedRequest request={cancelRequest} />

  const grant = async () => {
    const sure = await askDialog({
      title: messages.grantTitle(order.number),
      text: messages.grantText(formatPrice(refundable(order), order.currency), unitsLeftIn(order)),
      confirm: messages.grantConfirm,
      cancel: messages.keepOrder,
    })
    if (sure) await granting.run(() => grantCancellation(order._id, key))
  }
  const decline = async (reason: string) => {
    await declineCancellation(order._id, reason)
    await revalidate()
    setDeclining(false)
  }

  return (
    <section aria-label={messages.cancelRequested} className="rounded-field bg-warning/20 p-4">
      <p className="font-semibold">{messages.cancelRequested}</p>
      <p className="text-sm">
        <DateText at={cancelRequest.requestedAt} withTime />
        {cancelRequest.reason && <span className="wrap-anywhere block italic">{cancelRequest.reason}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="btn-sm min-h-9 text-sm" pending={granting.pending} onClick={grant}>
          {messages.grant}
        </Button>
        <Button look="plain" className="btn-sm min-h-9 text-sm" onClick={() => setDeclining(true)}>
          {messages.decline}
        </Button>
      </div>
      {declining && (
        <ReasonDialog
          title={messages.declineTitle}
          text={messages.declineText}
          confirm={messages.decline}
          onConfirm={decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  )
}

const unitsLeftIn = (order: Order) =>
  countOf(
    unitsToPack(order).reduce((sum, { quantity }) => sum + quantity, 0),
    'unit',
  )

/** What became of a request that is decided, withdrawn or overtaken. */
function ClosedRequest({ request }: { request: NonNullable<Order['cancelRequest']> }) {
  const { state, requestedAt, reason, closedAt, answer } = request
  return (
    <section aria-label={messages.cancelTrace} className="text-sm">
      <p>
        {messages.wasAsked} <DateText at={requestedAt} withTime />
        {reason && <span className="wrap-anywhere block italic">{reason}</span>}
      </p>
      <p>
        {messages.requestEnded[state]} {closedAt && <DateText at={closedAt} withTime />}
        {answer && <span className="wrap-anywhere block italic">{answer}</span>}
      </p>
    </section>
  )
}
