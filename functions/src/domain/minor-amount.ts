import { fitsCurrency, toMinor } from '@wood-master/contract/money'
import * as m from '../texts/shop.ts'
import { errors } from './errors.ts'

/** Money from the wire in minor units. Throws `invalid_request` for a fraction that the currency does not have. */
export function minorAmount(major: number, currency: string, field = 'amount'): number {
  if (fitsCurrency(major, currency)) return toMinor(major, currency)
  throw errors.badField(field, m.tooManyDecimals({ currency: currency.toUpperCase() }), m.checkInput())
}
