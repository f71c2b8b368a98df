import { fitsCurrency, toMinor } from '@wood-master/contract/money'
import * as m from '../texts/shop.ts'
import { ShopError } from './shop-error.ts'

/** Money from the wire in minor units. Throws `invalid_request` for a fraction that the currency does not have. */
export function minorAmount(major: number, currency: string, field = 'amount'): number {
  if (fitsCurrency(major, currency)) return toMinor(major, currency)
  const fields = { [field]: m.tooManyDecimals({ currency: currency.toUpperCase() }) }
  throw new ShopError('invalid_request', m.checkInput(), { fields })
}
