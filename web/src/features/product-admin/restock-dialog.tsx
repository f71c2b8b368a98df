import { useForm } from 'react-hook-form'
import { TextField } from '#components/forms/field.tsx'
import { showServerErrors } from '#components/forms/server-errors.ts'
import { DialogFoot, Modal } from '#components/ui/modal.tsx'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/product-admin.ts'
import { stockRule } from './product-rules.ts'

interface RestockDialogProps {
  product: Product
  onClose: () => void
  onRestocked: () => void
}

export function RestockDialog({ product, onClose, onRestocked }: RestockDialogProps) {
  const { availableQuantity, minQuantity } = product
  const form = useForm({ defaultValues: { availableQuantity } })
  const { register, handleSubmit } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async (typed) => {
    try {
      await api.call('changeStock', { params: { id: product._id }, body: typed })
      onRestocked()
    } catch (error) {
      await showServerErrors(form, error)
    }
  })

  return (
    <Modal title={m.setTheStock()} onClose={onClose} busy={isSubmitting}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p>{m.nameAvailablequantityInStockMinimum({ name: product.name, availableQuantity, minQuantity })}</p>
        <TextField
          label={m.availableQuantity()}
          hint={m.thePiecesYouCountedNot()}
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.availableQuantity?.message}
          {...register('availableQuantity', stockRule)}
        />
        <DialogFoot pending={isSubmitting} onClose={onClose}>
          {m.setStock()}
        </DialogFoot>
      </form>
    </Modal>
  )
}
