import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { aCartOrder, aHold, anOrder, aPaidOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: TestAccount
let buyer: TestAccount
beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
  buyer = await signUp(api)
  // What Stripe says from behind would be a change that no refused call made.
  api.stripe.setFaults({ webhooksLost: true })
})
afterAll(() => api.close())

const levelOf = async (productId: string) => {
  const query = { products: `${productId},gone` }
  const [level] = (await call(api, 'getStockLevels', { query, token: admin.token })).body
  return [level?.onHand, level?.committed, level?.available]
}
const received = (id: string, quantity: number, key = randomUUID()) => ({
  params: { id },
  body: { kind: 'received', quantity, reason: 'Delivery note 4711', key },
  token: admin.token,
})
const counted = (id: string, found: number, onHand: number, key = randomUUID()) => ({
  params: { id },
  body: { kind: 'counted', found, onHand, reason: 'Count', key },
  token: admin.token,
})
const ship = (id: string) =>
  call(api, 'shipOrder', { params: { id }, body: { shipped: true }, token: admin.token })
const refund = (id: string, restock: boolean) => {
  const lines = { amount: undefined, restock, reason: 'Split', key: randomUUID() }
  return call(api, 'refundOrder', { params: { id }, body: lines, token: admin.token })
}

it('tells what is on hand from what is committed and what is available, whatever becomes of an order', async () => {
  const id = await aProduct(api, { availableQuantity: 40 })
  expect(await levelOf(id)).toEqual([40, 0, 40])
  await aHold(api, buyer, id, 4)
  expect(await levelOf(id)).toEqual([40, 4, 36])
  const order = await anOrder(api, buyer, id, 5)
  expect(await levelOf(id)).toEqual([40, 9, 31])
  await pay(api, buyer, order)
  expect(await levelOf(id)).toEqual([40, 9, 31])
  await ship(order)
  expect(await levelOf(id)).toEqual([35, 4, 31])
  const other = await aProduct(api)
  const lines = [
    { productId: other, quantity: 2 },
    { productId: id, quantity: 6 },
  ]
  const several = await aCartOrder(api, buyer, lines)
  expect(await levelOf(id)).toEqual([35, 10, 25])
  await pay(api, buyer, several)
  await refund(several, true)
  expect(await levelOf(id)).toEqual([35, 4, 31])
  const broken = await aPaidOrder(api, buyer, id, 3)
  await refund(broken, false)
  expect(await levelOf(id)).toEqual([32, 4, 28])
})

it('adds what was received, once', async () => {
  const id = await aProduct(api)
  const twice = received(id, 30)
  expect((await call(api, 'bookStock', twice)).body).toEqual({ modifiedCount: 1 })
  expect((await call(api, 'bookStock', twice)).body).toEqual({ modifiedCount: 0 })
  expect(await stockOf(api, id)).toBe(50)
  const { body } = await call(api, 'listStockMovements', { params: { id }, token: admin.token })
  expect(body).toMatchObject([
    { kind: 'received', delta: 30, availableAfter: 50, reason: 'Delivery note 4711', by: admin.email },
    { kind: 'initial', delta: 20 },
  ])
})

it('leaves sold what was sold while somebody counted', async () => {
  const id = await aProduct(api, { availableQuantity: 17 })
  const [onHand = 0] = await levelOf(id)
  await aPaidOrder(api, buyer, id, 4)
  await call(api, 'bookStock', counted(id, 17, onHand))
  expect(await stockOf(api, id)).toBe(13)
  await call(api, 'bookStock', counted(id, 15, onHand))
  expect(await levelOf(id)).toEqual([15, 4, 11])
})

it('refuses a count of what has changed since, and one that finds less than orders keep', async () => {
  const id = await aProduct(api)
  await call(api, 'bookStock', received(id, 5))
  const order = await aPaidOrder(api, buyer, id, 8)
  await expectNothingWritten(api, async () => {
    const { error, current } = await refused(api, 'bookStock', 'changed_meanwhile', counted(id, 20, 20))
    expect(current).toEqual({ onHand: 25 })
    expect(error.message).toContain('Now 25 are on hand, not 20')
    const tooFew = await refused(api, 'bookStock', 'changed_meanwhile', counted(id, 6, 25))
    expect(tooFew.error.message).toContain('Orders wait for 2 more than you found')
    await refused(api, 'bookStock', 'not_found', counted('gone', 6, 25))
    await refused(api, 'bookStock', 'invalid_request', counted(id, -1, 25))
  })
  await ship(order)
  await refused(api, 'bookStock', 'changed_meanwhile', counted(id, 25, 25))
  const both = await Promise.all([1, 2].map(() => send(api, 'bookStock', counted(id, 16, 17))))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await levelOf(id)).toEqual([16, 0, 16])
})

/** More rounds with STOCK_ROUNDS. */
const rounds = Number(process.env.STOCK_ROUNDS ?? 2)

it(`keeps the sum right when the stock is counted while 24 buyers order`, {
  timeout: 60_000 + rounds * 20_000,
}, async () => {
  const buyers = await Promise.all(Array.from({ length: 24 }, (_, index) => signUp(api, `buyer-${index}`)))
  for (let round = 0; round < rounds; round++) {
    const id = await aProduct(api, { availableQuantity: 100 })
    const difference = (round % 7) - 3
    const [, ...sold] = await Promise.all([
      call(api, 'bookStock', counted(id, 100 + difference, 100)),
      ...buyers.map(async (person) => {
        const request = { params: { id }, body: { availableQuantity: 0, quantity: 2 }, token: person.token }
        return (await send(api, 'changeStock', request)).status
      }),
    ])
    const units = sold.filter((status) => status === 200).length * 2
    expect(units).toBeGreaterThan(0)
    expect(await stockOf(api, id)).toBe(100 + difference - units)
    expect(await levelOf(id)).toEqual([100 + difference, units, 100 + difference - units])
  }
})
