import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import {
  canBeOrdered,
  isInStock,
  isQuantity,
  steppedQuantity,
  usualQuantity,
} from '@wood-master/contract/purchase-rules'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { putIntoCart } from '#components/cart/put-into-cart.ts'
import { InCart, QuantityAdvice } from '#components/cart/quantity-advice.tsx'
import { QuantityStepper } from '#components/forms/quantity-stepper.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { goodsName } from '#components/ui/goods-name.ts'
import { Link } from '#components/ui/navigation.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import type { Settings } from '#lib/api/settings.ts'
import { usePrices } from '#lib/prices/shown-prices.ts'
import { wholeOf } from '#lib/text/whole-of.ts'
import * as m from '#texts/products.ts'
import { PriceTable } from './price-table.tsx'

/** Few products are away: the form comes when it is opened. */
const TellMe = lazy(() => import('./tell-me.tsx'))

interface BuyBoxProps {
  product: Product
  settings: Pick<Settings, 'currency' | 'enforceMinimumOrder'>
  delivery: ReactNode
}

export function BuyBox({ product, settings, delivery }: BuyBoxProps) {
  const { currency, enforceMinimumOrder: enforceMinimum } = settings
  const [typed, setTyped] = useState(() => String(usualQuantity(product)))
  const wanted = wholeOf(typed)
  const quantity = isQuantity(wanted) ? wanted : undefined
  const choose = (chosen: number) => setTyped(String(chosen))
  const { withTax } = usePrices()
  const { minQuantity, casePack } = product
  const [isAsking, setIsAsking] = useState(false)

  if (!canBeOrdered(product, enforceMinimum)) {
    return (
      <div className="flex flex-col gap-4 rounded-box bg-base-200 p-5 sm:p-6">
        <p>{m.notAvailableText()}</p>
        <PriceTable product={product} currency={currency} quantity={undefined} />
        {isAsking ? (
          <Suspense>
            <TellMe productId={product._id} />
          </Suspense>
        ) : (
          <Button look="plain" onClick={() => setIsAsking(true)}>
            {m.tellMe()}
          </Button>
        )}
      </div>
    )
  }

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!quantity) return
    putIntoCart([{ productId: product._id, name: product.name, quantity }])
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-col gap-4 rounded-box bg-base-200 p-5 sm:p-6">
      <PriceTable product={product} currency={currency} quantity={quantity} />
      <div>
        <QuantityStepper
          label={m.quantity()}
          of={product.name}
          hint={
            casePack > 1
              ? m.usualOrderInPacks({ usual: minQuantity, casePack })
              : m.usualOrder({ usual: minQuantity })
          }
          error={quantity ? undefined : m.quantityWhole()}
          onStep={(by) => choose(steppedQuantity(quantity ?? 0, by, product))}
          min={1}
          step={casePack}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {quantity && (
          <QuantityAdvice product={product} quantity={quantity} settings={settings} onChoose={choose} />
        )}
      </div>
      {/* In reach of the thumb on a phone, wherever the page is. */}
      <div className="buy-bar">
        <p className="flex items-baseline justify-between gap-x-2" aria-live="polite">
          <span className="font-semibold max-md:text-sm">{goodsName(withTax !== undefined)}</span>
          <Price
            amount={quantity ? listedLinePrice(product, quantity, currency) : 0}
            currency={currency}
            of={product}
            className="font-serif text-2xl text-primary"
          />
        </p>
        <div className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-1">
          <Button type="submit" disabled={!quantity} className="btn-lg">
            <ShoppingCart aria-hidden="true" className="size-5" />
            {m.addToCart()}
          </Button>
          {isInStock(product, enforceMinimum) && (
            <Link to={paths.purchase(product._id)} className={buttonClass('plain', 'btn-lg')}>
              {m.buyNow()}
              <span className="sr-only"> {product.name}</span>
            </Link>
          )}
        </div>
      </div>
      <InCart productId={product._id} />
      {delivery}
    </form>
  )
}
