import { isBuyable, isLow } from '@wood-master/contract/purchase-rules'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/products.ts'

export function StockNote({ product }: { product: Product }) {
  const [text, color] = !isBuyable(product)
    ? [m.notAvailable(), 'bg-error']
    : isLow(product)
      ? [m.runningLow({ left: product.availableQuantity }), 'bg-warning']
      : [m.inStock(), 'bg-success']
  return (
    <p className="flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
      {text}
    </p>
  )
}
