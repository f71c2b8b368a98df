import { attempt, type Log } from '../log.ts'
import { sweep } from '../sweep.ts'
import type { Order } from './order.ts'
import type { OrderStore } from './order-store.ts'

const dayMs = 24 * 3_600_000

/** When a buyer is reminded: a day before the time is over, never in its first half, and again where freight gave more of it; nothing when that is not due. */
export function remindAt({ state, freight, closing, remindedAt, createdAt, payBy }: Order): Date | undefined {
  // The shop's turn, not the buyer's.
  if (freight?.state === 'asked') return undefined
  const isReminded = remindedAt && !(freight?.setAt && freight.setAt > remindedAt)
  if (state !== 'unpaid' || closing || isReminded) return undefined
  const half = (payBy.getTime() - createdAt.getTime()) / 2
  return new Date(payBy.getTime() - Math.min(dayMs, half))
}

/** The order once its buyer was reminded; nothing when it is not the time, or its time is over. */
export function reminded(order: Order, now: Date): Order | undefined {
  const due = remindAt(order)
  if (!due || due > now || order.payBy <= now) return undefined
  return { ...order, remindedAt: now }
}

/** Reminds buyers whose time is nearly over, and returns how many. Safe to run twice at once. */
export async function remindBuyers(shop: { orders: OrderStore; log: Log }, now: Date): Promise<number> {
  let count = 0
  const remind = async (id: string) => {
    const work = () => shop.orders.change(id, now, (order) => reminded(order, now))
    const done = await attempt(shop.log, 'buyer could not be reminded', { orderId: id }, work)
    if (done?.changed) count++
  }
  await sweep((limit) => shop.orders.listToRemind(now, limit), remind)
  return count
}
