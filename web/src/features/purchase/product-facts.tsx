import { Fragment } from 'react'
import { PerUnit, Price, PriceBreaks } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { numberText } from '#lib/text/numbers.ts'
import * as m from '#texts/purchase.ts'

export function ProductFacts({ product, currency }: { product: Product; currency: string }) {
  const facts = [
    [m.minimumOrder(), numberText(product.minQuantity)],
    [m.availableQuantity(), numberText(product.availableQuantity)],
    ...(product.casePack > 1 ? [[m.casePack(), product.casePack]] : []),
    [m.sku(), product.sku],
  ]
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      <p className="mt-3">
        <Price of={product} currency={currency} className="font-serif text-3xl text-primary" />{' '}
        <PerUnit of={product} />
      </p>
      <PriceBreaks of={product} currency={currency} className="mt-2" />
      <p className="mt-4 max-w-prose own-lines wrap-anywhere">{keepUnits(product.description)}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-base-300 border-t pt-4">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere text-end font-semibold tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
