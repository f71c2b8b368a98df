import { limits } from '@wood-master/contract/limits'
import { currencyDecimals } from '@wood-master/contract/money'
import { filled } from '#components/forms/field-of.ts'
import { amountOf } from '#lib/text/number-of.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/product-admin.ts'

/** What is wrong with a price, or true. */
export function priceProblem(typed: string, currency: string): string | true {
  if (typed.trim() === '') return m.priceRequired()
  const price = amountOf(typed, currency)
  if (!(price > 0)) return m.priceWrong({ decimals: currencyDecimals(currency) })
  return price <= limits.maxPrice || m.priceTooHigh()
}

export function quantityProblem(typed: string, least: number, required: string): string | true {
  if (typed.trim() === '') return required
  if (!(wholeOf(typed) >= least)) return m.wholeFrom({ least })
  return wholeOf(typed) <= limits.maxQuantity || m.quantityTooHigh()
}

export function optionalQuantity(typed: string, least: number): string | true {
  return typed.trim() === '' || quantityProblem(typed, least, '')
}

/** The rules of the form's fields. A new product may leave SKU, category, unit and case pack to the shop. */
export function productRules(currency: string, isNew: boolean) {
  const detail = (message: string) => (isNew ? undefined : filled(message))
  return {
    name: filled(m.nameRequired()),
    price: (typed: string) => priceProblem(typed, currency),
    minQuantity: (typed: string) => quantityProblem(typed, 1, m.minQuantityRequired()),
    availableQuantity: (typed: string) => quantityProblem(typed, 0, m.availableQuantityRequired()),
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
      return problem === true ? !(wholeOf(typed) > limits.weightGrams) || m.tooHeavy() : problem
    },
    casePack: (typed: string) =>
      isNew ? optionalQuantity(typed, 1) : quantityProblem(typed, 1, m.casePackRequired()),
  }
}
