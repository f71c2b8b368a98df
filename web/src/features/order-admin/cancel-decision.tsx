import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askDialog } from '#components/feedback/dialogs.ts'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

/** A buyer's open request to cancel: granted, which refunds and restocks what is left, or declined with a reason. */
export function CancelDecision({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const granting = useAction()
  const [declining, setDeclining] = useState(false)
  // One key for as long as the page is open: pressing again after a lost response refunds nothing more.
  const [key] = useState(() => crypto.randomUUID())
  const { cancelRequest } = order
  if (cancelRequest?.state !== 'open') return null
  const params = { id: order._id }

  const grant = async () => {
    const sure = await askDialog({
      title: m.grantTitle(),
      text: m.grantText(),
      confirm: m.grant(),
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
