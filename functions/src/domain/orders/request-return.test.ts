import { expect, it } from 'vitest'
import { noon, paidOrder, withShipped } from '../../../test/support/oak-order.ts'
import type { Caller } from '../accounts/account.ts'
import type { Order, ReturnLine } from './order.ts'
import type { OrderStore } from './order-store.ts'
import { requestReturn } from './request-return.ts'

const settings = { returnDays: 30, imageOrigins: [] }
const daysLater = (days: number) => new Date(noon.getTime() + days * 24 * 3_600_000)

/** Asks for returns of the dowels one after the other, and says how many of them were accepted. */
async function accepted(
  order: Order,
  asked: { quantity: number; reason: ReturnLine['reason']; day: number }[],
): Promise<number> {
  let stored = order
  const change: OrderStore['change'] = async (_, __, rule) => {
    const changed = rule(stored)
    stored = changed ?? stored
    return { order: stored, changed: changed !== undefined }
  }
  const shop = { orders: { change } as OrderStore, settings }
  const caller: Caller = { uid: order.uid, email: order.email, name: undefined, role: 'shopper' }
  for (const { quantity, reason, day } of asked) {
    const request = {
      caller,
      key: `key-${day}`,
      lines: [{ productId: 'dowels', quantity, reason }],
      now: daysLater(day),
    }
    await requestReturn(shop, order.id, request).catch(() => undefined)
  }
  return stored.returns.length
}

const first = withShipped(paidOrder, { id: 's1', shippedAt: noon }, 2)
const sentTwice = withShipped(first, { id: 's2', shippedAt: daysLater(100) }, 1)

it('takes back what is not wanted only as long as its shipment is in time, in however many requests', async () => {
  const one = { quantity: 1, reason: 'unwanted' } as const
  const days = [100, 101, 102].map((day) => ({ ...one, day }))
  expect(await accepted(sentTwice, days)).toBe(1)
})

it('counts what came back in time as of its own shipment, so that the next one can come back too', async () => {
  const inTime = { quantity: 2, reason: 'unwanted', day: 10 } as const
  expect(await accepted(sentTwice, [inTime, { quantity: 1, reason: 'unwanted', day: 101 }])).toBe(2)
})

it('counts damaged pieces as of what was sent first', async () => {
  const damaged = { quantity: 2, reason: 'damaged', day: 101 } as const
  expect(await accepted(sentTwice, [damaged, { quantity: 1, reason: 'unwanted', day: 102 }])).toBe(2)
})
