import { isQuantity, steppedQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Product } from '#lib/api/products.ts'
import { tabStorage } from '#lib/browser/storage.ts'
import { session } from '#lib/session/session.ts'

/** The form's quantity, starting at the minimum order, or where it was before signing in again; absent while what is typed is no quantity. */
export function useQuantityForm(product: Product) {
  const { _id: productId } = product
  const form = useForm({
    defaultValues: { purchaseQte: keptQuantity(productId) ?? usualQuantity(product) },
  })
  const typed = form.watch('purchaseQte')
  const quantity = isQuantity(typed) ? typed : undefined

  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) keepQuantity(productId, quantity)
  }, [productId, quantity, isDirty])
  useEffect(
    () => () => {
      // Only who has to sign in again finds the quantity as it was.
      if (session.account()) keepQuantity(productId, undefined)
    },
    [productId],
  )

  const choose = (chosen: number) =>
    form.setValue('purchaseQte', chosen, { shouldValidate: true, shouldDirty: true })
  const step = (by: 1 | -1) => choose(steppedQuantity(quantity ?? 0, by, product))
  return { form, quantity, choose, step }
}

const keyOf = (productId: string) => `wood-master.quantity.${productId}`

function keptQuantity(productId: string): number | undefined {
  const quantity = Number(tabStorage.read(keyOf(productId)))
  return isQuantity(quantity) ? quantity : undefined
}

/** None forgets it. */
const keepQuantity = (productId: string, quantity: number | undefined) =>
  tabStorage.write(keyOf(productId), quantity?.toString())
