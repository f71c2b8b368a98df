import { type Log, severityOf } from '../log.ts'
import { ShopError } from '../shop-error.ts'
import type { OrderStore } from './order-store.ts'
import { reminded } from './reminder-rules.ts'

const ordersAtATime = 100

/**
 * Reminds the buyers of unpaid orders whose time is nearly over; the mail is written with the order. Returns how many
 * there were. Safe to run twice at once.
 */
export async function remindBuyers(shop: { orders: OrderStore; log: Log }, now: Date): Promise<number> {
  let count = 0
  for (const id of await shop.orders.listToRemind(now, ordersAtATime)) {
    try {
      const { changed } = await shop.orders.change(id, (order) => reminded(order, now))
      if (changed) count++
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      shop.log[severityOf(error)]('buyer could not be reminded', { orderId: id, code: error.code, error })
    }
  }
  return count
}
