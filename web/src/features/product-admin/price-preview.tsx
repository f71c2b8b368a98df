import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import { type Control, useWatch } from 'react-hook-form'
import { Price } from '#components/ui/price.tsx'
import * as m from '#texts/product-admin.ts'
import { type ProductFields, typedPrices } from './product-fields.ts'

const quantities = [1, 10, 100]

export function PricePreview({ control, currency }: { control: Control<ProductFields>; currency: string }) {
  const [price, priceBreaks] = useWatch({ control, name: ['price', 'priceBreaks'] })
  const prices = typedPrices({ price, priceBreaks })
  return (
    <dl aria-label={m.whatOrdersWillCost()} className="mt-4 grid max-w-lg grid-cols-3 gap-3">
      {quantities.map((quantity) => (
        <div key={quantity} className="rounded-field bg-base-200 px-3 py-2">
          <dt className="text-base-content/75 text-sm">
            {quantity === 1 ? '1 costs' : m.quantityCost({ quantity })}
          </dt>
          <dd className="font-semibold">
            {prices ? (
              <Price amount={listedLinePrice(prices, quantity, currency)} currency={currency} />
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
