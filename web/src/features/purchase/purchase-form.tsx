import type { ResponseOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { totalPrice } from '@wood-master/contract/money'
import { quantityProblem, quantitySentences } from '@wood-master/contract/purchase-rules'
import { useForm } from 'react-hook-form'
import { errorToast } from '#components/feedback/toast.tsx'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { isOffline } from '#lib/api/api-error.ts'
import type { Settings } from '#lib/api/settings.ts'
import type { Person } from '#lib/session/session.ts'
import { messages } from './messages.ts'
import { placeOrder } from './purchase-api.ts'

interface PurchaseFormProps {
  product: ResponseOf<'getProduct'>
  person: Person
  settings: Settings
  onOrdered: (orderId: string) => Promise<void>
  /** The shelf is not as the page shows it. */
  onRefused: () => void
}

interface PurchaseFields {
  purchaseQte: number
}

export function PurchaseForm({ product, person, settings, onOrdered, onRefused }: PurchaseFormProps) {
  const { minQuantity, availableQuantity } = product
  const form = useForm<PurchaseFields>({ defaultValues: { purchaseQte: minQuantity } })
  const { errors, isSubmitting } = form.formState
  const quantity = form.watch('purchaseQte')
  const counts = Number.isInteger(quantity) && quantity >= 1
  const belowMinimum = counts && quantity < minQuantity

  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max((counts ? quantity : 0) + by, 1), Math.max(availableQuantity - 1, 1))
    form.setValue('purchaseQte', next, { shouldValidate: true, shouldDirty: true })
  }

  const submit = form.handleSubmit(async ({ purchaseQte }) => {
    const problem = quantityProblem({
      quantity: purchaseQte,
      availableQuantity,
      minQuantity,
      enforceMinimum: settings.enforceMinimumOrder,
    })
    if (problem) return errorToast(quantitySentences[problem])
    try {
      const { currency } = settings
      const orderId = await placeOrder({ product, quantity: purchaseQte, email: person.email, currency })
      if (orderId) await onOrdered(orderId)
      else onRefused()
    } catch (error) {
      if (!isOffline(error)) onRefused()
      await errorToast(error)
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-box bg-base-200 p-6">
      <QuantityStepper
        label={messages.quantityLabel(minQuantity, availableQuantity)}
        hint={belowMinimum ? messages.belowMinimumHint(minQuantity) : undefined}
        error={errors.purchaseQte?.message}
        onStep={step}
        min={1}
        max={availableQuantity}
        step={1}
        {...form.register('purchaseQte', {
          valueAsNumber: true,
          required: messages.quantityRequired,
          validate: (value) =>
            (Number.isInteger(value) && value >= 1 && value <= limits.maxQuantity) || messages.quantityWhole,
        })}
      />
      <p className="flex items-baseline justify-between border-base-300 border-t pt-4" aria-live="polite">
        <span className="font-semibold">Total</span>
        <Price
          amount={counts ? totalPrice(product.price, quantity, settings.currency) : 0}
          className="font-serif text-3xl text-primary"
        />
      </p>
      <Button type="submit" pending={isSubmitting} className="btn-lg">
        Place order
      </Button>
      <p className="text-base-content/75 text-sm">
        The pieces are kept for you while you pay. Nothing is charged on this page.
      </p>
    </form>
  )
}
