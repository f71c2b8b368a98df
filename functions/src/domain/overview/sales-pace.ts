import type { Product } from '../catalog/product.ts'
import type { OrderLine } from '../orders/order.ts'
import type { Overview, RunningOut } from './overview.ts'

/** A product and what was sold of it; the amount in minor units, without shipping and tax. */
export type BestSeller = Overview['bestSellers'][number]

type SoldLine = Pick<OrderLine, 'productId' | 'name' | 'img' | 'quantity' | 'price'>

const listed = 5

/** A stock that lasts longer is no concern yet: most parts are made within this time. */
const concernDays = 30

/** What the lines sold of each product; a product's newest line, which comes first, names it. */
export function soldByProduct(lines: readonly SoldLine[]): BestSeller[] {
  const sold = new Map<string, BestSeller>()
  for (const { productId, name, img, quantity, price } of lines) {
    const so = sold.get(productId) ?? { productId, name, img, quantity: 0, amount: 0 }
    sold.set(productId, { ...so, quantity: so.quantity + quantity, amount: so.amount + price })
  }
  return [...sold.values()]
}

export function bestSellersOf(sold: readonly BestSeller[]): BestSeller[] {
  return sold.toSorted((one, other) => other.amount - one.amount).slice(0, listed)
}

/** The products whose stock is soon used up if they go on selling as in these days, the most urgent first. */
export function runningOutOf(
  sold: readonly BestSeller[],
  products: ReadonlyMap<string, Pick<Product, 'name' | 'img' | 'availableQuantity'>>,
  days: number,
): RunningOut[] {
  return sold
    .flatMap(({ productId, quantity }) => {
      const product = products.get(productId)
      if (!product) return []
      const { name, img, availableQuantity } = product
      const daysLeft = Math.floor((availableQuantity * days) / quantity)
      return daysLeft < concernDays ? [{ productId, name, img, daysLeft, sold: quantity }] : []
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
    .slice(0, 10)
}
