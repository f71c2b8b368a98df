import { type SubmitEvent, useState } from 'react'
import { areUnits, UnitsStepper } from '#components/forms/units-stepper.tsx'
import { useRefusal } from '#components/forms/use-action.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { useOnce } from '#components/forms/use-once.ts'
import { Button } from '#components/ui/button.tsx'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/orders.ts'

interface CancelLineProps {
  order: Order
  line: Order['lines'][number]
}

/** Cancels pieces of a line that are still to be sent, until they are being packed; all of an unpaid order is deleted instead. */
export function CancelLine({ order, line }: CancelLineProps) {
  const [asking, setAsking] = useState(false)
  // Here, because it outlives the dialog, which may be opened anew after a lost response.
  const once = useOnce()
  const { _id: id, state, packingAt, lines } = order
  const isUnpaid = state === 'unpaid'
  const left = isUnpaid && lines.length === 1 ? line.toShip - 1 : line.toShip
  if (!(isUnpaid || state === 'paid' || state === 'part_shipped') || packingAt || left < 1) return null

  const cancel = (quantity: number) =>
    once((key) => {
      const units = [{ productId: line.productId, quantity }]
      return api.call('cancelLines', { params: { id }, body: { key, lines: units } })
    }, `${line.toShip}`)
  return (
    <>
      <Button look="link" className="min-h-11" onClick={() => setAsking(true)}>
        {m.cancelLine()}
        <span className="sr-only"> {line.name}</span>
      </Button>
      {asking && (
        <CancelDialog
          line={line}
          left={left}
          text={isUnpaid ? m.cancelLineUnpaid() : m.cancelLinePaid()}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface CancelDialogProps extends Pick<CancelLineProps, 'line'> {
  left: number
  text: string
  onConfirm: (quantity: number) => Promise<unknown>
  onClose: () => void
}

function CancelDialog({ line, left, text, onConfirm, onClose }: CancelDialogProps) {
  const name = keepUnits(line.name)
  const [typed, setTyped] = useState(left === line.toShip ? `${left}` : '1')
  const [tried, setTried] = useState(false)
  const { pending, problem, attempt } = useAttempt()
  const { finish, close } = useRefusal(onClose)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (areUnits(typed, left)) void attempt(() => finish(onConfirm(Number(typed)), m.lineCancelled()))
  }
  return (
    <Modal title={m.cancelLineTitle({ product: name })} onClose={close} busy={pending}>
      <p className="mb-5">{text}</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <UnitsStepper
          of={name}
          left={left}
          typed={typed}
          hint={m.lineKept({ kept: line.toShip - (areUnits(typed, left) ? Number(typed) : 0) })}
          tried={tried}
          onType={setTyped}
        />
        <DialogFoot problem={problem} pending={pending} cancel={m.keepLine()} onClose={close}>
          {m.cancelLine()}
        </DialogFoot>
      </form>
    </Modal>
  )
}
