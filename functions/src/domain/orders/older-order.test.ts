import { describe, expect, it } from 'vitest'
import { noon, paid, unpaidOrder, withShipped } from '../../../test/support/oak-order.ts'
import { type OlderOrder, type OrderWithoutParts, olderFields, orderFromStored } from './older-order.ts'
import type { Order } from './order.ts'
import type { Refund } from './refund.ts'

const { number: _, lines, goodsTotal: __, shippingTotal: ___, taxTotal: ____, ...kept } = unpaidOrder
const older: OlderOrder = {
  ...kept,
  productId: 'dowels',
  productName: 'Oak dowels',
  img: '/dowels.jpg',
  quantity: 4,
  unitPrice: 1250,
}

describe('an order that was stored before orders had lines', () => {
  it('has one line and a number of its own', () => {
    const read = orderFromStored(older)
    expect(read).toEqual({
      ...unpaidOrder,
      number: expect.stringMatching(/^\w{4}-\w{4}$/),
      lines: [{ ...lines[0], sku: 'OAK-DOWELS-DOWELS', unit: 'piece' }],
    })
    expect(orderFromStored(older)).toEqual(read)
  })

  it('is stored with its lines from its next change on', () => {
    expect(orderFromStored(orderFromStored(older))).toEqual(orderFromStored(older))
  })
})

describe('an order that was stored before it had payments, shipments and returns', () => {
  const { payments: _, shipments: __, returns: ___, due: ____, refundedInFull: _____, ...words } = unpaidOrder
  const paidThen: OrderWithoutParts = {
    ...words,
    state: 'paid',
    intentId: 'pi_1',
    transactionId: 'pi_1',
    paidAt: noon,
  }
  const shippedThen: OrderWithoutParts = {
    ...paidThen,
    state: 'shipped',
    shippedAt: noon,
    carrier: 'UPS',
    tracking: ['1Z'],
  }
  const refundOf = (quantity: number, createdAt: Date): Refund => ({
    id: 'r1',
    amount: 1250 * quantity,
    reason: 'Split',
    lines: [{ productId: 'dowels', quantity }],
    units: [],
    restocked: false,
    state: 'succeeded',
    createdAt,
  })
  const earlier = new Date(noon.getTime() - 1)

  it('has those that its words tell of', () => {
    expect(orderFromStored(words)).toEqual(unpaidOrder)
    const waiting = orderFromStored({ ...words, intentId: 'pi_1' })
    expect(waiting).toMatchObject({
      intentId: 'pi_1',
      due: 5000,
      payments: [{ id: 'pi_1', state: 'pending' }],
    })
    expect(orderFromStored(paidThen)).toEqual(paid(unpaidOrder))
    const labels = { carrier: 'UPS', tracking: ['1Z'] }
    expect(orderFromStored(shippedThen)).toEqual(withShipped(paid(unpaidOrder), labels))
  })

  it('sent what was not refunded before', () => {
    const unitsIn = (refund: Refund) =>
      orderFromStored({ ...shippedThen, refunds: [refund] }).shipments.map(({ lines }) => lines[0]?.quantity)
    expect([unitsIn(refundOf(1, earlier)), unitsIn(refundOf(1, noon))]).toEqual([[3], [4]])
  })

  it('stays refunded once it was, also when the refund failed at the bank', () => {
    const failed: Refund = { ...refundOf(4, noon), state: 'failed', providerId: 're_1' }
    expect(orderFromStored({ ...paidThen, state: 'refunded', refunds: [failed] }).state).toBe('refunded')
  })

  it('says what an older release said since, where both write', () => {
    const waiting = orderFromStored({ ...words, intentId: 'pi_1' })
    const { state, transactionId, paidAt } = paidThen
    expect(orderFromStored({ ...waiting, state, transactionId, paidAt })).toEqual(paid(unpaidOrder))
    const ours = paid(unpaidOrder)
    const { shippedAt } = shippedThen
    expect(orderFromStored({ ...ours, state: 'shipped', shippedAt })).toEqual(withShipped(ours))
    expect(orderFromStored({ ...withShipped(ours), state: 'paid', shippedAt: undefined })).toEqual(ours)
    const relabelled = orderFromStored({ ...withShipped(ours), carrier: 'DHL' })
    expect(relabelled.shipments).toMatchObject([{ carrier: 'DHL' }])
  })

  it('is read as it is from its next change on', () => {
    const parts = withShipped(withShipped(paid(unpaidOrder), {}, 1), { carrier: 'UPS' }, 2)
    expect(orderFromStored(parts)).toEqual(parts)
  })
})

describe('what older releases read', () => {
  const fieldsOf = (order: Order) =>
    Object.fromEntries(Object.entries(olderFields).map(([name, compute]) => [name, compute(order)]))

  it('is there for one line', () => {
    expect(orderFromStored({ ...older, ...fieldsOf(unpaidOrder) })).toEqual(orderFromStored(older))
  })

  it('is not there for several, which they would put back into stock wrongly', () => {
    const several = fieldsOf({ ...unpaidOrder, lines: [lines[0], { ...lines[0], productId: 'pegs' }] })
    expect(Object.values(several).filter((value) => value !== undefined)).toEqual([])
  })
})
