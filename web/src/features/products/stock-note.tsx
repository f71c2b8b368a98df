import { isBuyable, isLow } from '@wood-master/contract/purchase-rules'
import type { Product } from '#lib/api/products.ts'
import { messages } from './messages.ts'

export function StockNote({ product }: { product: Product }) {
  const [text, color] = !isBuyable(product)
    ? [messages.notAvailable, 'bg-error']
    : isLow(product)
      ? [messages.runningLow(product.availableQuantity), 'bg-warning']
      : [messages.inStock, 'bg-success']
  return (
    <p className="flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
      {text}
    </p>
  )
}
