import { type Log, severityOf } from '../log.ts'
import { beginClosing } from '../orders/close-rules.ts'
import type { Order } from '../orders/order.ts'
import { isOverdue } from '../orders/order-rules.ts'
import { ShopError } from '../shop-error.ts'
import { type ClosingPorts, closeOrder } from './close-order.ts'

/** What expiring orders needs. */
export interface ExpiryPorts extends ClosingPorts {
  log: Log
}

const ordersAtATime = 100
/** How long a closing may take before the next run finishes it, in milliseconds. */
const stuckAfterMs = 2 * 60_000

/**
 * Expires an order whose time is over, or finishes a closing that got stuck. False when the money came first.
 * Throws `payment_provider_failed` or `busy`; the next attempt goes on from there.
 */
export async function expireOrder(shop: ClosingPorts, id: string, now: Date): Promise<boolean> {
  const { order } = await shop.orders.change(id, (found) => {
    if (found.state === 'unpaid' && !found.closing && !isOverdue(found, now)) throw notDue(id)
    return beginClosing(found, { reason: 'expired', now })
  })
  if (!order?.closing) return order?.state === 'expired'
  return closeOrder(shop, order, { ...order.closing, now })
}

const notDue = (id: string) => new Error(`order ${id} still has time to be paid`)

/** How many overdue orders a run ended. */
export interface Expiry {
  closed: number
  /** Orders whose money came first. */
  paid: number
  /** Orders that the next run has to try again. */
  failed: number
}

/** Ends every unpaid order whose time is over and every closing that got stuck. Safe to run twice at once. */
export async function expireOrders(shop: ExpiryPorts, now: Date): Promise<Expiry> {
  const stuckSince = new Date(now.getTime() - stuckAfterMs)
  const orders = await shop.orders.listToClose({ now, stuckSince, limit: ordersAtATime })
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

/** The order as it is now, expired if its time is over; where that cannot be done yet, as it still is. */
export async function findCurrentOrder(shop: ExpiryPorts, id: string, now: Date): Promise<Order | undefined> {
  const order = await shop.orders.find(id)
  if (!order || !isOverdue(order, now)) return order
  try {
    await expireOrder(shop, id, now)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log[severityOf(error)]('order could not be closed', { orderId: id, code: error.code, error })
    return order
  }
  return shop.orders.find(id)
}
