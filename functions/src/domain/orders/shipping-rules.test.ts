import { describe, expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from './order.ts'
import { notShipped, shipped } from './shipping-rules.ts'

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
  it('says carrier and numbers, each number once', () => {
    expect(ship(paidOrder, { carrier: 'UPS', tracking: ['1Z1', '1Z2', '1Z1'] })).toMatchObject(shippedOrder)
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
