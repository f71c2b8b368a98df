import { limits } from '@wood-master/contract/limits'
import { useForm } from 'react-hook-form'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import { keepServerErrors } from '#components/forms/server-errors.ts'
import { useRefusal } from '#components/forms/use-action.ts'
import type { Once } from '#components/forms/use-once.ts'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { bold, richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { useOwnQuery } from '#lib/api/queries.ts'
import { utcDayText } from '#lib/text/dates.ts'
import * as m from '#texts/product-admin.ts'
import { type StockLevel, stockLevels } from './product-admin-api.ts'
import { quantityProblem } from './product-rules.ts'
import { StockHistory } from './stock-history.tsx'

const kinds = { received: m.received, counted: m.counted }

interface StockDialogProps {
  product: Product
  /** It outlives the dialog, which may be opened anew after a lost response. */
  once: Once
  onClose: () => void
}

export function StockDialog({ product, once, onClose }: StockDialogProps) {
  const { _id, name, supply, availableQuantity } = product
  const { finish } = useRefusal(onClose)
  const incoming = supply?.kind === 'backorder' ? supply.incoming : []
  const deliveries = incoming.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  const choices = Object.fromEntries(
    deliveries.map(({ id, quantity, on }) => [id, m.deliveryOn({ quantity, day: utcDayText(on) })]),
  )
  const levels = useOwnQuery(['stock level', _id], (signal) => stockLevels([_id], signal))
  const level = levels.data?.get(_id)
  const form = useForm({
    defaultValues: {
      kind: 'received' as keyof typeof kinds,
      quantity: '',
      incoming: deliveries[0]?.id ?? '',
      reason: '',
    },
  })
  const { register, handleSubmit, formState } = form
  const field = fieldOf(form)
  const counting = form.watch('kind') === 'counted'

  const submit = handleSubmit(async ({ kind, incoming, ...typed }) => {
    const [quantity, reason] = [Number(typed.quantity), typed.reason.trim()]
    // Only a count needs what was on hand: pieces that came in are booked before that is known.
    const booking =
      kind === 'counted'
        ? level && ({ kind, found: quantity, onHand: level.onHand, reason } as const)
        : { kind, quantity, ...(incoming ? { incoming } : {}), ...(reason ? { reason } : {}) }
    if (!booking) return form.setError('root', { message: m.noLevel() })
    try {
      const book = (key: string) => api.call('bookStock', { params: { id: _id }, body: { ...booking, key } })
      // Of a delivery, what comes for orders that wait is never available.
      await finish(once(book, JSON.stringify([availableQuantity, deliveries])), m.booked())
    } catch (error) {
      const inFields = { quantity: counting ? 'found' : 'quantity' }
      keepServerErrors(form, error, inFields)
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
        {deliveries.length > 0 && !counting && (
          <SelectField
            label={m.ofDelivery()}
            hint={m.ofDeliveryHint()}
            choices={{ ...choices, '': m.noDelivery() }}
            {...field('incoming')}
          />
        )}
        <TextField
          label={counting ? m.piecesFound() : m.piecesReceived()}
          hint={counting ? m.foundHint() : m.receivedHint()}
          inputMode="numeric"
          {...field('quantity', (typed, { kind }) =>
            quantityProblem(typed, kind === 'counted' ? 0 : 1, m.quantityRequired()),
          )}
        />
        <TextField
          label={m.reason()}
          hint={counting ? undefined : m.reasonHint()}
          maxLength={limits.reasonLength}
          {...field('reason', (typed, { kind }) => kind === 'received' || filled(m.reasonRequired())(typed))}
        />
        <DialogFoot
          problem={formState.errors.root?.message}
          pending={formState.isSubmitting}
          onClose={onClose}
        >
          {counting ? m.bookCount() : m.bookReceipt()}
        </DialogFoot>
      </form>
      <StockHistory productId={_id} />
    </Modal>
  )
}

const always = ['onHand', 'committed', 'available'] as const
const ifAny = ['incoming', 'promised'] as const

export function StockFigures({ level }: { level: StockLevel }) {
  return (
    <p className="flex flex-wrap gap-x-3 tabular-nums">
      {[...always, ...ifAny.filter((figure) => level[figure] > 0)].map((figure) => (
        <span key={figure} className="whitespace-nowrap">
          {richText(m[`count_${figure}`]({ count: level[figure] }), { b: bold })}
        </span>
      ))}
    </p>
  )
}
