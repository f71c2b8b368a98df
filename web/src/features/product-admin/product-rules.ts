import { limits } from '@wood-master/contract/limits'
import { messages } from './messages.ts'

/** What the product form holds; the price in major units (dollars). */
export interface ProductFields {
  name: string
  price: number
  minQuantity: number
  availableQuantity: number
  description: string
  productImg: string
}

/** What is wrong with a price, or true. An empty number field is not a number. */
export function priceProblem(price: number): string | true {
  if (Number.isNaN(price)) return messages.priceRequired
  if (price <= 0 || Number(price.toFixed(2)) !== price) return messages.priceWrong
  return price <= limits.maxPrice || messages.priceTooHigh
}

/** What is wrong with a number of pieces, or true. */
export function quantityProblem(quantity: number, least: number, required: string): string | true {
  if (Number.isNaN(quantity)) return required
  if (!Number.isInteger(quantity) || quantity < least) return messages.wholeFrom(least)
  return quantity <= limits.maxQuantity || messages.quantityTooHigh
}

/** The rules of the form's fields, each naming its own field. */
export const productRules = {
  name: { validate: (name: string) => name.trim() !== '' || messages.nameRequired },
  price: { valueAsNumber: true, validate: priceProblem },
  minQuantity: {
    valueAsNumber: true,
    validate: (quantity: number) => quantityProblem(quantity, 1, messages.minQuantityRequired),
  },
  availableQuantity: {
    valueAsNumber: true,
    validate: (quantity: number) => quantityProblem(quantity, 0, messages.availableQuantityRequired),
  },
  description: { validate: (text: string) => text.trim() !== '' || messages.descriptionRequired },
  productImg: { required: messages.imageRequired },
} as const
