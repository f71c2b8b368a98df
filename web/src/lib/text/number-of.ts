import { currencyDecimals, fitsCurrency } from '@wood-master/contract/money'

/**
 * The number that was typed; not a number in an empty field. A decimal comma is what many type, and number fields of
 * browsers drop it, so that 12,50 becomes 1250. One before exactly three digits may separate thousands: it is no number.
 */
export function numberOf(typed: string): number {
  if (typed.trim() === '' || /,\d{3}(?!\d)/.test(typed)) return Number.NaN
  return Number(typed.replace(',', '.'))
}

/** The same of an amount in major units. With more decimals than the currency has it is no number: 1.250 may be thousands. */
export function amountOf(typed: string, currency: string): number {
  const [, decimals = ''] = typed.trim().split(/[.,]/)
  const amount = numberOf(typed)
  const fits = decimals.length <= currencyDecimals(currency) && fitsCurrency(amount, currency)
  return fits ? amount : Number.NaN
}
