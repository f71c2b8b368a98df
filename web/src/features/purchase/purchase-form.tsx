import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import {
  isQuantity,
  nearestQuantities,
  type QuantityProblem,
  type QuantityQuestion,
  quantityProblem,
  quantitySentences,
} from '@wood-master/contract/purchase-rules'
import { useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { InCart, QuantityAdvice } from '#components/cart/quantity-advice.tsx'
import { errorToast } from '#components/feedback/toast.ts'
import { NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { TermsNote } from '#components/order/terms-note.tsx'
import { UnpaidRemedies } from '#components/order/unpaid-remedies.tsx'
import { Button } from '#components/ui/button.tsx'
import { goodsName } from '#components/ui/goods-name.ts'
import { Price } from '#components/ui/price.tsx'
import { type ApiError, hasCode, isOffline } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { usePrices } from '#lib/prices/shown-prices.ts'
import type { Account } from '#lib/session/session.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/purchase.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuantityForm } from './use-quantity-form.ts'

interface PurchaseFormProps {
  product: Product
  account: Account
  settings: Settings
  onOrdered: (orderId: string) => Promise<void>
  /** The stock is not what the page shows. */
  onStockChanged: () => void
}

const remedies: Record<QuantityProblem, (asked: QuantityQuestion) => string> = {
  not_enough_stock: (asked) => m.atMost({ maximum: nearestQuantities(asked).at(-1) ?? 0 }),
  below_minimum: (asked) => m.atLeast({ minimum: nearestQuantities(asked).at(0) ?? asked.minQuantity }),
  not_full_case_packs: ({ casePack = 1 }) => m.inSteps({ casePack }),
}

export function PurchaseForm({ product, account, settings, onOrdered, onStockChanged }: PurchaseFormProps) {
  const { minQuantity, availableQuantity, casePack } = product
  // The last unit is never sold.
  const most = Math.max(availableQuantity - 1, 0)
  const { currency, enforceMinimumOrder: enforceMinimum } = settings
  const { form, quantity, choose, step } = useQuantityForm(product)
  const { errors, isSubmitting } = form.formState
  const placeOrder = usePlaceOrder()
  /** More than may be reserved before a payment, as only the shop knows. */
  const [refused, setRefused] = useState<{ of: number; by: ApiError }>()
  const { withTax } = usePrices()

  const submit = form.handleSubmit(async ({ purchaseQte }) => {
    const asked = { ...product, quantity: purchaseQte, enforceMinimum }
    const problem = quantityProblem(asked)
    if (problem) {
      form.setError('purchaseQte', { message: remedies[problem](asked) })
      return errorToast(quantitySentences[problem]())
    }
    try {
      const orderId = await placeOrder({ product, quantity: purchaseQte, email: account.email, currency })
      if (orderId) await onOrdered(orderId)
      else onStockChanged()
    } catch (error) {
      if (!isOffline(error)) onStockChanged()
      if (hasCode(error, 'unpaid_limit')) setRefused({ of: purchaseQte, by: error })
      else await errorToast(error)
    }
  })

  const add = form.handleSubmit(
    ({ purchaseQte: quantity }) =>
      void putIntoCart([{ productId: product._id, name: product.name, quantity }]),
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 rounded-box bg-base-200 p-6">
      <QuantityStepper
        label={m.quantityLabel({ minimum: minQuantity, maximum: most })}
        of={product.name}
        hint={quantity && quantity < minQuantity ? m.belowMinimumHint({ minimum: minQuantity }) : ''}
        error={errors.purchaseQte?.message}
        onStep={step}
        min={1}
        max={most}
        step={casePack}
        {...form.register('purchaseQte', {
          setValueAs: (typed) => wholeOf(String(typed)),
          required: m.quantityRequired(),
          validate: (value) => isQuantity(value) || m.quantityWhole(),
        })}
      />
      {quantity && (
        <QuantityAdvice product={product} quantity={quantity} settings={settings} onChoose={choose} />
      )}
      {refused && refused.of === quantity && (
        <div role="alert" className="flex flex-col gap-2">
          <p className="text-error">{refused.by.message}</p>
          <NearestQuantities quantities={refused.by.quantities.quantity ?? []} onChoose={choose} />
          <UnpaidRemedies remedies={refused.by.remedies} />
        </div>
      )}
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-base-300 border-t pt-4"
        aria-live="polite"
      >
        <span className="font-semibold">{goodsName(withTax !== undefined)}</span>
        <Price
          amount={quantity ? listedLinePrice(product, quantity, currency) : 0}
          currency={currency}
          of={product}
          className="font-serif text-3xl text-primary"
        />
      </p>
      <Button type="submit" pending={isSubmitting} className="btn-lg">
        {m.placeOrder()}
      </Button>
      <Button look="plain" onClick={add}>
        {m.addToCart()}
      </Button>
      <InCart productId={product._id} />
      <p className="text-base-content/75 text-sm">
        {m.reserved()} <TermsNote />
      </p>
    </form>
  )
}
