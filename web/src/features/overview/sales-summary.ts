import { toMajor, toMinor } from '@wood-master/contract/money'
import type { Sales } from './overview-api.ts'

/** All days together, the amount in major units of the currency, and the best of them (none without a sale). */
export function summaryOf(sales: Sales, currency: string) {
  const amount = toMajor(
    sales.reduce((sum, day) => sum + toMinor(day.amount, currency), 0),
    currency,
  )
  const best = sales.reduce<Sales[number] | undefined>(
    (highest, day) => (day.amount > (highest?.amount ?? 0) ? day : highest),
    undefined,
  )
  return { orders: sales.reduce((sum, day) => sum + day.orders, 0), amount, best }
}
