import { describe, expect, it } from 'vitest'
import { unpaidOrder } from '../../../test/support/oak-order.ts'
import { type OlderOrder, olderFields, orderFromStored } from './older-order.ts'
import type { Order } from './order.ts'

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
