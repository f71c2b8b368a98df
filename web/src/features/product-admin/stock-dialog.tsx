import { useQuery } from '@tanstack/react-query'
import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { queryClient } from '#lib/api/queries.ts'
import * as m from '#texts/product-admin.ts'
import { stockRules } from './product-rules.ts'
import { bookStock, stockLevels } from './stock-api.ts'
import { StockFigures } from './stock-figures.tsx'
import { StockHistory } from './stock-history.tsx'

interface StockDialogProps {
  product: Product
  onClose: () => void
  onBooked: () => void
}

const kinds = { received: m.received, counted: m.counted }

/** Books pieces that came in, or what a count found; with the figures as they are now, and the history of both. */
export function StockDialog({ product: { _id, name }, onClose, onBooked }: StockDialogProps) {
  // One key for as long as the dialog is open: pressing again after a lost response books nothing more.
  const [key] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const levels = useQuery(
    {
      queryKey: ['stock level', _id],
      queryFn: ({ signal }) => stockLevels([_id], signal),
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  )
  const level = levels.data?.get(_id)
  const form = useForm({
    defaultValues: { kind: 'received' as keyof typeof kinds, quantity: Number.NaN, reason: '' },
  })
  const { register, handleSubmit, formState } = form
  const counting = form.watch('kind') === 'counted'

  const submit = handleSubmit(async ({ kind, quantity, reason: typed }) => {
    const reason = typed.trim()
    if (!level) return setProblem(m.noLevel())
    try {
      await bookStock(
        _id,
        kind === 'counted'
          ? { kind, found: quantity, onHand: level.onHand, reason, key }
          : { kind, quantity, key, ...(reason ? { reason } : {}) },
      )
      onBooked()
    } catch (error) {
      const inFields = { quantity: counting ? 'found' : 'quantity' }
      setProblem(placeServerErrors(form, error, inFields) ? errorSentence(error) : undefined)
      await levels.refetch()
    }
  })

  return (
    <Modal title={m.stockTitle()} onClose={onClose} busy={formState.isSubmitting}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div>
          <p className="wrap-anywhere font-semibold">{name}</p>
          {level && <StockFigures level={level} />}
          {levels.error && <p className="text-error">{errorSentence(levels.error)}</p>}
        </div>
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">{m.stockKind()}</legend>
          {Object.entries(kinds).map(([kind, label]) => (
            <label key={kind} className="flex min-h-9 items-center gap-2">
              <input type="radio" className="radio" value={kind} {...register('kind')} />
              {label()}
            </label>
          ))}
        </fieldset>
        <TextField
          label={counting ? m.piecesFound() : m.piecesReceived()}
          hint={counting ? m.foundHint() : m.receivedHint()}
          type="number"
          inputMode="numeric"
          min={0}
          error={formState.errors.quantity?.message}
          {...register('quantity', {
            valueAsNumber: true,
            validate: (quantity, { kind }) => stockRules[kind](quantity),
          })}
        />
        <TextField
          label={m.reason()}
          hint={counting ? undefined : m.reasonHint()}
          maxLength={limits.reasonLength}
          error={formState.errors.reason?.message}
          {...register('reason', {
            validate: (reason, { kind }) => kind === 'received' || reason.trim() !== '' || m.reasonRequired(),
          })}
        />
        <DialogFoot problem={problem} pending={formState.isSubmitting} onClose={onClose}>
          {counting ? m.bookCount() : m.bookReceipt()}
        </DialogFoot>
      </form>
      <StockHistory productId={_id} />
    </Modal>
  )
}
