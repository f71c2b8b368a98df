import { limits } from '@wood-master/contract/limits'
import { steppedQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { useState } from 'react'
import type { Product } from '#lib/api/products.ts'

function read(typed: string): number | undefined {
  const quantity = Number(typed)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.maxQuantity ? quantity : undefined
}

/** A quantity as it is typed, starting at what shops usually order; nothing while that is no quantity. */
export function useQuantity(product: Product) {
  const [typed, setTyped] = useState(() => String(usualQuantity(product)))
  const quantity = read(typed)
  const choose = (chosen: number) => setTyped(String(chosen))
  const step = (by: 1 | -1) => choose(steppedQuantity(quantity ?? 0, by, product))
  return { typed, setTyped, quantity, choose, step }
}
