/** Grams that so many units weigh together; what is no longer sold weighs nothing that is known. */
export function gramsOf(
  lines: readonly { productId: string; quantity: number }[],
  products: ReadonlyMap<string, { weightGrams: number }>,
): number {
  return lines.reduce(
    (sum, { productId, quantity }) => sum + (products.get(productId)?.weightGrams ?? 0) * quantity,
    0,
  )
}
