import { Price } from '#components/ui/price.tsx'
import { PriceBreaks } from '#components/ui/price-breaks.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/purchase.ts'

export function ProductFacts({ product, currency }: { product: Product; currency: string }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      <p className="mt-3">
        <Price amount={product.price} currency={currency} className="font-serif text-3xl text-primary" />
        <span className="ml-2 text-base-content/75">{m.perUnit({ unit: keepUnits(product.unit) })}</span>
      </p>
      <PriceBreaks priceBreaks={product.priceBreaks} currency={currency} className="mt-2" />
      <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">{keepUnits(product.description)}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t pt-4">
        <dt>{m.minimumOrder()}</dt>
        <dd className="text-right font-semibold tabular-nums">{product.minQuantity}</dd>
        <dt>{m.availableQuantity()}</dt>
        <dd className="text-right font-semibold tabular-nums">{product.availableQuantity}</dd>
        {product.casePack > 1 && (
          <>
            <dt>{m.casePack()}</dt>
            <dd className="text-right font-semibold tabular-nums">{product.casePack}</dd>
          </>
        )}
        <dt>{m.sku()}</dt>
        <dd className="wrap-anywhere text-right font-semibold">{product.sku}</dd>
      </dl>
    </div>
  )
}
