import { describe, expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from './order.ts'
import { beginClosing, closed } from './order-rules.ts'

const closing = { reason: 'deleted', by: 'ada', now: noon } as const
const expiry = { reason: 'expired', now: noon } as const
const mark = { reason: 'deleted', by: 'ada', since: noon } as const
const expiredOrder: Order = { ...unpaidOrder, state: 'expired', expiredAt: noon }

describe('beginClosing', () => {
  it('marks an unpaid order', () => {
    expect(beginClosing(unpaidOrder, closing)).toEqual({ ...unpaidOrder, closing: mark })
  })

  it.each([
    ['is marked already', { ...unpaidOrder, closing: mark }],
    ['is paid', paidOrder],
    ['has expired', expiredOrder],
  ])('leaves an order that %s', (_, order) => {
    expect(beginClosing(order, expiry)).toBeUndefined()
  })
})

describe('closed', () => {
  it('keeps a paid order', () => {
    expect(closed(paidOrder, closing)).toBeUndefined()
  })

  it('deletes an unpaid order behind a tombstone and puts its units back', () => {
    expect(closed(unpaidOrder, closing)).toEqual({
      tombstone: { ...unpaidOrder, deletedAt: noon, deletedBy: 'ada' },
      stockMovements: [expect.objectContaining({ id: 'o1-order_deleted', delta: 4, uid: 'ada' })],
    })
  })

  it('expires an unpaid order, takes off its mark and puts its units back', () => {
    expect(closed({ ...unpaidOrder, closing: mark }, expiry)).toEqual({
      order: expiredOrder,
      stockMovements: [expect.objectContaining({ id: 'o1-order_expired', delta: 4 })],
    })
  })

  it('moves no units of an expired order, whether it is deleted or expires again', () => {
    expect(closed(expiredOrder, closing)?.stockMovements).toEqual([])
    expect(closed(expiredOrder, expiry)).toEqual({ order: expiredOrder, stockMovements: [] })
  })
})
