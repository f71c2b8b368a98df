import { changePercentText } from '#lib/text/numbers.ts'
import * as m from '#texts/overview.ts'

/** How an amount compares with an earlier one: "+12%", "-3%"; there is no percentage of nothing. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return now > 0 ? m.noSalesThen() : m.theSame()
  return changePercentText(now / before - 1)
}
