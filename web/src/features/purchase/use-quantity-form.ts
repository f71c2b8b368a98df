import { isQuantity, steppedQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Product } from '#lib/api/products.ts'
import { tabStorage } from '#lib/browser/storage.ts'
import { session } from '#lib/session/session.ts'

/** The form's quantity, starting at the minimum order, or where it was before signing in again; absent while what is typed is no quantity. */
export function useQuantityForm(product: Product) {
  // Of the account, which may have to sign in again while the page is open.
  const [uid] = useState(() => session.account()?.uid)
  const key = `wood-master.quantity.${product._id}.${uid}`
  const form = useForm({ defaultValues: { purchaseQte: keptQuantity(key) ?? usualQuantity(product) } })
  const typed = form.watch('purchaseQte')
  const quantity = isQuantity(typed) ? typed : undefined

  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) keepQuantity(key, quantity)
  }, [key, quantity, isDirty])
  useEffect(
    () => () => {
      // Only who has to sign in again finds the quantity as it was.
      if (session.account()) keepQuantity(key, undefined)
    },
    [key],
  )

  const choose = (chosen: number) =>
    form.setValue('purchaseQte', chosen, { shouldValidate: true, shouldDirty: true })
  const step = (by: 1 | -1) => choose(steppedQuantity(quantity ?? 0, by, product))
  return { form, quantity, choose, step }
}

function keptQuantity(key: string): number | undefined {
  const quantity = Number(tabStorage.read(key))
  return isQuantity(quantity) ? quantity : undefined
}

/** None forgets it. */
const keepQuantity = (key: string, quantity: number | undefined) =>
  tabStorage.write(key, quantity?.toString())
