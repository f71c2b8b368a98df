import { isQuantity, steppedQuantity, usualQuantity } from '@wood-master/contract/purchase-rules'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useKeptDraft } from '#components/forms/kept-draft.ts'
import type { Product } from '#lib/api/products.ts'
import { session } from '#lib/session/session.ts'

/** The form's quantity, starting at the minimum order, or where it was before signing in again; absent while what is typed is no quantity. */
export function useQuantityForm(product: Product) {
  const form = useForm({ defaultValues: { purchaseQte: usualQuantity(product) } })
  const forget = useKeptDraft(form, `quantity.${product._id}`)
  useEffect(() => {
    // A field that was left empty begins anew.
    if (!isQuantity(form.getValues('purchaseQte'))) form.reset()
  }, [form])
  useEffect(
    () => () => {
      // Only who has to sign in again finds the quantity as it was.
      if (session.account()) forget()
    },
    [forget],
  )
  const typed = form.watch('purchaseQte')
  const quantity = isQuantity(typed) ? typed : undefined

  const choose = (chosen: number) =>
    form.setValue('purchaseQte', chosen, { shouldValidate: true, shouldDirty: true })
  const step = (by: 1 | -1) => choose(steppedQuantity(quantity ?? 0, by, product))
  return { form, quantity, choose, step }
}
