import { describe, expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from './order.ts'
import type { Refund } from './refund.ts'
import { notShipped, shipped } from './ship-order.ts'

const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
const ship = (order: Order, said: { carrier?: string; tracking?: string[] } = {}, now = noon) =>
  shipped(order, { ...said, now })
const shippedOrder: Order = {
  ...paidOrder,
  state: 'shipped',
  shippedAt: noon,
  carrier: 'UPS',
  tracking: ['1Z1', '1Z2'],
}

describe('shipping', () => {
  it('says carrier and numbers, each number once and without the spaces that are printed in it', () => {
    expect(ship(paidOrder, { carrier: 'UPS', tracking: ['1Z1', '1 Z2', '1Z 1'] })).toMatchObject(shippedOrder)
    expect(ship(paidOrder)).toEqual({ ...paidOrder, state: 'shipped', shippedAt: noon })
  })

  it('said again changes nothing, and corrects numbers that are different', () => {
    expect(ship(shippedOrder, { carrier: 'UPS', tracking: ['1Z1', '1Z2'] }, later(10))).toBeUndefined()
    expect(ship(shippedOrder, {}, later(10))).toBeUndefined()
    expect(ship(shippedOrder, { tracking: ['1Z3'] }, later(10))).toEqual({
      ...shippedOrder,
      tracking: ['1Z3'],
    })
  })

  it.each(['unpaid', 'expired', 'refunded'] as const)('is not possible for an %s order', (state) => {
    expect(() => ship({ ...unpaidOrder, state }, { tracking: ['1Z1'] })).toThrow()
  })
})

describe('an order with refunded pieces', () => {
  const refundOf = (quantity: number): Refund => ({
    id: `r${quantity}`,
    amount: quantity,
    reason: 'Broken before they were packed',
    lines: [{ productId: 'dowels', quantity }],
    units: [],
    restock: false,
    restocked: false,
    state: 'succeeded',
    providerId: 're_1',
    createdAt: noon,
  })

  it('cannot be shipped when all of them were refunded, whether or not they went back into stock', () => {
    const broken: Order = { ...paidOrder, refunds: [refundOf(1), refundOf(3)] }
    expect(() => ship(broken)).toThrow('The pieces of this order went back into stock with a refund.')
    const back: Refund = { ...refundOf(4), units: [{ productId: 'dowels', quantity: 4 }], restocked: true }
    expect(() => ship({ ...paidOrder, refunds: [back] })).toThrow('went back into stock')
  })

  it('is shipped with the rest, and with those whose refund failed', () => {
    expect(ship({ ...paidOrder, refunds: [refundOf(3)] })?.state).toBe('shipped')
    expect(ship({ ...paidOrder, refunds: [{ ...refundOf(4), state: 'failed' }] })?.state).toBe('shipped')
  })
})

describe('taking a shipment back', () => {
  it('is possible for a minute, and stays on record', () => {
    const { carrier, tracking } = shippedOrder
    expect(notShipped(shippedOrder, { by: 'admin', now: later(60) })).toEqual({
      ...paidOrder,
      undoneShipments: [{ shippedAt: noon, undoneAt: later(60), by: 'admin', carrier, tracking }],
    })
    expect(() => notShipped(shippedOrder, { by: 'admin', now: later(60.001) })).toThrow('within a minute')
  })

  it('is not possible for what is not on its way', () => {
    expect(() => notShipped(paidOrder, { by: 'admin', now: noon })).toThrow('not on its way')
    const refunded: Order = { ...shippedOrder, state: 'refunded' }
    expect(() => notShipped(refunded, { by: 'admin', now: noon })).toThrow('not on its way')
  })

  it('opens the request to cancel again that the shipment closed, and no other', () => {
    const asking: Order = {
      ...paidOrder,
      cancelRequest: { state: 'open', reason: 'Too late', requestedAt: noon },
    }
    const gone = ship(asking, {}, later(5))
    expect(gone?.cancelRequest?.state).toBe('overtaken')
    if (!gone) throw new Error('the order is on its way')
    const back = notShipped(gone, { by: 'admin', now: later(10) })
    expect(back.cancelRequest).toMatchObject({ state: 'open', reason: 'Too late' })
    expect(back.cancelRequest?.closedAt).toBeUndefined()
    const declined: Order = {
      ...shippedOrder,
      cancelRequest: { state: 'declined', requestedAt: noon, closedAt: noon },
    }
    expect(notShipped(declined, { by: 'admin', now: noon }).cancelRequest?.state).toBe('declined')
  })
})
