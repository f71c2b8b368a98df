import { limits } from '@wood-master/contract/limits'
import { fitsCurrency } from '@wood-master/contract/money'
import { messages } from './messages.ts'
import { amountOf, gramsOf } from './zone-values.ts'

const filled = (message: string) => (typed: string) => typed.trim() !== '' || message

/** What the fields of zones and rates must hold; each is true, or the sentence that is shown. */
export const zoneRules = (currency: string) => ({
  name: filled(messages.nameRequired),
  countries: (codes: string[]) => codes.length > 0 || messages.countriesRequired,
  taxName: filled(messages.taxNameRequired),
  taxPercent: (typed: string) => {
    const percent = amountOf(typed)
    return (percent >= 0 && percent <= 100) || messages.taxPercentWrong
  },
  defaultKg: (typed: string) => {
    const grams = gramsOf(typed)
    return (grams > 0 && grams <= limits.weightGrams) || messages.upToWrong
  },
  upToKg: (typed: string) => gramsOf(typed) > 0 || messages.upToWrong,
  price: (typed: string) => {
    const price = amountOf(typed)
    return (price >= 0 && fitsCurrency(price, currency)) || messages.priceWrong
  },
  days: (typed: string) => /^(\d{1,3}( ?[-–] ?\d{1,3})?)?$/.test(typed.trim()) || messages.daysWrong,
})

export type ZoneRules = ReturnType<typeof zoneRules>
