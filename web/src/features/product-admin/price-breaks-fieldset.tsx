import { limits } from '@wood-master/contract/limits'
import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import { toMinor } from '@wood-master/contract/money'
import { priceBreakProblem } from '@wood-master/contract/product-problems'
import { type Control, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { fieldOf } from '#components/forms/field-of.ts'
import { Price } from '#components/ui/price.tsx'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/product-admin.ts'
import { CellField, FieldRows } from './field-rows.tsx'
import { breaksOf, type ProductFields, typedPrices } from './product-fields.ts'
import { priceProblem, quantityProblem } from './product-rules.ts'

type Form = UseFormReturn<ProductFields>

export function PriceBreaksFieldset({ form, currency }: { form: Form; currency: string }) {
  const { control, formState, getValues } = form
  const rows = useFieldArray({ control, name: 'priceBreaks' })

  const field = (index: number, name: Field) =>
    fieldOf(form)(`priceBreaks.${index}.${name}`, {
      validate: () => breakFieldProblem(getValues(), { index, field: name }, currency),
    })

  return (
    <fieldset className="rounded-box border border-base-300 p-4 sm:col-span-full">
      <legend className="px-1 font-semibold">{m.priceBreaks()}</legend>
      {rows.fields.length === 0 && <p className="text-base-content/75 text-sm">{m.noBreaks()}</p>}
      <FieldRows
        caption={m.priceBreaksIntro()}
        headings={[m.fromQuantity(), m.priceOfOne()]}
        rows={rows.fields.map(({ id }) => id)}
        most={limits.priceBreaks}
        problem={formState.errors.priceBreaks?.message}
        addLabel={m.addAPriceBreak()}
        removeLabel={m.removePriceBreak}
        onAdd={() => rows.append({ minQuantity: '', price: '' })}
        onRemove={rows.remove}
      >
        {(index) => [
          <CellField
            key="quantity"
            label={m.breakFromQuantity({ value: index + 1 })}
            inputMode="numeric"
            {...field(index, 'minQuantity')}
          />,
          <CellField
            key="price"
            label={m.breakPrice({ value: index + 1 })}
            inputMode="decimal"
            {...field(index, 'price')}
          />,
        ]}
      </FieldRows>
      <PricePreview control={control} currency={currency} />
    </fieldset>
  )
}

const quantities = [1, 10, 100]

function PricePreview({ control, currency }: { control: Control<ProductFields>; currency: string }) {
  const [price, priceBreaks] = useWatch({ control, name: ['price', 'priceBreaks'] })
  const prices = typedPrices({ price, priceBreaks })
  return (
    <dl aria-label={m.whatOrdersWillCost()} className="mt-4 grid max-w-lg grid-cols-2 sm:grid-cols-3 gap-3">
      {quantities.map((quantity) => (
        <div key={quantity} className="rounded-field bg-base-200 px-3 py-2">
          <dt className="text-base-content/75 text-sm">{m.piecesCost({ quantity })}</dt>
          <dd className="font-semibold">
            {prices ? (
              <Price amount={listedLinePrice(prices, quantity, currency)} currency={currency} />
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Field = 'minQuantity' | 'price'

/** What is wrong with one field of a row of price breaks, or true: by itself first, then beside the rows before it. */
function breakFieldProblem(
  { price, priceBreaks }: Pick<ProductFields, 'price' | 'priceBreaks'>,
  at: { index: number; field: Field },
  currency: string,
): string | true {
  const typed = priceBreaks[at.index]?.[at.field] ?? ''
  const alone =
    at.field === 'price'
      ? priceProblem(typed, currency)
      : quantityProblem(typed, 2, m.breakQuantityRequired())
  if (alone !== true) return alone
  const problem = priceBreakProblem({
    unitPrice: toMinor(numberOf(price), currency),
    priceBreaks: breaksOf(priceBreaks).map((step) => ({
      minQuantity: step.minQuantity,
      unitPrice: toMinor(step.price, currency),
    })),
  })
  return problem?.index === at.index && problem.field === at.field ? problem.message : true
}
