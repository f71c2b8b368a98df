import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.ts'
import { ActionButton } from '#components/forms/action-button.tsx'
import { TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { unitsOrNone } from '#components/forms/units-stepper.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/return-admin.ts'
import type { ListedReturn } from './return-card.tsx'

export function ReceiveForm({ one }: { one: ListedReturn }) {
  const formId = useId()
  const { pending, run } = useAction()
  const expected = one.lines.filter(({ reason }) => reason !== 'missing')
  // Everything came back, broken pieces to be scrapped, unless something else is typed.
  const form = useForm<{ lines: { restocked: string; scrapped: string }[] }>({
    defaultValues: {
      lines: expected.map(({ quantity, reason }) =>
        reason === 'damaged'
          ? { restocked: '0', scrapped: `${quantity}` }
          : { restocked: `${quantity}`, scrapped: '0' },
      ),
    },
  })
  const field = fieldOf(form)

  const receive = form.handleSubmit((typed) =>
    run(async () => {
      const lines = expected.map(({ productId }, index) => ({
        productId,
        restocked: Number(typed.lines[index]?.restocked),
        scrapped: Number(typed.lines[index]?.scrapped),
      }))
      await api.call('moveReturn', { params: { id: one.id }, body: { state: 'received', lines } })
      await successToast(m.received())
    }),
  )

  return (
    <>
      <form id={formId} onSubmit={receive} noValidate className="mt-4 flex flex-col gap-4">
        {expected.map(({ productId, quantity }, index) => {
          const name = one.order.lines.find((line) => line.productId === productId)?.name ?? productId
          const number = { type: 'number', inputMode: 'numeric', min: 0, max: quantity } as const
          return (
            <fieldset key={productId} className="grid max-w-md grid-cols-2 gap-4">
              <legend className="wrap-anywhere mb-1 text-sm">
                {m.ofPieces({ quantity, name: keepUnits(name) })}
              </legend>
              <TextField
                label={m.backIntoStock()}
                {...number}
                {...field(`lines.${index}.restocked`, {
                  validate: (typed) => unitsOrNone(typed, quantity),
                  // Together they may be more than came.
                  deps: `lines.${index}.scrapped`,
                })}
              />
              <TextField
                label={m.scrapped()}
                {...number}
                {...field(`lines.${index}.scrapped`, (typed, { lines }) => {
                  const isTooMuch = Number(typed) + Number(lines[index]?.restocked) > quantity
                  return isTooMuch ? m.moreThanAnnounced({ quantity }) : unitsOrNone(typed, quantity)
                })}
              />
            </fieldset>
          )
        })}
      </form>
      {/* Outside of it: the dialog of the second button is a form too. */}
      <div className="mt-4 flex flex-wrap gap-2">
        <SubmitButton form={formId} small pending={pending}>
          {m.receive()}
          <span className="sr-only"> {one.number}</span>
        </SubmitButton>
        <CloseWithNothing one={one} />
      </div>
    </>
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
