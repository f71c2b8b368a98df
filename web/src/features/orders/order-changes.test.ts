import { formatPrice } from '@wood-master/contract/money'
import { expect, it } from 'vitest'
import type { Cart } from '#lib/cart/kept-cart.ts'
import { orderLine } from '#testing/factories.ts'
import { changesSince as changesAt } from './order-again.tsx'

const line = (change: object = {}) => ({
  productId: 'oak',
  sku: 'OAK',
  name: 'Oak leg',
  img: '/x.jpg',
  unit: 'piece',
  quantity: 8,
  unitPrice: 10,
  price: 80,
  ...change,
})
const order = {
  lines: [orderLine({ ...line(), toShip: 0 })],
  currency: 'usd',
}
const cart = (...changes: object[]): Cart => ({
  lines: changes.map((change) => ({
    ...line(change),
    casePack: 1,
    minQuantity: 1,
    available: 100,
    ...change,
  })),
  price: 0,
  currency: 'usd',
})

const changesSince = (before: typeof order, now: Cart) => changesAt(before, now, formatPrice)

it('is silent about what is as it was', () => {
  expect(changesSince(order, cart({}))).toEqual([])
})

it('names the price then and now', () => {
  expect(changesSince(order, cart({ unitPrice: 11.5 }))).toEqual([
    { name: 'Oak leg', sentences: ['It was $ 10/= each and is now $ 11.50/=.'] },
  ])
})

it('says for how many where the cart has more of it', () => {
  expect(changesSince(order, cart({ unitPrice: 9, quantity: 96 }))[0]?.sentences).toEqual([
    'It was $ 10/= each and is now $ 9/=.',
    'Your cart has 96 of it.',
  ])
})

it('repeats why a line cannot be ordered, and names what is no longer sold', () => {
  const problem = {
    code: 'not_full_case_packs',
    message: 'This is sold in case packs of 12.',
    quantities: [],
  }
  expect(changesSince(order, cart({ problem }))[0]?.sentences).toEqual(['This is sold in case packs of 12.'])
  expect(changesSince(order, cart())).toEqual([{ name: 'Oak leg', sentences: ['It is no longer sold.'] }])
})

it('names prices with their tax to whoever buys for herself: of the order then, as they are shown now', () => {
  const taxLine = { treatment: 'S' as const, name: 'VAT', percent: 25, base: 80, amount: 20, reason: '' }
  const taxLines = [{ ...taxLine, productIds: ['oak'] }]
  const consumers = { ...order, buysFor: 'myself' as const, taxLines }
  const write = (amount: number, currency: string) => formatPrice(amount * 1.25, currency)
  expect(changesAt(consumers, cart({ unitPrice: 12 }), write)[0]?.sentences).toEqual([
    'It was $ 12.50/= each and is now $ 15/=.',
  ])
})
