import { changePercentText } from '#lib/text/numbers.ts'

/** How an amount compares with an earlier one: "+12%", "-3%"; there is no percentage of nothing. */
export function changeText(now: number, before: number): string {
  if (before <= 0) return now > 0 ? 'No sales then' : 'The same'
  return changePercentText(now / before - 1)
}
