import { limits } from '@wood-master/contract/limits'
import { fitsCurrency } from '@wood-master/contract/money'
import * as m from '#texts/delivery-admin.ts'
import { amountOf, gramsOf } from './zone-values.ts'

const filled = (message: string) => (typed: string) => typed.trim() !== '' || message

/** What the fields of zones and rates must hold; each is true, or the sentence that is shown. */
export const zoneRules = (currency: string) => ({
  name: filled(m.nameRequired()),
  countries: (codes: string[]) => codes.length > 0 || m.countriesRequired(),
  defaultKg: (typed: string) => {
    const grams = gramsOf(typed)
    return (grams > 0 && grams <= limits.weightGrams) || m.upToWrong()
  },
  upToKg: (typed: string) => gramsOf(typed) > 0 || m.upToWrong(),
  price: (typed: string) => {
    const price = amountOf(typed)
    return (price >= 0 && fitsCurrency(price, currency)) || m.priceWrong()
  },
  days: (typed: string) => /^(\d{1,3}( ?[-–] ?\d{1,3})?)?$/.test(typed.trim()) || m.daysWrong(),
})

export type ZoneRules = ReturnType<typeof zoneRules>
