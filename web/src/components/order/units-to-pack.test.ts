import { expect, it } from 'vitest'
import { order, orderLine } from '#testing/factories.ts'
import { unitsIn, unitsToPack } from './order-progress.ts'

const lines = [orderLine({ toShip: 4 }), orderLine({ productId: 'p2', toShip: 0 })]

it('packs what is still to be sent', () => {
  expect(unitsToPack(order({ lines })).map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['p1', 4],
  ])
})

it('knows what a shipment held, whatever was refunded since', () => {
  const held = unitsIn(order({ lines }), { lines: [{ productId: 'p2', quantity: 7 }] })
  expect(held.map(({ productId, quantity }) => [productId, quantity])).toEqual([['p2', 7]])
})
