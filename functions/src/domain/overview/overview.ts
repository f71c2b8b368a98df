import { needsStock } from '@wood-master/contract/purchase-rules'
import type { Overview as ShownOverview, WaitingCounts } from '@wood-master/contract/shop'
import type { StockLevel } from '@wood-master/contract/stock'
import type { Product } from '../catalog/product.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { unitsRefunded } from '../orders/refund-lines.ts'

/** As it goes over the wire, but with money in minor units. */
export type Overview = Omit<ShownOverview, 'untranslated' | 'runningOut'> & { runningOut: RunningOut[] }
/** Without its stock, which is read beside it. */
export type RunningOut = Omit<ShownOverview['runningOut'][number], Exclude<keyof StockLevel, 'productId'>>
export type DaySales = Overview['sales'][number]
type Sales = Overview['previous']

export interface OverviewStore {
  waiting(): Promise<WaitingCounts>
  overview(now: Date): Promise<Overview>
}

export const salesDays = 30

const dayMs = 86_400_000

/** The last days up to and with today, in UTC, oldest first: where each starts and ends. */
export function lastDays(now: Date, count = salesDays): { day: string; from: Date; to: Date }[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(today - (count - 1 - index) * dayMs)
    return { day: from.toISOString().slice(0, 10), from, to: new Date(from.getTime() + dayMs) }
  })
}

type PaidOrder = Pick<Order, 'paidAt' | 'total' | 'refundedTotal'>

export function salesOf(orders: readonly PaidOrder[], { from, to }: { from: Date; to: Date }): Sales {
  const paid = orders.filter(({ paidAt }) => paidAt !== undefined && paidAt >= from && paidAt < to)
  return {
    orders: paid.length,
    amount: paid.reduce((sum, { total, refundedTotal }) => sum + total - refundedTotal, 0),
  }
}

/** True when the newest orders that were read, of at most `most`, are all that were paid from this moment on. */
export function areAllSince(newest: readonly PaidOrder[], from: Date, most: number): boolean {
  const oldest = newest.at(-1)?.paidAt
  return newest.length < most || (oldest !== undefined && oldest < from)
}

/** A product and what was sold of it; the amount in minor units, without shipping and tax. */
export type BestSeller = Overview['bestSellers'][number]

type SoldLine = Pick<OrderLine, 'productId' | 'name' | 'img' | 'quantity' | 'price'>

const listed = 5

/** A stock that lasts longer is no concern yet: most parts are made within this time. */
const concernDays = 30

/** The lines of an order without what of them was cancelled or refunded. */
export function soldIn(order: Pick<Order, 'state' | 'lines' | 'refunds'>): SoldLine[] {
  const kept = order.lines.map((line) => {
    const quantity = order.state === 'refunded' ? 0 : line.quantity - unitsRefunded(order, line.productId)
    return { ...line, quantity, price: line.unitPrice * quantity }
  })
  return kept.filter(({ quantity }) => quantity > 0)
}

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

/**
 * The products whose stock is soon used up if they go on selling as in these days, the most urgent first; what was sold
 * is of all the days that the overview shows, or as if it went on like that where only the newest orders were counted.
 */
export function runningOutOf(
  sold: readonly BestSeller[],
  products: ReadonlyMap<string, Pick<Product, 'name' | 'img' | 'availableQuantity' | 'supply' | 'draft'>>,
  { days, areAll }: { days: number; areAll: boolean },
): RunningOut[] {
  return sold
    .flatMap(({ productId, quantity }) => {
      const product = products.get(productId)
      if (!product || !needsStock(product)) return []
      const { name, img, availableQuantity } = product
      const daysLeft = Math.floor((availableQuantity * days) / quantity)
      const shown = areAll ? quantity : Math.round((quantity * salesDays) / days)
      return daysLeft < concernDays ? [{ productId, name, img, daysLeft, sold: shown }] : []
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
    .slice(0, 10)
}
