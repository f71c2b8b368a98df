import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ReasonDialog } from '#components/forms/reason-dialog.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

function Outcome({ request }: { request: NonNullable<Order['cancelRequest']> }) {
  if (request.state === 'open') {
    return (
      <p>
        {m.cancelAsked()} <DateText at={request.requestedAt} withTime />. {m.cancelPending()}
      </p>
    )
  }
  if (request.state === 'declined') {
    return (
      <p>
        {m.cancelDeclined()} {request.answer}
      </p>
    )
  }
  return request.state === 'granted' ? <p>{m.cancelGranted()}</p> : null
}

/** Asks the shop to cancel a paid order that is not shipped, says what became of it, and takes the request back. */
export function CancelRequest({ order }: { order: Order }) {
  const { revalidate } = useRevalidator()
  const withdrawing = useAction()
  const [asking, setAsking] = useState(false)
  const { cancelRequest } = order
  const open = cancelRequest?.state === 'open'

  const ask = async (reason: string) => {
    await api.call('requestCancellation', { params: { id: order._id }, body: { reason } })
    await revalidate()
    setAsking(false)
  }

  return (
    <>
      <div role="status" className="text-sm empty:hidden">
        {cancelRequest && <Outcome request={cancelRequest} />}
      </div>
      {order.state === 'paid' && !open && (
        <Button look="plain" onClick={() => setAsking(true)}>
          {m.askToCancel()}
        </Button>
      )}
      {order.state === 'paid' && open && (
        <Button
          look="plain"
          pending={withdrawing.pending}
          onClick={() =>
            withdrawing.run(() => api.call('withdrawCancellation', { params: { id: order._id } }))
          }
        >
          {m.withdraw()}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={m.askToCancel()}
          text={m.askToCancelText()}
          confirm={m.sendRequest()}
          onConfirm={ask}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
