/**
 * The number that was typed; not a number in an empty field. A decimal comma is what many type, and number fields of
 * browsers drop it, so that 12,50 becomes 1250. One before exactly three digits may separate thousands: it is no number.
 */
export function numberOf(typed: string): number {
  if (typed.trim() === '' || /,\d{3}(?!\d)/.test(typed)) return Number.NaN
  return Number(typed.replace(',', '.'))
}
