import { limits } from '@wood-master/contract/limits'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { Problem } from '#components/ui/problem.tsx'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/product-admin.ts'
import { CellField, FieldRows } from './field-rows.tsx'
import type { ProductFields } from './product-fields.ts'
import { optionalQuantity, quantityProblem } from './product-rules.ts'

const kinds = { stock: m.supplyStock(), made: m.supplyMade(), backorder: m.supplyBackorder() }
const whole = { inputMode: 'numeric' } as const

function daysProblem(typed: string): string | true {
  const isRight = wholeOf(typed) >= 1 && wholeOf(typed) <= limits.madeDays
  return isRight || m.madeDaysWrong({ most: limits.madeDays })
}

export function SupplyFieldset({ form }: { form: UseFormReturn<ProductFields> }) {
  const { register, formState, watch } = form
  const kind = watch('supply.kind')
  const field = fieldOf(form)
  return (
    <fieldset className="grid gap-4 rounded-box border border-base-300 p-4 sm:col-span-full sm:grid-cols-2">
      <legend className="px-1 font-semibold">{m.outOfStockChoice()}</legend>
      <SelectField label={m.comesFrom()} choices={kinds} {...register('supply.kind')} />
      {kind === 'made' && (
        <>
          <TextField
            label={m.madeDays()}
            hint={m.madeDaysHint()}
            {...whole}
            {...field('supply.days', daysProblem)}
          />
          <TextField
            label={m.perWeek()}
            hint={m.perWeekHint()}
            {...whole}
            {...field('supply.perWeek', (typed) => optionalQuantity(typed, 1))}
          />
        </>
      )}
      {kind === 'backorder' && <Deliveries form={form} />}
      <Problem className="text-sm sm:col-span-full">{formState.errors.supply?.message}</Problem>
    </fieldset>
  )
}

function Deliveries({ form }: { form: UseFormReturn<ProductFields> }) {
  const field = fieldOf(form)
  const rows = useFieldArray({ control: form.control, name: 'supply.incoming', keyName: 'key' })
  return (
    <div className="sm:col-span-full">
      <p className="mb-2 text-base-content/75 text-sm">{m.deliveriesHint()}</p>
      <FieldRows
        caption={m.deliveries()}
        headings={[m.piecesToCome(), m.expectedOn()]}
        rows={rows.fields.map(({ key }) => key)}
        most={limits.incoming}
        addLabel={m.addADelivery()}
        removeLabel={m.removeDelivery}
        onAdd={() => rows.append({ id: crypto.randomUUID(), quantity: '', on: '' })}
        onRemove={rows.remove}
      >
        {(index) => [
          <CellField
            key="pieces"
            label={m.piecesOfDelivery({ value: index + 1 })}
            {...whole}
            {...field(`supply.incoming.${index}.quantity`, (typed) =>
              quantityProblem(typed, 1, m.quantityRequired()),
            )}
          />,
          <CellField
            key="day"
            label={m.dayOfDelivery({ value: index + 1 })}
            type="date"
            {...field(`supply.incoming.${index}.on`, (typed) => typed !== '' || m.dayRequired())}
          />,
        ]}
      </FieldRows>
    </div>
  )
}
