import { limits } from '@wood-master/contract/limits'
import { currencyDecimals, fitsCurrency } from '@wood-master/contract/money'
import { messages } from './messages.ts'

/** What the product form holds; the price in major units of the shop's currency. */
export interface ProductFields {
  name: string
  price: number
  minQuantity: number
  availableQuantity: number
  description: string
  productImg: string
}

/** What is wrong with a price, or true. An empty number field is not a number. */
export function priceProblem(price: number, currency: string): string | true {
  if (Number.isNaN(price)) return messages.priceRequired
  if (price <= 0 || !fitsCurrency(price, currency)) return messages.priceWrong(currencyDecimals(currency))
  return price <= limits.maxPrice || messages.priceTooHigh
}

/** What is wrong with a number of pieces, or true. */
export function quantityProblem(quantity: number, least: number, required: string): string | true {
  if (Number.isNaN(quantity)) return required
  if (!Number.isInteger(quantity) || quantity < least) return messages.wholeFrom(least)
  return quantity <= limits.maxQuantity || messages.quantityTooHigh
}

/** The rules of the form's fields in a shop of this currency, each naming its own field. */
export function productRules(currency: string) {
  return {
    name: { validate: (name: string) => name.trim() !== '' || messages.nameRequired },
    price: { valueAsNumber: true, validate: (price: number) => priceProblem(price, currency) },
    minQuantity: {
      valueAsNumber: true,
      validate: (quantity: number) => quantityProblem(quantity, 1, messages.minQuantityRequired),
    },
    availableQuantity: stockRule,
    description: { validate: (text: string) => text.trim() !== '' || messages.descriptionRequired },
  } as const
}

/** The rule of a product's stock wherever it is set. */
export const stockRule = {
  valueAsNumber: true,
  validate: (quantity: number) => quantityProblem(quantity, 0, messages.availableQuantityRequired),
} as const
