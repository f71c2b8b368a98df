import { limits } from '@wood-master/contract/limits'
import { currencyDecimals } from '@wood-master/contract/money'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/product-admin.ts'
import { breakFieldProblem } from './price-break-rules.ts'
import { PricePreview } from './price-preview.tsx'
import type { ProductFields } from './product-fields.ts'

interface PriceBreaksFieldsetProps {
  form: UseFormReturn<ProductFields>
  currency: string
}

export function PriceBreaksFieldset({ form, currency }: PriceBreaksFieldsetProps) {
  const { control, register, formState, getValues } = form
  const rows = useFieldArray({ control, name: 'priceBreaks' })
  const errors = formState.errors.priceBreaks

  const field = (index: number, name: 'minQuantity' | 'price') => ({
    error: errors?.[index]?.[name]?.message,
    ...register(`priceBreaks.${index}.${name}`, {
      validate: () => breakFieldProblem(getValues(), { index, field: name }, currency),
    }),
  })

  return (
    <fieldset className="rounded-box border border-base-300 p-4 sm:col-span-full">
      <legend className="px-1 font-semibold">{m.priceBreaks()}</legend>
      {rows.fields.length === 0 && <p className="text-base-content/75 text-sm">{m.noBreaks()}</p>}
      {rows.fields.length > 0 && (
        <table className="w-full max-w-lg">
          <caption className="sr-only">{m.fromWhichQuantityOnA()}</caption>
          <thead>
            <tr className="text-left text-sm">
              <th scope="col" className="pb-1 font-semibold">
                {m.fromQuantity()}
              </th>
              <th scope="col" className="pb-1 font-semibold">
                {m.priceOfOne()}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.fields.map((row, index) => (
              <tr key={row.id} className="align-top">
                <td className="py-1 pr-3">
                  <BreakField
                    label={m.fromQuantityPriceBreakValue({ value: index + 1 })}
                    inputMode="numeric"
                    min={2}
                    {...field(index, 'minQuantity')}
                  />
                </td>
                <td className="py-1 pr-3">
                  <BreakField
                    label={m.priceOfOnePriceBreak({ value: index + 1 })}
                    inputMode="decimal"
                    min={0}
                    step={10 ** -currencyDecimals(currency)}
                    {...field(index, 'price')}
                  />
                </td>
                <td className="w-11 py-1">
                  <Button
                    look="quiet"
                    className="btn-square"
                    aria-label={m.removePriceBreakValue({ value: index + 1 })}
                    onClick={() => rows.remove(index)}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(errors?.root?.message ?? errors?.message) && (
        <p role="alert" className="text-error text-sm">
          {errors?.root?.message ?? errors?.message}
        </p>
      )}
      {rows.fields.length < limits.priceBreaks && (
        <Button
          look="plain"
          className="btn-sm mt-3 min-h-9 text-sm"
          onClick={() => rows.append({ minQuantity: '', price: '' })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {m.addAPriceBreak()}
        </Button>
      )}
      <PricePreview control={control} currency={currency} />
    </fieldset>
  )
}

interface BreakFieldProps extends ComponentProps<'input'> {
  /** Its column's heading and its row, for screen readers. */
  label: string
  error?: string | undefined
}

/** A number field in a cell of the price breaks. */
function BreakField({ label, error, ...input }: BreakFieldProps) {
  const note = useId()
  return (
    <>
      <input
        {...input}
        type="number"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
        className={`input w-full tabular-nums ${error ? 'input-error' : ''}`}
      />
      {error && (
        <p id={note} role="alert" className="mt-1 text-error text-sm">
          {error}
        </p>
      )}
    </>
  )
}
