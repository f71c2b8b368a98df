import { standardWeightGrams } from '@wood-master/contract/delivery-names'

/** Units of one product that are delivered. */
export interface DeliveredLine {
  productId: string
  quantity: number
  /** Of one unit, as it was when it was ordered: for products that have left the shop. */
  weightGrams?: number
}

/** What a unit of a product weighs for delivery: never nothing, because a price by weight would be too low then. */
export function unitGrams(
  weightGrams: number | undefined,
  { defaultWeightGrams = standardWeightGrams }: { defaultWeightGrams?: number },
): number {
  return weightGrams || defaultWeightGrams
}

/** Grams that so many units weigh together, by their products as they are now, else as they were ordered. */
export function gramsOf(
  lines: readonly DeliveredLine[],
  products: ReadonlyMap<string, { weightGrams: number }>,
  terms: { defaultWeightGrams?: number },
): number {
  return lines.reduce((sum, { productId, quantity, weightGrams }) => {
    const known = products.get(productId)?.weightGrams || weightGrams
    return sum + unitGrams(known, terms) * quantity
  }, 0)
}
