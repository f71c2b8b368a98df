import { expect, it } from 'vitest'
import { order, orderLine } from '../../testing/factories.ts'
import { pickListOf } from './pick-list-sheet.tsx'

const dowel = (quantity: number, toShip = quantity) =>
  orderLine({ productId: 'dowel', sku: 'DWL-10', name: 'Dowel', quantity, toShip })
const knob = (quantity: number) =>
  orderLine({ productId: 'knob', sku: 'DWL-9', name: 'Knob', quantity, toShip: quantity })

it('adds up each product over all orders, in the order of the shelves', () => {
  const orders = [
    order({ number: 'A', lines: [dowel(10), knob(2)] }),
    order({ number: 'B', lines: [dowel(5, 4)] }),
  ]
  expect(pickListOf(orders)).toMatchObject([
    { sku: 'DWL-9', quantity: 2, orders: [{ number: 'A', quantity: 2 }] },
    {
      sku: 'DWL-10',
      quantity: 14,
      orders: [
        { number: 'A', quantity: 10 },
        { number: 'B', quantity: 4 },
      ],
    },
  ])
})

it('leaves out what is not to be sent any more, and is empty without orders', () => {
  expect(pickListOf([order({ lines: [dowel(3, 0)] })])).toEqual([])
  expect(pickListOf([])).toEqual([])
})
