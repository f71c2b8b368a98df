import { describe, expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder, withShipped } from '../../../test/support/oak-order.ts'
import { inLanguage } from '../language.ts'
import type { Order } from './order.ts'
import { derived } from './order-rules.ts'
import type { Refund } from './refund.ts'
import { notShipped, shipped, withShipment } from './ship-order.ts'

const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
const ship = (order: Order, said: { carrier?: string; tracking?: string[] } = {}, now = noon) =>
  shipped(order, { ...said, now })
const takenBack = (order: Order, shipmentId: string, now = noon) =>
  notShipped(order, { shipmentId, by: 'admin', now })
const labels = { carrier: 'UPS', tracking: ['1Z1', '1Z2'] }
const shippedOrder = withShipped(paidOrder, labels)

describe('shipping', () => {
  it('says carrier and numbers, each number once and without the spaces that are printed in it', () => {
    expect(ship(paidOrder, { carrier: 'UPS', tracking: ['1Z1', '1 Z2', '1Z 1'] })).toMatchObject(shippedOrder)
    expect(ship(paidOrder)).toEqual(withShipped(paidOrder))
  })

  it('said again changes nothing, and corrects numbers that are different', () => {
    expect(ship(shippedOrder, { carrier: 'UPS', tracking: ['1Z1', '1Z2'] }, later(10))).toBeUndefined()
    expect(ship(shippedOrder, {}, later(10))).toBeUndefined()
    expect(ship(shippedOrder, { tracking: ['1Z3'] }, later(10))).toEqual(
      withShipped(paidOrder, { ...labels, tracking: ['1Z3'] }),
    )
  })

  it('takes a carrier away that is said to be none', () => {
    const none = ship(shippedOrder, { carrier: '' }, later(10))
    expect(none).toEqual(withShipped(paidOrder, { tracking: labels.tracking }))
    expect(none && ship(none, { carrier: '' }, later(20))).toBeUndefined()
    expect(ship(paidOrder, { carrier: '', tracking: labels.tracking })).toEqual(none)
  })

  it('says in Arabic with what somebody else shipped it, the brackets outside of what has its own direction', () => {
    const again = () => shipped(shippedOrder, { carrier: 'DHL', seen: 'before', now: noon })
    expect(() => inLanguage('ar', again)).toThrow('(\u2068UPS')
  })

  it('is not possible while a dispute is open, also for who does not say what they saw', () => {
    const disputed: Order = { ...paidOrder, disputes: [{ id: 'du_1', state: 'open', at: noon }] }
    expect(() => ship(disputed)).toThrow('disputes the payment')
    const sent = withShipped(disputed)
    expect(ship(sent, { tracking: ['1Z3'] })).toEqual(withShipped(disputed, { tracking: ['1Z3'] }))
  })

  it.each(['unpaid', 'expired', 'refunded'] as const)('is not possible for an %s order', (state) => {
    expect(() => ship({ ...unpaidOrder, state }, { tracking: ['1Z1'] })).toThrow()
  })
})

it('that waits for a delivery leaves in parts only, and says where', () => {
  const [line] = paidOrder.lines
  const waiting: Order = { ...paidOrder, lines: [{ ...line, awaited: [{ source: 'd1', quantity: 2 }] }] }
  expect(() => ship(waiting)).toThrow(
    /^2 × .* wait for a delivery to us\. Send the others first, under Packing\.$/,
  )
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
    expect(() => ship(broken)).toThrow('Nothing of this order is to be sent.')
    const back: Refund = { ...refundOf(4), units: [{ productId: 'dowels', quantity: 4 }], restocked: true }
    expect(() => ship({ ...paidOrder, refunds: [back] })).toThrow('Nothing of this order is to be sent.')
  })

  it('that was sent in part is not shipped before Stripe took the refund of the rest', () => {
    const part = withShipped(paidOrder, { id: 'a' }, 1)
    const { providerId, ...asked } = refundOf(3)
    const pending = derived({ ...part, refunds: [{ ...asked, state: 'pending' }] })
    expect(pending.state).toBe('part_shipped')
    expect(() => ship(pending, labels)).toThrow('A refund of this order is in progress.')
    expect(derived({ ...part, refunds: [refundOf(3)] }).state).toBe('shipped')
  })

  it('is shipped with the rest, and with those whose refund failed', () => {
    expect(ship({ ...paidOrder, refunds: [refundOf(3)] })?.state).toBe('shipped')
    expect(ship({ ...paidOrder, refunds: [{ ...refundOf(4), state: 'failed' }] })?.state).toBe('shipped')
  })
})

describe('a part of an order', () => {
  const send = (order: Order, key: string, quantity?: number, said: { tracking?: string[] } = {}) => {
    const lines = quantity === undefined ? undefined : [{ productId: 'dowels', quantity }]
    return withShipment(order, { key, lines, now: noon, ...said })
  }
  const first = withShipped(paidOrder, { id: 'a' }, 3)

  it('leaves the rest to be sent, which goes with the next one', () => {
    expect(send(paidOrder, 'a', 3)).toEqual(first)
    expect(first.state).toBe('part_shipped')
    expect(send(first, 'b')).toEqual(withShipped(first, { id: 'b' }, 1))
    expect(ship(first)).toEqual(withShipped(first, {}, 1))
    expect(ship(first)?.state).toBe('shipped')
  })

  it('said again changes nothing but its tracking numbers', () => {
    expect(send(first, 'a', 3)).toBeUndefined()
    expect(send(first, 'a', 3, { tracking: ['1Z1'] })?.shipments).toEqual([
      { ...first.shipments[0], tracking: ['1Z1'] },
    ])
    const undone = takenBack(first, 'a')
    expect(undone && send(undone, 'a', 3)).toBeUndefined()
  })

  it('is never more than what is still to be sent', () => {
    expect(() => send(first, 'b', 2)).toThrow('Only 1 × Oak dowels is still to be sent.')
    expect(() => send(withShipped(first, {}, 1), 'c')).toThrow('Everything of this order has been sent.')
    expect(() =>
      withShipment(first, { key: 'b', lines: [{ productId: 'pegs', quantity: 1 }], now: noon }),
    ).toThrow('no such line')
  })

  it('is taken back alone', () => {
    const both = withShipped(first, { id: 'b', shippedAt: later(30) }, 1)
    const back = takenBack(both, 'a', later(60))
    expect([back?.state, back?.shipments.map(({ id }) => id)]).toEqual(['part_shipped', ['b']])
    // Pressed again after a lost response.
    expect(back && takenBack(back, 'a', later(60))).toBeUndefined()
    expect(() => takenBack(both, 'a', later(61))).toThrow('within a minute')
    expect(() => takenBack(both, 'c', later(1))).toThrow('not on its way')
    // Said of the last one, and pressed again: the first stays on its way.
    const last = { by: 'admin', now: later(40) }
    const firstLeft = notShipped(both, last)
    expect(firstLeft?.shipments.map(({ id }) => id)).toEqual(['a'])
    expect(() => firstLeft && notShipped(firstLeft, last)).toThrow('not on its way')
  })
})

describe('taking a shipment back', () => {
  it('is possible for a minute, and stays on record', () => {
    const [shipment] = shippedOrder.shipments
    expect(takenBack(shippedOrder, 'shipment-1', later(60))).toEqual({
      ...paidOrder,
      packingAt: later(60),
      packingBy: 'admin',
      undoneShipments: [{ ...shipment, undoneAt: later(60), by: 'admin' }],
    })
    expect(() => takenBack(shippedOrder, 'shipment-1', later(60.001))).toThrow('within a minute')
  })

  it('is not possible for what is not on its way', () => {
    expect(() => takenBack(paidOrder, 'shipment-1')).toThrow('not on its way')
    const refunded: Order = { ...shippedOrder, state: 'refunded' }
    expect(() => takenBack(refunded, 'shipment-1')).toThrow('not on its way')
  })

  it('is not possible once pieces of it were refunded, which would be lost, unless they went back into stock', () => {
    const lines = [{ productId: 'dowels', quantity: 2 }]
    const after = (change: Partial<Refund>, order = shippedOrder) => {
      const made = { id: 'k1', amount: 10, reason: 'Split', createdAt: noon }
      const refund: Refund = { ...made, state: 'pending', lines, units: [], restocked: false }
      return () => takenBack({ ...order, refunds: [{ ...refund, ...change }] }, 'shipment-1', later(30))
    }
    expect(after({})).toThrow('refunded since')
    expect(after({ restock: true, units: [{ productId: 'dowels', quantity: 1 }] })).toThrow('refunded since')
    expect(after({ restock: true, units: lines })()).toBeDefined()
    expect(after({ backBefore: lines })()).toBeDefined()
    expect(after({ state: 'failed' })()).toBeDefined()
    expect(after({ createdAt: later(-1) })()).toBeDefined()
    expect(after({ returnId: 'r1' })()).toBeDefined()
    expect(after({ lines: [{ productId: 'pegs', quantity: 2 }] })()).toBeDefined()
    // That was for pieces that had not left.
    const inPart = withShipped(paidOrder, {}, 1)
    expect(after({ lines: [{ productId: 'dowels', quantity: 1 }] }, inPart)()).toBeDefined()
  })

  it('opens the request to cancel again that the shipment closed, and no other', () => {
    const asking: Order = {
      ...paidOrder,
      cancelRequest: { state: 'open', reason: 'Too late', requestedAt: noon },
    }
    const gone = ship(asking, {}, later(5))
    expect(gone?.cancelRequest?.state).toBe('overtaken')
    if (!gone) throw new Error('the order is on its way')
    const back = takenBack(gone, 'shipment-1', later(10))
    expect(back?.cancelRequest).toMatchObject({ state: 'open', reason: 'Too late' })
    expect(back?.cancelRequest?.closedAt).toBeUndefined()
    const declined: Order = {
      ...shippedOrder,
      cancelRequest: { state: 'declined', requestedAt: noon, closedAt: noon },
    }
    expect(takenBack(declined, 'shipment-1')?.cancelRequest?.state).toBe('declined')
  })
})
