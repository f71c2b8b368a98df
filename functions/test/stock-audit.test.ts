import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStock, sentenceAbout } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { call } from './support/call.ts'
import { emptyDatabase } from './support/database.ts'
import { aHold, anOrder, aPaidOrder, aProduct } from './support/factories.ts'
import { type Person, signUp, signUpAdmin } from './support/sign-in.ts'
import { type Api, startApi } from './support/start-api.ts'

let api: Api
let shopper: Person
let admin: Person

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  ;[shopper, admin] = await Promise.all([signUp(api), signUpAdmin(api)])
})
afterAll(() => api.close())

const audit = () => auditStock(collectionsOf(api.db))

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
  expect(wrong.map(sentenceAbout)).toEqual([
    `Untouched (${untouched}): 21 in stock, but its movements add up to 20.`,
  ])
})
