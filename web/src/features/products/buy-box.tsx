import { limits } from '@wood-master/contract/limits'
import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import { isBuyable } from '@wood-master/contract/purchase-rules'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { ReactNode } from 'react'
import { InCart } from '#components/cart/in-cart.tsx'
import { QuantityAdvice } from '#components/cart/quantity-advice.tsx'
import { errorToast } from '#components/feedback/toast.tsx'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { addToCart } from '#lib/cart/cart.ts'
import * as cartTexts from '#texts/cart-buttons.ts'
import * as m from '#texts/products.ts'
import { PriceTable } from './price-table.tsx'
import { useQuantity } from './use-quantity.ts'

interface BuyBoxProps {
  product: Product
  settings: Pick<Settings, 'currency' | 'enforceMinimumOrder'>
  /** How long delivery takes, or what stands for it. */
  delivery: ReactNode
}

/** How many, what they cost together, and the two ways to buy them; or that there is nothing to buy now. */
export function BuyBox({ product, settings, delivery }: BuyBoxProps) {
  const { currency } = settings
  const { typed, setTyped, quantity, choose, step } = useQuantity(product)
  const { minQuantity, casePack } = product

  if (!isBuyable(product)) {
    return (
      <div className="flex flex-col gap-4 rounded-box bg-base-200 p-5 sm:p-6">
        <p>{m.notAvailableText()}</p>
        <PriceTable product={product} currency={currency} quantity={undefined} />
      </div>
    )
  }

  const add = () => {
    if (!quantity) return
    const line = { productId: product._id, name: product.name, quantity }
    if (!addToCart([line])) void errorToast(cartTexts.full({ most: limits.cartLines }))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className="flex flex-col gap-4 rounded-box bg-base-200 p-5 sm:p-6"
    >
      <PriceTable product={product} currency={currency} quantity={quantity} />
      <div>
        <QuantityStepper
          label={m.quantity()}
          hint={
            casePack > 1
              ? m.minimumOrderInPacks({ minimum: minQuantity, casePack })
              : m.minimumOrderOf({ minimum: minQuantity })
          }
          error={quantity ? undefined : m.quantityWhole()}
          onStep={step}
          min={1}
          step={casePack}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {quantity && (
          <QuantityAdvice product={product} quantity={quantity} settings={settings} onChoose={choose} />
        )}
      </div>
      <p className="flex items-baseline justify-between border-base-300 border-t pt-4" aria-live="polite">
        <span className="font-semibold">{m.total()}</span>
        <Price
          amount={quantity ? listedLinePrice(product, quantity, currency) : 0}
          currency={currency}
          className="font-serif text-2xl text-primary"
        />
      </p>
      <div className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
        <Button type="submit" disabled={!quantity} className="btn-lg">
          <ShoppingCart aria-hidden="true" className="size-5" />
          {m.addToCart()}
        </Button>
        <Link to={paths.purchase(product._id)} className={buttonClass('plain', 'btn-lg')}>
          {m.buyNow()}
          <span className="sr-only"> {product.name}</span>
        </Link>
      </div>
      <InCart productId={product._id} />
      {delivery}
    </form>
  )
}
