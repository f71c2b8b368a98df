import { limits } from '@wood-master/contract/limits'
import { currencyDecimals, fitsCurrency } from '@wood-master/contract/money'
import { filled } from '#components/forms/field-of.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/product-admin.ts'

/** What is wrong with a price, or true. */
export function priceProblem(typed: string, currency: string): string | true {
  if (typed.trim() === '') return m.priceRequired()
  const price = numberOf(typed)
  if (!(price > 0) || !fitsCurrency(price, currency))
    return m.priceWrong({ decimals: currencyDecimals(currency) })
  return price <= limits.maxPrice || m.priceTooHigh()
}

export function quantityProblem(quantity: number, least: number, required: string): string | true {
  if (Number.isNaN(quantity)) return required
  if (!Number.isInteger(quantity) || quantity < least) return m.wholeFrom({ least })
  return quantity <= limits.maxQuantity || m.quantityTooHigh()
}

export function optionalQuantity(typed: string, least: number): string | true {
  return typed.trim() === '' || quantityProblem(numberOf(typed), least, '')
}

/** The rules of the form's fields. A new product may leave SKU, category, unit and case pack to the shop. */
export function productRules(currency: string, isNew: boolean) {
  const detail = (message: string) => (isNew ? undefined : filled(message))
  return {
    name: filled(m.nameRequired()),
    price: (typed: string) => priceProblem(typed, currency),
    minQuantity: (typed: string) => quantityProblem(numberOf(typed), 1, m.minQuantityRequired()),
    availableQuantity: (typed: string) => quantityProblem(numberOf(typed), 0, m.availableQuantityRequired()),
    description: filled(m.descriptionRequired()),
    sku: (typed: string) => {
      if (typed.trim() === '') return isNew || m.skuRequired()
      return /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(typed.trim()) || m.skuWrong()
    },
    material: undefined,
    taxClass: undefined,
    category: detail(m.categoryRequired()),
    unit: detail(m.unitRequired()),
    weightGrams: (typed: string) => {
      const problem = optionalQuantity(typed, 0)
      return problem === true ? numberOf(typed || '0') <= limits.weightGrams || m.tooHeavy() : problem
    },
    casePack: (typed: string) =>
      isNew ? optionalQuantity(typed, 1) : quantityProblem(numberOf(typed), 1, m.casePackRequired()),
  }
}
