import { lineProblem } from '@wood-master/contract/cart-rules'
import { listedBreakOffer } from '@wood-master/contract/major-unit-prices'
import { BreakOfferButton } from '#components/forms/break-offer-button.tsx'
import { NearestQuantities } from '#components/forms/nearest-quantities.tsx'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'

interface QuantityAdviceProps {
  product: Product
  quantity: number
  settings: Pick<Settings, 'currency' | 'enforceMinimumOrder'>
  onChoose: (quantity: number) => void
}

export function QuantityAdvice({ product, quantity, settings, onChoose }: QuantityAdviceProps) {
  const { currency, enforceMinimumOrder: enforceMinimum } = settings
  const problem = lineProblem({ ...product, quantity, enforceMinimum })
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {problem ? (
        <>
          <p className="text-sm">{problem.message}</p>
          <NearestQuantities quantities={problem.quantities} onChoose={onChoose} />
        </>
      ) : (
        <BreakOfferButton
          offer={listedBreakOffer(product, quantity, currency)}
          currency={currency}
          goods={product}
          of={product.name}
          available={product.orderable ?? product.availableQuantity}
          onTake={onChoose}
        />
      )}
    </div>
  )
}
