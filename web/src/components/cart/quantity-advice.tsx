import { lineProblem } from '@wood-master/contract/cart-rules'
import { listedBreakOffer } from '@wood-master/contract/major-unit-prices'
import { BreakOfferButton, NearestQuantities } from '#components/forms/quantity-offers.tsx'
import { linkTo } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { useQuantityInCart } from '#lib/cart/cart.ts'
import * as m from '#texts/cart-buttons.ts'

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

export function InCart({ productId }: { productId: string }) {
  const inCart = useQuantityInCart(productId)
  return (
    <p role="status" className="text-sm empty:hidden">
      {inCart > 0 &&
        richText(m.inYourCart({ inCart }), {
          link: linkTo(paths.cart),
        })}
    </p>
  )
}
