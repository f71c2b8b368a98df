import { intlTag } from '@wood-master/contract/locale'
import { currencyDecimals } from '@wood-master/contract/money'

/** An amount (major units) as papers for the books have it, with all decimals of its currency: `$1,250.00`. */
export function amountText(amount: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return new Intl.NumberFormat(intlTag(), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
