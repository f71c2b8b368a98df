import type { UseFormReturn } from 'react-hook-form'
import { Price } from '#components/ui/price.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { type RefundFields, unitsLeft, unitsProblem } from './refund-form.ts'

export function RefundLinesField({ order, form }: { order: Order; form: UseFormReturn<RefundFields> }) {
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
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
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
                  <span>{richText(m.returnToStock({ name: line.name }), { part: srOnly })}</span>
                </label>
              )}
              {error && (
                <p id={`refund-line-${index}`} role="alert" className="col-span-2 text-error text-sm">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
