import type { ResponseOf } from '@wood-master/contract/calls'
import { toMajor, toMinor } from '@wood-master/contract/money'

/** All days together, the average of an order and the best day (neither without a sale); amounts in major units. */
export function summaryOf(sales: Sales, currency: string) {
  const minor = sales.reduce((sum, day) => sum + toMinor(day.amount, currency), 0)
  const orders = sales.reduce((sum, day) => sum + day.orders, 0)
  const best = sales.reduce<Sales[number] | undefined>(
    (highest, day) => (day.amount > (highest?.amount ?? 0) ? day : highest),
    undefined,
  )
  return {
    orders,
    amount: toMajor(minor, currency),
    average: orders === 0 ? undefined : toMajor(Math.round(minor / orders), currency),
    best,
  }
}

export type Overview = ResponseOf<'getOverview'>
export type Sales = Overview['sales']
