import type { Order } from './order.ts'

const dayMs = 24 * 3_600_000

/**
 * When the buyer of an unpaid order is reminded of it: a day before its time is over, and never before half of its time
 * has passed. Nothing when that is not due any more.
 */
export function remindAt({ state, closing, remindedAt, createdAt, payBy }: Order): Date | undefined {
  if (state !== 'unpaid' || closing || remindedAt) return undefined
  const half = (payBy.getTime() - createdAt.getTime()) / 2
  return new Date(payBy.getTime() - Math.min(dayMs, half))
}

/** The order once its buyer was reminded; nothing when it is not the time, or its time is over. */
export function reminded(order: Order, now: Date): Order | undefined {
  const due = remindAt(order)
  if (!due || due > now || order.payBy <= now) return undefined
  return { ...order, remindedAt: now }
}
