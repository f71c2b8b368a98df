import { toMajor, toMinor } from './money.ts'

/** What an order costs with its delivery. Server and pages ask here. Free of any library: pages import it. */

/** Percents have at most three decimals, which are whole in thousandths. */
const thousandths = 1_000

/**
 * The tax on an amount: a percentage of goods and shipping together, rounded half up once an order. Minor units in and
 * out.
 */
export function taxOn(amount: number, percent: number): number {
  const whole = 100 * thousandths
  const product = amount * Math.round(percent * thousandths)
  return Math.floor((2 * product + whole) / (2 * whole))
}

export interface Totals {
  goods: number
  shipping: number
  tax: number
  /** What is to be paid: all of them together. */
  total: number
}

/** The totals of goods that are delivered, in minor units. */
export function totalsOf({
  goods,
  shipping,
  percent,
}: {
  goods: number
  shipping: number
  percent: number
}): Totals {
  const tax = taxOn(goods + shipping, percent)
  return { goods, shipping, tax, total: goods + shipping + tax }
}

/** The same as the wire has money, in major units (dollars). */
export function listedTotals(
  { goods, shipping, percent }: { goods: number; shipping: number; percent: number },
  currency: string,
): Totals {
  const minor = totalsOf({ goods: toMinor(goods, currency), shipping: toMinor(shipping, currency), percent })
  return {
    goods: toMajor(minor.goods, currency),
    shipping: toMajor(minor.shipping, currency),
    tax: toMajor(minor.tax, currency),
    total: toMajor(minor.total, currency),
  }
}
