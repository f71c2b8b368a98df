import { limits } from '@wood-master/contract/limits'
import { formatPrice } from '@wood-master/contract/money'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { TextArea, TextField } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import type { Once } from '#components/forms/use-once.ts'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { Price } from '#components/ui/price.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { amountOf } from '#lib/text/number-of.ts'
import * as m from '#texts/order-admin.ts'
import {
  amountProblem,
  type RefundFields,
  refundable,
  typedAmount,
  unitsLeft,
  unitsProblem,
  useRefundForm,
} from './refund-form.ts'

interface RefundDialogProps {
  order: Order
  /** It outlives the dialog, which may be opened anew after a lost response. */
  once: Once
  onClose: () => void
}

export function RefundDialog({ order, once, onClose }: RefundDialogProps) {
  const { form, submit, close } = useRefundForm(order, once, onClose)
  const field = fieldOf(form)
  const { isSubmitting, errors } = form.formState
  const { currency } = order
  const most = refundable(order)
  const typed = form.watch()
  const byLines = typed.by === 'lines'
  const amount = byLines ? typedAmount(order, typed.lines) : amountOf(typed.amount, currency)
  const unitsToRestock = order.lines.reduce((sum, line) => sum + line.toShip, 0)

  return (
    <Modal title={m.refundTitle()} onClose={close} busy={isSubmitting}>
      <p className="mb-5">
        {richText(
          m.refundOf({
            count: order.lines.length,
            quantity: order.quantity,
            productName: order.productName,
            value: order.buyerName ?? order.email,
          }),
          {
            price: () => <Price amount={most} currency={currency} />,
            price2: () => <Price amount={order.price} currency={currency} />,
          },
        )}
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="mb-1 font-semibold">{m.refund()}</legend>
          {Object.entries(ways).map(([way, name]) => (
            <label key={way} className="flex min-h-9 items-center gap-2">
              <input type="radio" className="radio" value={way} {...form.register('by')} />
              {name}
            </label>
          ))}
        </fieldset>
        {byLines ? (
          <RefundLinesField order={order} form={form} />
        ) : (
          <TextField
            label={m.amount()}
            inputMode="decimal"
            hint={m.amountHint()}
            {...field('amount', (typed, { by }) => {
              if (by === 'lines') return true
              return typed.trim()
                ? amountProblem(amountOf(typed, currency), most, currency)
                : m.amountRequired()
            })}
          />
        )}
        <TextArea
          label={m.reason()}
          rows={2}
          maxLength={limits.reasonLength}
          {...field('reason', filled(m.reasonRequired()))}
        />
        {!byLines && unitsToRestock > 0 && (
          <Checkbox {...form.register('restock')}>{m.returnThePieces({ count: unitsToRestock })}</Checkbox>
        )}
        <DialogFoot problem={errors.root?.message} pending={isSubmitting} onClose={close}>
          {amountProblem(amount, most, currency) === true
            ? m.refundAmount({ amount: formatPrice(amount, currency) })
            : m.refund()}
        </DialogFoot>
      </form>
    </Modal>
  )
}

const ways = { amount: m.aSumOfMoney(), lines: m.unitsOfLines() } as const

function RefundLinesField({ order, form }: { order: Order; form: UseFormReturn<RefundFields> }) {
  const errors = form.formState.errors.lines
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{m.unitsToRefund()}</legend>
      <ul className="max-h-72 overflow-y-auto pe-1">
        {order.lines.map((line, index) => {
          const left = unitsLeft(line)
          const error = errors?.[index]?.quantity?.message
          return (
            <li
              key={line.productId}
              className="grid grid-cols-[1fr_5.5rem] items-center gap-x-3 gap-y-1 border-base-300 border-t py-2"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold text-sm">{line.name}</p>
                <p className="text-base-content/75 text-sm">
                  {richText(m.leftOfLine({ left, quantity: line.quantity }), {
                    price: () => <Price amount={line.unitPrice} currency={order.currency} />,
                  })}
                </p>
              </div>
              <input
                inputMode="numeric"
                placeholder="0"
                disabled={left === 0}
                aria-label={m.unitsOfName({ name: line.name })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `refund-line-${index}` : undefined}
                className={`input w-full tabular-nums ${error ? 'input-error' : ''}`}
                {...form.register(`lines.${index}.quantity`, {
                  validate: (typed) => unitsProblem(typed, left),
                })}
              />
              {!order.shipped && left > 0 && (
                <label className="col-span-2 flex min-h-6 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    className="checkbox checkbox-sm"
                    {...form.register(`lines.${index}.restock`)}
                  />
                  <span>{richText(m.returnToStock({ name: line.name }))}</span>
                </label>
              )}
              <Problem id={`refund-line-${index}`} className="col-span-2 text-sm">
                {error}
              </Problem>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
