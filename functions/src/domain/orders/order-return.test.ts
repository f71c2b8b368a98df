import { describe, expect, it } from 'vitest'
import { noon, paidOrder, withShipped } from '../../../test/support/oak-order.ts'
import type { Product } from '../catalog/product.ts'
import { withMovedReturn } from './move-return.ts'
import type { Order, OrderReturn } from './order.ts'
import { refundOf, withRefunds, withRequested } from './order-refunds.ts'
import { isAllReturnedShipped, orderIdOf, refundKeyOf, returnIdOf } from './order-return.ts'
import { unitsToShip } from './refund-lines.ts'
import { notShipped } from './ship-order.ts'

it('is of no order whose id the database keeps for itself', () => {
  expect(orderIdOf('__x__-r1')).toBeUndefined()
})

const id = 'o1-r1'
const asked = (change: Partial<OrderReturn> = {}): OrderReturn => ({
  id,
  number: 'K7M-2QX-R1',
  lines: [{ productId: 'dowels', quantity: 2, reason: 'damaged', restocked: 1, scrapped: 1 }],
  state: 'received',
  requestedAt: noon,
  receivedAt: noon,
  ...change,
})
const sent = withShipped(paidOrder, {}, 3)
const received: Order = { ...sent, returns: [asked()] }

const request = { orderId: 'o1', restock: false, reason: 'Split', now: noon, returnId: id }
const takenBack = (order: Order, shipmentId: string) =>
  notShipped(order, { shipmentId, by: 'eve', now: noon })
const requested = (order: Order) =>
  withRequested(order, refundOf(order, { ...request, key: refundKeyOf(order, id) }))
const said = (order: Order, state: 'succeeded' | 'failed') => {
  const key = order.refunds.at(-1)?.id
  return withRefunds(order, [{ id: `re_${key}`, key, amount: 2500, state, createdAt: noon }]).order
}

it('finds the order of a return by its id, and of nothing else', () => {
  expect(orderIdOf(returnIdOf('an-order-r7', 12))).toBe('an-order-r7')
  expect(orderIdOf('an-order')).toBeUndefined()
})

describe('the refund of a return', () => {
  it('is for what came back, leaves what is to be sent, and closes the return once it is taken', () => {
    const pending = requested(received)
    expect(pending.refunds).toMatchObject([{ amount: 2500, lines: [{ quantity: 2 }], units: [] }])
    expect(pending.returns).toMatchObject([{ state: 'received' }])
    const taken = said(pending, 'succeeded')
    expect(taken.returns).toMatchObject([{ state: 'closed', outcome: 'refund' }])
    expect(unitsToShip(taken)).toEqual([{ productId: 'dowels', quantity: 1 }])
    expect(said(taken, 'succeeded')).toEqual(taken)
  })

  it('opens the return again when the bank fails it, for another one with a key of its own', () => {
    const failed = said(said(requested(received), 'succeeded'), 'failed')
    expect(failed.returns).toEqual([asked({ outcome: undefined, closedAt: undefined })])
    const again = requested(failed)
    expect(again.refunds.map((refund) => refund.id)).toEqual([`return-${id}`, `return-${id}-2`])
    expect(said(again, 'succeeded').returns).toMatchObject([{ state: 'closed', outcome: 'refund' }])
  })

  it('found at Stripe alone, as after a restore, is the same: for its pieces, and of its return', () => {
    const found = (order: Order, key: string, state: 'succeeded' | 'failed' = 'succeeded') =>
      withRefunds(order, [{ id: 're_9', key, amount: 2500, state, createdAt: noon }]).order
    const taken = found(received, `return-${id}-2`)
    expect(taken.refunds).toMatchObject([{ id: `return-${id}-2`, returnId: id, lines: [{ quantity: 2 }] }])
    expect(taken.returns).toMatchObject([{ state: 'closed', outcome: 'refund' }])
    expect(unitsToShip(taken)).toEqual([{ productId: 'dowels', quantity: 1 }])
    expect(refundKeyOf(found(received, `return-${id}`, 'failed'), id)).toBe(`return-${id}-2`)
    // Nothing of it is known to have come back yet.
    const early = found({ ...received, returns: [asked({ state: 'accepted' })] }, `return-${id}`)
    expect([early.returns[0]?.state, early.refunds[0]?.returnId]).toEqual(['accepted', undefined])
    expect(found({ ...early, returns: [asked()] }, `return-${id}`).returns[0]?.outcome).toBe('refund')
    expect(found(received, `return-${id}1`).returns).toEqual(received.returns)
  })

  it('is refused before what has to come back is here, and where nothing came', () => {
    for (const state of ['requested', 'accepted', 'declined', 'closed'] as const)
      expect(() => requested({ ...sent, returns: [asked({ state })] })).toThrow()
    const lines = [{ productId: 'dowels', quantity: 2, reason: 'missing' as const }]
    expect(() => requested({ ...sent, returns: [asked({ lines: [] })] })).toThrow()
    expect(requested({ ...sent, returns: [asked({ state: 'accepted', lines })] }).refunds).toHaveLength(1)
  })
})

it('keeps a shipment whose pieces are being returned, not one that is not needed for them', () => {
  expect(() => takenBack(received, 'shipment-1')).toThrow('returns pieces')
  const more = withShipped(received, { shippedAt: noon }, 1)
  expect(takenBack(more, 'shipment-2')?.shipments).toHaveLength(1)
  expect(isAllReturnedShipped({ ...received, shipments: [] }, paidOrder.lines)).toBe(false)
})

it('lets one be taken back that was made after everything was returned, replacements included', () => {
  const at = (minute: number) => new Date(noon.getTime() + minute * 60_000)
  const lines = [{ productId: 'dowels', quantity: 2, reason: 'damaged' as const, restocked: 0, scrapped: 2 }]
  const first = asked({ lines, state: 'closed', outcome: 'replacement', requestedAt: at(1) })
  const replaced = withShipped(withShipped(paidOrder, {}, 2), { id, returnId: id, shippedAt: at(2) }, 2)
  const again = { ...replaced, returns: [first, asked({ id: 'o1-r2', lines, requestedAt: at(3) })] }
  const rest = withShipped(again, { id: 'rest', shippedAt: at(4) }, 2)
  const undo = (order: Order, shipmentId: string, minute: number) =>
    notShipped(order, { shipmentId, by: 'eve', now: at(minute) })
  expect(undo(rest, 'rest', 4)?.shipments).toEqual(replaced.shipments)
  // Its pieces came back, also once others went out for them.
  expect(() => undo({ ...replaced, returns: [first] }, 'shipment-1', 1)).toThrow('returns pieces')
})

it('lets a shipment be taken back where a replacement of another product is returned, too', () => {
  const pegs = { ...paidOrder.lines[0], productId: 'pegs' }
  const dowels = [{ productId: 'dowels', quantity: 3 }]
  const replacement = { id: 'p1', returnId: id, shippedAt: noon, lines: dowels }
  const lines = [{ productId: 'dowels', quantity: 3, reason: 'damaged' as const, restocked: 3, scrapped: 0 }]
  const returns = [asked({ lines, outcome: 'replacement', state: 'closed' }), asked({ lines })]
  const first = { id: 'a', shippedAt: noon, lines: dowels }
  const other = { id: 'b', shippedAt: noon, lines: [{ productId: 'pegs', quantity: 4 }] }
  const shipments = [first, replacement, other]
  const order: Order = { ...sent, lines: [...paidOrder.lines, pegs], shipments, returns }
  expect(takenBack(order, 'b')?.shipments).toEqual([first, replacement])
  expect(() => takenBack(order, 'a')).toThrow('returns pieces')
})

describe('a replacement', () => {
  const move = { state: 'closed', outcome: 'replacement' } as const
  const dowels = { availableQuantity: 9 } as Product
  const moved = { by: 'eve', sendTo: '', now: noon, products: new Map([['dowels', dowels]]) }

  it('is sent for what came back', () => {
    const shipments = withMovedReturn(received, id, move, moved)?.shipments
    expect(shipments?.at(-1)).toMatchObject({ returnId: id, lines: [{ productId: 'dowels', quantity: 2 }] })
  })

  it('is sent for those of them that were not refunded before', () => {
    const refund = refundOf(sent, { ...request, key: 'by-line', returnId: undefined })
    const refunded = { ...received, refunds: [{ ...refund, lines: [{ productId: 'dowels', quantity: 3 }] }] }
    const shipments = withMovedReturn(refunded, id, move, moved)?.shipments
    expect(shipments?.at(-1)?.lines).toEqual([{ productId: 'dowels', quantity: 1 }])
  })

  it('is not sent while a dispute is open', () => {
    const disputed: Order = { ...received, disputes: [{ id: 'du_1', state: 'open', at: noon }] }
    expect(() => withMovedReturn(disputed, id, move, moved)).toThrow('disputes the payment')
  })

  it('is not sent for pieces that were refunded', () => {
    const lines = [{ productId: 'dowels', quantity: 4 }]
    const refund = { ...refundOf(sent, { ...request, key: 'by-line', returnId: undefined }), lines }
    const refunded = { ...received, refunds: [refund] }
    expect(() => withMovedReturn(refunded, id, move, moved)).toThrow('have been refunded')
    expect(() => withMovedReturn({ ...received, refundedInFull: true }, id, move, moved)).toThrow(
      'have been refunded',
    )
  })
})
