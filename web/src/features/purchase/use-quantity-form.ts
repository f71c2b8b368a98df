import { useForm } from 'react-hook-form'
import type { Product } from '#lib/api/products.ts'

interface PurchaseFields {
  purchaseQte: number
}

/** The form's quantity, starting at the minimum order; absent while what is typed is no quantity. */
export function useQuantityForm({
  minQuantity,
  availableQuantity,
}: Pick<Product, 'minQuantity' | 'availableQuantity'>) {
  const form = useForm<PurchaseFields>({ defaultValues: { purchaseQte: minQuantity } })
  const typed = form.watch('purchaseQte')
  const quantity = Number.isInteger(typed) && typed >= 1 ? typed : undefined

  const step = (by: 1 | -1) => {
    // The last piece is never sold.
    const most = Math.max(availableQuantity - 1, 1)
    const next = Math.min(Math.max((quantity ?? 0) + by, 1), most)
    form.setValue('purchaseQte', next, { shouldValidate: true, shouldDirty: true })
  }
  return { form, quantity, step }
}
