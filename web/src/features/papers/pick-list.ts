import { unitsToPack } from '#components/order/units-to-pack.ts'
import type { Order } from '#lib/api/orders.ts'

/** What of one product is taken from its shelf, and for which orders. */
export interface Pick {
  productId: string
  sku: string
  name: string
  unit: string
  quantity: number
  /** Numbers of the orders, with the quantity for each. */
  orders: { number: string; quantity: number }[]
}

/** What all these orders need, a row a product, in the order of the shelves: by SKU. */
export function pickListOf(orders: readonly Order[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const order of orders) {
    for (const { productId, sku, name, unit, quantity } of unitsToPack(order)) {
      const pick = picks.get(productId) ?? { productId, sku, name, unit, quantity: 0, orders: [] }
      pick.quantity += quantity
      pick.orders.push({ number: order.number, quantity })
      picks.set(productId, pick)
    }
  }
  const byShelf = new Intl.Collator('en', { numeric: true })
  return [...picks.values()].toSorted((one, other) => byShelf.compare(one.sku, other.sku))
}
