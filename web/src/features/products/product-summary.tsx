import { isBuyable, isInStock, isLow } from '@wood-master/contract/purchase-rules'
import type { ReactNode } from 'react'
import { PerUnit } from '#components/ui/per-unit.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Product } from '#lib/api/products.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import { nextText } from '#lib/text/leaves.ts'
import * as m from '#texts/products.ts'

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
        <Price
          amount={product.price}
          currency={currency}
          of={product}
          className="font-serif text-3xl text-primary"
        />
        <PerUnit of={product} />
      </p>
      <div className="mt-3">
        <StockNote product={product} />
      </div>
    </div>
  )
}

function StockNote({ product }: { product: Product }) {
  const next = nextText(product)
  const [text, color] = isInStock(product)
    ? isLow(product)
      ? [m.runningLow({ left: product.availableQuantity }), 'bg-warning']
      : [m.inStock(), 'bg-success']
    : isBuyable(product)
      ? ['', 'bg-success']
      : [m.notAvailable(), 'bg-error']
  return (
    <p className="flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
      {text} {next}
    </p>
  )
}
