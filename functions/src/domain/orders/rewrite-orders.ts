import type { OrderStore } from './order-store.ts'

const ordersAtATime = 500

/**
 * Stores every order anew that is still stored without payments, shipments and returns; without `apply` it only counts
 * them. Returns how many there were of how many orders. Safe to repeat and to interrupt. Throws `busy`.
 */
export async function rewriteOrders(
  shop: { orders: OrderStore },
  { apply }: { apply: boolean },
): Promise<{ orders: number; older: number }> {
  const counted = { orders: 0, older: 0 }
  let after: string | undefined
  do {
    const { read, older, last } = await shop.orders.listOlder({ after, limit: ordersAtATime })
    if (apply) for (const id of older) await shop.orders.change(id, (order) => order)
    counted.orders += read
    counted.older += older.length
    after = last
  } while (after)
  return counted
}
