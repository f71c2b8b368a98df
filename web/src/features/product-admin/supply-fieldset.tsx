import { limits } from '@wood-master/contract/limits'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { SelectField, TextField } from '#components/forms/field.tsx'
import * as m from '#texts/product-admin.ts'
import { CellField } from './cell-field.tsx'
import { AddRowButton, FieldRow, FieldRows } from './field-rows.tsx'
import { numberOf, type ProductFields } from './product-fields.ts'
import { quantityProblem } from './product-rules.ts'

const kinds = { stock: m.supplyStock, made: m.supplyMade, backorder: m.supplyBackorder }
const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const

function daysProblem(typed: string): string | true {
  const days = numberOf(typed)
  const isRight = Number.isInteger(days) && days >= 1 && days <= limits.madeDays
  return isRight || m.madeDaysWrong({ most: limits.madeDays })
}

/** Where pieces come from that are not in stock: nowhere, the workshop, or deliveries, each with its day. */
export function SupplyFieldset({ form }: { form: UseFormReturn<ProductFields> }) {
  const { register, formState, watch } = form
  const kind = watch('supply.kind')
  const errors = formState.errors.supply
  return (
    <fieldset className="grid gap-4 rounded-box border border-base-300 p-4 sm:col-span-full sm:grid-cols-3">
      <legend className="px-1 font-semibold">{m.whatIsNotInStock()}</legend>
      <SelectField label={m.comesFrom()} {...register('supply.kind')}>
        {Object.entries(kinds).map(([value, name]) => (
          <option key={value} value={value}>
            {name()}
          </option>
        ))}
      </SelectField>
      {kind === 'made' && (
        <>
          <TextField
            label={m.madeDays()}
            hint={m.madeDaysHint()}
            {...whole}
            error={errors?.days?.message}
            {...register('supply.days', { validate: daysProblem })}
          />
          <TextField
            label={m.perWeek()}
            hint={m.perWeekHint()}
            {...whole}
            error={errors?.perWeek?.message}
            {...register('supply.perWeek', {
              validate: (typed) => typed.trim() === '' || quantityProblem(numberOf(typed), 1, ''),
            })}
          />
        </>
      )}
      {kind === 'backorder' && <Deliveries form={form} />}
      {errors?.message && (
        <p role="alert" className="text-error text-sm sm:col-span-full">
          {errors.message}
        </p>
      )}
    </fieldset>
  )
}

function Deliveries({ form }: { form: UseFormReturn<ProductFields> }) {
  const { control, register, formState } = form
  const rows = useFieldArray({ control, name: 'supply.incoming', keyName: 'key' })
  const errors = formState.errors.supply?.incoming
  return (
    <div className="sm:col-span-full">
      <p className="mb-2 text-base-content/75 text-sm">{m.deliveriesHint()}</p>
      {rows.fields.length > 0 && (
        <FieldRows caption={m.deliveries()} headings={[m.piecesToCome(), m.expectedOn()]}>
          {rows.fields.map((row, index) => (
            <FieldRow
              key={row.key}
              removeLabel={m.removeDelivery({ value: index + 1 })}
              onRemove={() => rows.remove(index)}
            >
              <CellField
                label={m.piecesOfDelivery({ value: index + 1 })}
                {...whole}
                error={errors?.[index]?.quantity?.message}
                {...register(`supply.incoming.${index}.quantity`, {
                  validate: (typed) => quantityProblem(numberOf(typed), 1, m.quantityRequired()),
                })}
              />
              <CellField
                label={m.dayOfDelivery({ value: index + 1 })}
                type="date"
                error={errors?.[index]?.on?.message}
                {...register(`supply.incoming.${index}.on`, {
                  validate: (typed) => typed !== '' || m.dayRequired(),
                })}
              />
            </FieldRow>
          ))}
        </FieldRows>
      )}
      {rows.fields.length < limits.incoming && (
        <AddRowButton onClick={() => rows.append({ id: crypto.randomUUID(), quantity: '', on: '' })}>
          {m.addADelivery()}
        </AddRowButton>
      )}
    </div>
  )
}
