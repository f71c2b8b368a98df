import { limits } from '@wood-master/contract/limits'
import { currencyDecimals, fitsCurrency } from '@wood-master/contract/money'
import { messages } from './messages.ts'
import { numberOf } from './product-fields.ts'

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

/** The same for a field that may stay empty. */
function optionalQuantity(typed: string, least: number): string | true {
  return typed.trim() === '' || quantityProblem(numberOf(typed), least, '')
}

const filled = (message: string) => ({ validate: (typed: string) => typed.trim() !== '' || message })

/**
 * The rules of the form's fields in a shop of this currency, each naming its own field. A new product may leave SKU,
 * category, unit and case pack to the shop; one that is being edited has them.
 */
export function productRules(currency: string, isNew: boolean) {
  const detail = (message: string) => (isNew ? {} : filled(message))
  return {
    name: filled(messages.nameRequired),
    price: { validate: (typed: string) => priceProblem(numberOf(typed), currency) },
    minQuantity: {
      validate: (typed: string) => quantityProblem(numberOf(typed), 1, messages.minQuantityRequired),
    },
    availableQuantity: {
      validate: (typed: string) => quantityProblem(numberOf(typed), 0, messages.availableQuantityRequired),
    },
    description: filled(messages.descriptionRequired),
    sku: {
      validate: (typed: string) => {
        if (typed.trim() === '') return isNew || messages.skuRequired
        return /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(typed.trim()) || messages.skuWrong
      },
    },
    category: detail(messages.categoryRequired),
    unit: detail(messages.unitRequired),
    weightGrams: {
      validate: (typed: string) => {
        const problem = optionalQuantity(typed, 0)
        return problem === true ? numberOf(typed || '0') <= limits.weightGrams || messages.tooHeavy : problem
      },
    },
    casePack: {
      validate: (typed: string) =>
        isNew ? optionalQuantity(typed, 1) : quantityProblem(numberOf(typed), 1, messages.casePackRequired),
    },
  } as const
}

/** What is wrong with the pieces that are booked, or true. */
export const stockRules = {
  received: (quantity: number) => quantityProblem(quantity, 1, messages.quantityRequired),
  counted: (quantity: number) => quantityProblem(quantity, 0, messages.quantityRequired),
} as const
