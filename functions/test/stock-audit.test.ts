import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { rollUpMovements } from '../src/domain/stock/roll-up-movements.ts'
import { call } from '../testing/call.ts'
import { aCartOrder, aHold, anOrder, aPaidOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'
import { refundParts } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount

beforeEach(async () => {
  await emptyDatabase()
  api = await startApi()
  ;[shopper, admin] = await Promise.all([signUp(api), signUpAdmin(api)])
})
afterEach(() => api.close())

const audit = () => auditStock(collectionsOf(api.db), api.shop.now())

it('finds every stock right after all that can happen to it, and names the one that somebody changed by hand', async () => {
  const productId = await aProduct(api, { availableQuantity: 100 })
  const untouched = await aProduct(api, { name: 'Untouched' })
  await aPaidOrder(api, shopper, productId)
  const orderId = await anOrder(api, shopper, productId, 7)
  await call(api, 'deleteOrder', { params: { id: orderId }, token: shopper.token })
  await aHold(api, shopper, productId, 9)
  api.travel(16)
  await aHold(api, shopper, productId, 3)
  await call(api, 'changeStock', {
    params: { id: productId },
    body: { availableQuantity: 55 },
    token: admin.token,
  })
  expect(await audit()).toEqual({ products: 2, wrong: [] })

  await api.db.collection('products').doc(untouched).update({ availableQuantity: 21 })
  const { wrong } = await audit()
  expect(wrong).toEqual([`Untouched (${untouched}): 21 in stock, but its movements add up to 20.`])
})

it('finds the stocks of orders of several lines right, deleted, paid and refunded by line', async () => {
  const [legs, pegs] = [
    await aProduct(api, { availableQuantity: 60 }),
    await aProduct(api, { availableQuantity: 60 }),
  ]
  const lines = [
    { productId: legs, quantity: 4 },
    { productId: pegs, quantity: 6 },
  ]
  const orderId = await aCartOrder(api, shopper, lines)
  const deleted = await aCartOrder(api, shopper, lines)
  await call(api, 'deleteOrder', { params: { id: deleted }, token: shopper.token })
  expect((await audit()).wrong).toEqual([])

  await pay(api, shopper, orderId)
  const refund = { lines: [{ productId: pegs, quantity: 2 }], restock: true }
  await call(api, 'refundOrder', refundParts(admin, orderId, refund))
  expect((await audit()).wrong).toEqual([])
  expect((await api.shop.products.find(legs))?.availableQuantity).toBe(56)
  expect((await api.shop.products.find(pegs))?.availableQuantity).toBe(56)
})

it('finds what is promised right while orders wait, and names what no order waits for, and what none promised', async () => {
  const on = '2030-03-14'
  const incoming = [
    { id: 'D1', quantity: 50, on },
    { id: 'D2', quantity: 50, on: '2030-06-14' },
  ]
  const [later, made] = [
    await aProduct(api, {
      name: 'Later',
      minQuantity: 1,
      availableQuantity: 3,
      supply: { kind: 'backorder', incoming },
    }),
    await aProduct(api, {
      name: 'Made',
      minQuantity: 1,
      availableQuantity: 0,
      supply: { kind: 'made', days: 5, perWeek: 5 },
    }),
  ]
  await aCartOrder(api, shopper, [
    { productId: later, quantity: 60 },
    { productId: made, quantity: 8 },
  ])
  const deleted = await aCartOrder(api, shopper, [{ productId: later, quantity: 10 }])
  await call(api, 'deleteOrder', { params: { id: deleted }, token: shopper.token })
  expect((await audit()).wrong).toEqual([])
  api.travel(70 * 24 * 60)
  expect((await audit()).wrong).toEqual([])

  await api.db
    .collection('products')
    .doc(later)
    .update({ promised: { D1: 49, D9: 2 } })
  expect((await audit()).wrong.toSorted()).toEqual([
    `Later (${later}): 0 promised of D2, but its orders wait for 8.`,
    `Later (${later}): 2 promised of D9, but its orders wait for 0.`,
    `Later (${later}): 49 promised of D1, but its orders wait for 50.`,
  ])
})

it('finds no difference where the shop sells while it looks', async () => {
  const productId = await aProduct(api)
  const collections = collectionsOf(api.db)
  const get = collections.products.get.bind(collections.products)
  vi.spyOn(collections.products, 'get').mockImplementationOnce(async () => {
    const found = await get()
    await anOrder(api, shopper, productId)
    return found
  })
  expect(await auditStock(collections, api.shop.now())).toEqual({ products: 1, wrong: [] })
})

const daysAgo = (days: number) => new Date(api.shop.now().getTime() - days * 86_400_000)
const rollUp = (before: Date) => rollUpMovements(api.shop, before, api.shop.now())

it('adds up to the same after old movements were rolled up, as often as that is done', async () => {
  const productId = await aProduct(api, { availableQuantity: 100 })
  const { stockMovements } = collectionsOf(api.db)
  await anOrder(api, shopper, productId, 7)
  const writer = api.db.bulkWriter()
  for (let line = 0; line < 450; line++) {
    void writer.set(stockMovements.doc(`old-${line}`), {
      id: `old-${line}`,
      productId,
      kind: 'admin_set',
      delta: line % 2 === 0 ? 3 : -3,
      at: daysAgo(500 + (line % 50)),
    })
  }
  await writer.close()
  expect((await audit()).wrong).toEqual([])

  const [one, other] = await Promise.all([rollUp(daysAgo(410)), rollUp(daysAgo(420))])
  expect(one.movements + other.movements).toBe(450)
  expect((await audit()).wrong).toEqual([])
  const lines = stockMovements.where('productId', '==', productId)
  const kinds = (await lines.get()).docs.map((line) => line.data().kind)
  expect(kinds.sort()).toEqual(['hold', 'initial', 'rolled_up'])

  api.travel(500 * 24 * 60)
  await rollUp(daysAgo(420))
  expect((await audit()).wrong).toEqual([])
  const left = (await lines.get()).docs.map((line) => line.data())
  expect(left).toMatchObject([{ kind: 'rolled_up', delta: 93 }])
})

it('keeps recent movements, and refuses a day that is too late or none', async () => {
  await aProduct(api)
  await expectNothingWritten(api, async () => {
    for (const before of [daysAgo(399), new Date('never')]) {
      await expect(rollUp(before)).rejects.toThrow('kept for 400 days')
    }
  })
})
