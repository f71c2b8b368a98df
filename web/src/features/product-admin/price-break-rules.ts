import { toMinor } from '@wood-master/contract/money'
import { priceBreakProblem } from '@wood-master/contract/pricing'
import * as m from '#texts/product-admin.ts'
import { numberOf, type ProductFields } from './product-fields.ts'
import { priceProblem, quantityProblem } from './product-rules.ts'

type Field = 'minQuantity' | 'price'

/** What is wrong with one field of a row of price breaks, or true: by itself first, then beside the rows before it. */
export function breakFieldProblem(
  { price, priceBreaks }: Pick<ProductFields, 'price' | 'priceBreaks'>,
  at: { index: number; field: Field },
  currency: string,
): string | true {
  const typed = priceBreaks[at.index]?.[at.field] ?? ''
  const alone =
    at.field === 'price'
      ? priceProblem(numberOf(typed), currency)
      : quantityProblem(numberOf(typed), 2, m.breakQuantityRequired())
  if (alone !== true) return alone
  const problem = priceBreakProblem({
    unitPrice: toMinor(numberOf(price), currency),
    priceBreaks: priceBreaks.map((step) => ({
      minQuantity: numberOf(step.minQuantity),
      unitPrice: toMinor(numberOf(step.price), currency),
    })),
  })
  return problem?.index === at.index && problem.field === at.field ? problem.message : true
}
