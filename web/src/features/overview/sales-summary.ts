import { toMajor, toMinor } from '@wood-master/contract/money'
import type { Sales } from './overview-api.ts'

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day of the sales (`2026-03-01`, UTC) as people write it. */
export function nameOfDay(day: string): string {
  return dayName.format(new Date(day))
}

/** All days together, the amount in major units (dollars), and the best of them; none without a sale. */
export function summaryOf(sales: Sales, currency = 'usd') {
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
