import { PerUnit, Price, PriceBreaks } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/purchase.ts'

export function ProductFacts({ product, currency }: { product: Product; currency: string }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      <p className="mt-3">
        <Price
          amount={product.price}
          currency={currency}
          of={product}
          className="font-serif text-3xl text-primary"
        />{' '}
        <PerUnit of={product} />
      </p>
      <PriceBreaks of={product} currency={currency} className="mt-2" />
      <p className="mt-4 max-w-prose own-lines wrap-anywhere">{keepUnits(product.description)}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t pt-4">
        <dt>{m.minimumOrder()}</dt>
        <dd className="text-end font-semibold tabular-nums">{numberText(product.minQuantity)}</dd>
        <dt>{m.availableQuantity()}</dt>
        <dd className="text-end font-semibold tabular-nums">{numberText(product.availableQuantity)}</dd>
        {product.casePack > 1 && (
          <>
            <dt>{m.casePack()}</dt>
            <dd className="text-end font-semibold tabular-nums">{product.casePack}</dd>
          </>
        )}
        <dt>{m.sku()}</dt>
        <dd className="wrap-anywhere text-end font-semibold">
          <bdi>{product.sku}</bdi>
        </dd>
      </dl>
    </div>
  )
}
