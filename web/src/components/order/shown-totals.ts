import { type TotalParts, type TotalRow, totalRows } from '@wood-master/contract/total-rows'
import { sumOf } from '#lib/prices/lines-with-tax.ts'
import * as m from '#texts/prices.ts'

export interface ShownParts extends TotalParts {
  /** What a consumer's goods cost with their tax; the tax is shown as within the total then. */
  goodsWithTax?: number | undefined
  total: number
  currency: string
}

/** The rows above a total, and for a consumer those below it that say which tax is within. */
export function shownTotals(parts: ShownParts): { above: TotalRow[]; within: TotalRow[] } {
  const { goodsWithTax: goods, shipping, tax, total, currency } = parts
  if (goods === undefined) return { above: totalRows(parts), within: [] }
  // The shipping with its tax is what is paid beside the goods.
  const amount = sumOf([total, -goods], currency)
  const taxed = (tax?.lines ?? []).filter(({ percent }) => percent > 0)
  return {
    above: totalRows({ goods, discount: parts.discount, shipping: shipping && { ...shipping, amount } }),
    within: taxed.map((line) => ({ name: m.including(line), amount: line.amount })),
  }
}
