import { limits } from '@wood-master/contract/limits'
import { steppedQuantity, usualQuantity } from '@wood-master/contract/orderable-quantities'
import { useForm } from 'react-hook-form'
import type { Product } from '#lib/api/products.ts'

interface PurchaseFields {
  purchaseQte: number
}

/** The form's quantity, starting at the minimum order; absent while what is typed is no quantity. */
export function useQuantityForm(product: Pick<Product, 'minQuantity' | 'availableQuantity' | 'casePack'>) {
  const form = useForm<PurchaseFields>({ defaultValues: { purchaseQte: usualQuantity(product) } })
  const typed = form.watch('purchaseQte')
  const quantity = Number.isInteger(typed) && typed >= 1 && typed <= limits.maxQuantity ? typed : undefined

  const choose = (chosen: number) =>
    form.setValue('purchaseQte', chosen, { shouldValidate: true, shouldDirty: true })
  const step = (by: 1 | -1) => choose(steppedQuantity(quantity ?? 0, by, product))
  return { form, quantity, choose, step }
}
