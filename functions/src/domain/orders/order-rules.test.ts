import { describe, expect, it } from 'vitest'
import {
  expiredOrder,
  noon,
  paid,
  paidOrder,
  unpaidOrder,
  withShipped,
} from '../../../test/support/oak-order.ts'
import { shortfallOf, withDifferenceAsked, withNewAddress } from './delivery-rules.ts'
import type { Dispute, Order } from './order.ts'
import { beginClosing, closed, derived, holdingDisputeOf, withDispute } from './order-rules.ts'
import { movementsOf } from './order-stock.ts'
import type { RefundState } from './refund.ts'

const closing = { reason: 'deleted', by: 'ada', now: noon } as const
const expiry = { reason: 'expired', now: noon } as const
const mark = { reason: 'deleted', by: 'ada', since: noon } as const

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
    const tombstone = { ...unpaidOrder, deletedAt: noon, deletedBy: 'ada' }
    expect(closed(unpaidOrder, closing)).toEqual(tombstone)
    expect(movementsOf(unpaidOrder, tombstone, noon)).toEqual([
      expect.objectContaining({ id: 'o1-order_deleted', delta: 4, uid: 'ada' }),
    ])
  })

  it('expires an unpaid order, takes off its mark and puts its units back', () => {
    const closing = { ...unpaidOrder, closing: mark }
    expect(closed(closing, expiry)).toEqual(expiredOrder)
    expect(movementsOf(closing, expiredOrder, noon)).toEqual([
      expect.objectContaining({ id: 'o1-order_expired', delta: 4 }),
    ])
  })

  it('moves no units of an expired order, whether it is deleted or expires again', () => {
    expect(movementsOf(expiredOrder, { ...expiredOrder, deletedAt: noon, deletedBy: 'ada' }, noon)).toEqual(
      [],
    )
    expect(closed(expiredOrder, expiry)).toBeUndefined()
  })
})

describe('withNewAddress', () => {
  const address = { name: 'Ada', line1: 'Mill Road 4', city: 'Leeds', postalCode: 'LS1 4DY', country: 'GB' }
  const cost = { shippingTotal: 0, taxTotal: 950, total: 5950 }
  const changed = (change: object) =>
    withNewAddress(
      { ...paidOrder, address },
      { address: { ...address, ...change }, cost, by: 'a', now: noon },
    )

  it('keeps what it would have cost where another tax is due in the same country, and for no other street', () => {
    expect(changed({ line1: 'Mill Road 6', postalCode: 'LS1 4DZ' })?.costWithAddress).toBeUndefined()
    expect(changed({ city: 'Belfast', postalCode: 'BT1 5GS' })?.costWithAddress).toEqual(cost)
  })
})

describe('what is missing with another address', () => {
  const refund = { id: 'r1', amount: 4500, reason: '', restocked: false, createdAt: noon }
  const after = (...states: RefundState[]): Order => ({
    ...paidOrder,
    costWithAddress: { shippingTotal: 0, taxTotal: 950, total: 5950 },
    refunds: states.map((state) => ({ ...refund, state })),
  })

  it('is asked for none of what was refunded, unless that failed', () => {
    expect(shortfallOf(after('failed'))).toBe(950)
    expect(shortfallOf(after('succeeded'))).toBe(0)
    expect(() => withDifferenceAsked(after('pending'), { by: 'a', now: noon })).toThrow(
      expect.objectContaining({ code: 'nothing_missing' }),
    )
  })
})

describe('withDispute', () => {
  const said = (state: Dispute['state'], refundable?: boolean) => ({
    id: 'du_1',
    state,
    refundable,
    at: noon,
  })
  const after = (...all: Dispute[]) =>
    all.reduce<Order>((order, dispute) => withDispute(order, dispute) ?? order, paidOrder)

  it.each([
    ['an inquiry', [said('open', true)], undefined],
    ['one that became a dispute', [said('open', true), said('open', false)], 'open'],
    ['a dispute, whatever comes late', [said('open', false), said('open', true)], 'open'],
    ['one that nothing more was kept of', [said('open')], 'open'],
    ['a lost one', [said('open', true), said('lost')], 'lost'],
    ['a lost one that is appealed', [said('lost'), said('open', false)], 'lost'],
    ['one that an appeal won', [said('lost'), said('won')], 'won'],
  ])('says of %s what holds the money', (_, disputes, holding) => {
    expect(holdingDisputeOf(after(...disputes))).toBe(holding)
  })

  it('ends an order with all that is left of its payment, unless all of it was sent', () => {
    const lost = (order: Order, takesAll = true) => withDispute(order, said('lost'), takesAll)
    const asking: Order = { ...paidOrder, cancelRequest: { state: 'open', requestedAt: noon } }
    expect(lost(asking)).toMatchObject({ state: 'refunded', cancelRequest: { state: 'overtaken' } })
    expect(lost(withShipped(paidOrder, {}, 1))).toMatchObject({ state: 'refunded', refundedTotal: 0 })
    expect(lost(withShipped(paidOrder))?.state).toBe('shipped')
    const before = derived({ ...unpaidOrder, disputes: [said('lost')] })
    expect(lost(before)).toBeUndefined()
    expect(lost(paid(before))).toMatchObject({ state: 'refunded', disputes: [said('lost')] })
    expect(lost(paidOrder, false)?.state).toBe('paid')
    expect(withDispute(paidOrder, said('won'), true)?.state).toBe('paid')
  })

  it('changes nothing when it is the same', () => {
    const order = after(said('open', true))
    expect(withDispute(order, said('open', true))).toBeUndefined()
  })
})
