import { limits } from '@wood-master/contract/limits'
import { nearestQuantities } from '@wood-master/contract/orderable-quantities'
import { useForm } from 'react-hook-form'
import type { Product } from '#lib/api/products.ts'

interface PurchaseFields {
  purchaseQte: number
}

type Sold = Pick<Product, 'minQuantity' | 'availableQuantity' | 'casePack'>

/** The minimum order, in full case packs. */
function firstQuantity(product: Sold): number {
  const { minQuantity } = product
  return nearestQuantities({ ...product, quantity: minQuantity, enforceMinimum: true }).at(-1) ?? minQuantity
}

/** The form's quantity, starting at the minimum order; absent while what is typed is no quantity. */
export function useQuantityForm(product: Sold) {
  const { availableQuantity, casePack } = product
  const form = useForm<PurchaseFields>({ defaultValues: { purchaseQte: firstQuantity(product) } })
  const typed = form.watch('purchaseQte')
  const quantity = Number.isInteger(typed) && typed >= 1 && typed <= limits.maxQuantity ? typed : undefined

  const choose = (chosen: number) =>
    form.setValue('purchaseQte', chosen, { shouldValidate: true, shouldDirty: true })

  /** To the next full case pack in that direction. */
  const step = (by: 1 | -1) => {
    const from = (quantity ?? 0) / casePack
    const next = (by === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1) * casePack
    // The last piece is never sold.
    const most = Math.max(Math.floor((availableQuantity - 1) / casePack) * casePack, casePack)
    choose(Math.min(Math.max(next, casePack), most))
  }
  return { form, quantity, choose, step }
}
