import { type SubmitEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { ActionButton } from '#components/forms/action-button.tsx'
import { TextField } from '#components/forms/field.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/return-admin.ts'
import type { ListedReturn } from './return-card.tsx'

interface CameBack {
  productId: string
  restocked: number
  scrapped: number
}

/** What came back of each line: everything, broken pieces scrapped, unless something else is typed. */
export function ReceiveForm({ one }: { one: ListedReturn }) {
  const { pending, run } = useAction()
  const expected = one.lines.filter(({ reason }) => reason !== 'missing')
  const [back, setBack] = useState<CameBack[]>(
    expected.map(({ productId, quantity, reason }) =>
      reason === 'damaged'
        ? { productId, restocked: 0, scrapped: quantity }
        : { productId, restocked: quantity, scrapped: 0 },
    ),
  )
  const type = (index: number, change: Partial<CameBack>) =>
    setBack((known) => known.map((line, at) => (at === index ? { ...line, ...change } : line)))

  const receive = (event: SubmitEvent) => {
    event.preventDefault()
    void run(async () => {
      await api.call('moveReturn', { params: { id: one.id }, body: { state: 'received', lines: back } })
      await successToast(m.received())
    })
  }

  return (
    <form onSubmit={receive} className="mt-4 flex flex-col gap-4">
      {expected.map(({ productId, quantity }, index) => {
        const name = one.order.lines.find((line) => line.productId === productId)?.name ?? productId
        const { restocked = 0, scrapped = 0 } = back[index] ?? {}
        const number = { type: 'number', min: 0, max: quantity, required: true, className: 'w-28' } as const
        return (
          <fieldset key={productId} className="flex flex-wrap gap-4">
            <legend className="wrap-anywhere mb-1 text-sm">
              {m.ofPieces({ quantity, name: keepUnits(name) })}
            </legend>
            <TextField
              {...number}
              label={m.backIntoStock()}
              value={restocked}
              onText={(text) => type(index, { restocked: Number(text) })}
            />
            <TextField
              {...number}
              label={m.scrapped()}
              value={scrapped}
              onText={(text) => type(index, { scrapped: Number(text) })}
            />
          </fieldset>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <SubmitButton small pending={pending}>
          {m.receive()}
          <span className="sr-only"> {one.number}</span>
        </SubmitButton>
        <CloseWithNothing one={one} />
      </div>
    </form>
  )
}

/** Ends a return without money or goods: nothing came, or it was settled otherwise. */
export function CloseWithNothing({ one }: { one: ListedReturn }) {
  const close = (reason: string) => {
    const body = { state: 'closed', outcome: 'none', reason } as const
    return api.call('moveReturn', { params: { id: one.id }, body })
  }
  const reason = { title: m.closeTitle(), text: m.closeText(), confirm: m.closeWithNothing() }
  return (
    <ActionButton look="plain" small action={close} reason={reason}>
      {m.closeWithNothing()}
      <span className="sr-only"> {one.number}</span>
    </ActionButton>
  )
}
