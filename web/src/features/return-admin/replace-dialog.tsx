import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { type SubmitEvent, useState } from 'react'
import { useRefusal } from '#components/forms/use-action.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { TrackingField, trackingProblem } from '#components/shipping/tracking-field.tsx'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { api } from '#lib/api/api.ts'
import * as m from '#texts/return-admin.ts'
import type { ListedReturn } from './return-card.tsx'

interface ReplaceDialogProps {
  one: ListedReturn
  /** How many are sent; left out of what was sent already. */
  pieces?: number
  onClose: () => void
}

/** Sends other pieces, with the numbers of their parcel where they are known; of what was sent, changes those. */
export function ReplaceDialog({ one, pieces = 0, onClose }: ReplaceDialogProps) {
  const sent = one.order.shipments.find(({ returnId }) => returnId === one.id)
  const [carrier, setCarrier] = useState(sent?.carrier ?? '')
  const [typed, setTyped] = useState(sent?.tracking?.join('\n') ?? '')
  const { pending, problem, attempt } = useAttempt()
  const { finish, close } = useRefusal(onClose)

  const send = () =>
    attempt(async () => {
      const labels = { carrier: carrier.trim(), tracking: trackingNumbersOf(typed) }
      const body = { state: 'closed', outcome: 'replacement', ...labels } as const
      const moved = api.call('moveReturn', { params: { id: one.id }, body })
      await finish(moved, sent ? m.trackingToast() : m.replacedToast())
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (trackingProblem(typed) === undefined) void send()
  }

  return (
    <Modal title={sent ? m.tracking() : m.replaceTitle()} onClose={close} busy={pending}>
      {!sent && <p className="mb-5">{m.replaceText({ pieces })}</p>}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <CarrierField carrier={carrier} onChange={setCarrier} />
        <TrackingField number={one.number} typed={typed} onType={setTyped} />
        <DialogFoot problem={problem} pending={pending} onClose={close}>
          {sent ? m.trackingSave() : m.replace()}
        </DialogFoot>
      </form>
    </Modal>
  )
}
