import { formatPrice } from '@wood-master/contract/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
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
  const params = { id: order._id }

  const grant = async () => {
    const units = unitsToPack(order).reduce((sum, { quantity }) => sum + quantity, 0)
    const sure = await askDialog({
      title: m.grantTitle(order),
      text: m.grantText({ amount: formatPrice(refundable(order), order.currency), units }),
      confirm: m.grantConfirm(),
      cancel: m.keepOrder(),
    })
    if (sure)
      await granting.run(() => api.call('decideCancellation', { params, body: { granted: true, key } }))
  }
  const decline = async (reason: string) => {
    await api.call('decideCancellation', { params, body: { granted: false, reason } })
    await revalidate()
    setDeclining(false)
  }

  return (
    <section aria-label={m.cancelRequested()} className="rounded-field bg-warning/20 p-4">
      <p className="font-semibold">{m.cancelRequested()}</p>
      <p className="text-sm">
        <DateText at={cancelRequest.requestedAt} withTime />
        {cancelRequest.reason && <span className="wrap-anywhere block italic">{cancelRequest.reason}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="btn-sm min-h-9 text-sm" pending={granting.pending} onClick={grant}>
          {m.grant()}
        </Button>
        <Button look="plain" className="btn-sm min-h-9 text-sm" onClick={() => setDeclining(true)}>
          {m.decline()}
        </Button>
      </div>
      {declining && (
        <ReasonDialog
          title={m.declineTitle()}
          text={m.declineText()}
          confirm={m.decline()}
          onConfirm={decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  )
}

const endings = {
  open: m.wasAsked,
  granted: m.requestGranted,
  declined: m.requestDeclined,
  withdrawn: m.requestWithdrawn,
  overtaken: m.requestOvertaken,
}

/** What became of a request that is decided, withdrawn or overtaken. */
function ClosedRequest({ request }: { request: NonNullable<Order['cancelRequest']> }) {
  const { state, requestedAt, reason, closedAt, answer } = request
  return (
    <section aria-label={m.cancelTrace()} className="text-sm">
      <p>
        {richText(m.wasAsked(), { date: () => <DateText at={requestedAt} withTime /> })}
        {reason && <span className="wrap-anywhere block italic">{reason}</span>}
      </p>
      <p>
        {richText(endings[state](), { date: () => closedAt && <DateText at={closedAt} withTime /> })}
        {answer && <span className="wrap-anywhere block italic">{answer}</span>}
      </p>
    </section>
  )
}
