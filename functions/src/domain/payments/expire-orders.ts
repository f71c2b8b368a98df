import { severityOf } from '../log.ts'
import type { Order } from '../orders/order.ts'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import { closeOrder } from './close-order.ts'

const ordersAtATime = 100
/** How long a closing may take before somebody else finishes it, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/** True for an unpaid order whose time is over. */
export function isDue(order: Order, now: Date): boolean {
  return order.state === 'unpaid' && order.payBy.getTime() <= now.getTime()
}

/**
 * Expires an order whose time is over, or finishes a closing that got stuck. False when the money came first.
 * Throws `payment_provider_failed` or `busy`; the next try goes on from there.
 */
export async function expireOrder(shop: Shop, id: string, now: Date): Promise<boolean> {
  const mark = { reason: 'expired', since: now } as const
  const order = await shop.payments.beginClosing(id, mark, (found) => {
    if (found.state === 'unpaid' && !found.closing && !isDue(found, now)) throw notDue(id)
  })
  if (!order?.closing) return order?.state === 'expired'
  return closeOrder(shop, order, { ...order.closing, now })
}

const notDue = (id: string) => new Error(`order ${id} still has time to be paid`)

export interface Expiry {
  closed: number
  /** Orders whose money came first. */
  paid: number
  /** Orders that the next run has to try again. */
  failed: number
}

/** Ends every unpaid order whose time is over and every closing that got stuck. Safe to run twice at once. */
export async function expireOrders(shop: Shop, now: Date): Promise<Expiry> {
  const stuckSince = new Date(now.getTime() - stuckAfterMs)
  const orders = await shop.payments.ordersToClose({ now, stuckSince, limit: ordersAtATime })
  const expiry: Expiry = { closed: 0, paid: 0, failed: 0 }
  for (const order of orders) {
    try {
      if (await expireOrder(shop, order.id, now)) expiry.closed++
      else expiry.paid++
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      expiry.failed++
      shop.log[severityOf(error)]('order could not be closed', { orderId: order.id, code: error.code, error })
    }
  }
  return expiry
}

/** The order as it is now, after its time ran out if it did; where that can't be done yet, as it still is. */
export async function findCurrentOrder(shop: Shop, id: string, now: Date): Promise<Order | undefined> {
  const order = await shop.orders.find(id)
  if (!order || !isDue(order, now)) return order
  try {
    await expireOrder(shop, id, now)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log[severityOf(error)]('order could not be closed', { orderId: id, code: error.code, error })
    return order
  }
  return shop.orders.find(id)
}
