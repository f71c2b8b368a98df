import type { ReactNode } from 'react'
import { Price } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/products.ts'
import { StockNote } from './stock-note.tsx'

interface ProductSummaryProps {
  product: Product
  currency: string
  rating?: ReactNode
}

export function ProductSummary({ product, currency, rating }: ProductSummaryProps) {
  return (
    <div>
      <h1 tabIndex={-1} className="wrap-anywhere text-3xl sm:text-4xl">
        {keepUnits(product.name)}
      </h1>
      {rating}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <Price amount={product.price} currency={currency} className="font-serif text-3xl text-primary" />
        <span className="text-base-content/75">{m.perUnit({ unit: keepUnits(product.unit) })}</span>
      </p>
      <div className="mt-3">
        <StockNote product={product} />
      </div>
    </div>
  )
}
