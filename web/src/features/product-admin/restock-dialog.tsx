import { useForm } from 'react-hook-form'
import { errorToast } from '#components/feedback/toast.tsx'
import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { productRules } from './product-rules.ts'
import { type Product, setStock } from './products-api.ts'

interface RestockDialogProps {
  product: Product
  onClose: () => void
  onRestocked: () => void
}

/** How many pieces are on the shelf from now on. */
export function RestockDialog({ product, onClose, onRestocked }: RestockDialogProps) {
  const { availableQuantity, minQuantity } = product
  const { register, handleSubmit, formState } = useForm({ defaultValues: { availableQuantity } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await setStock(product._id, typed.availableQuantity)
      onRestocked()
    } catch (error) {
      await errorToast(error)
    }
  })

  return (
    <Modal title="Set the stock" onClose={onClose} busy={isSubmitting}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p>
          {product.name}: {availableQuantity} on the shelf now, {minQuantity} make the smallest order.
        </p>
        <TextField
          label="Available Quantity"
          hint="Counted pieces, not added ones"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.availableQuantity?.message}
          {...register('availableQuantity', productRules.availableQuantity)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="plain" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting}>
            Set stock
          </Button>
        </div>
      </form>
    </Modal>
  )
}
