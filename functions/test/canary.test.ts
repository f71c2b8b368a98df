import { afterAll, beforeAll, expect, it } from 'vitest'
import { tryPurchase } from '../../scripts/operator/canary.ts'
import { call } from '../testing/call.ts'
import { aProduct } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let person: TestAccount
let productId: string

beforeAll(async () => {
  // Of its own, so that the canary finds this product.
  api = await startApi({}, { database: 'canary' })
  person = await signUp(api, 'canary')
  productId = await aProduct(api, { name: 'Oak dowels' })
})
afterAll(() => api.close())

const canary = () => ({ site: api.url, idToken: person.idToken, email: person.email })

it('buys up to the card and leaves nothing: neither order nor hold, stock and intent as before', async () => {
  expect(await tryPurchase(canary())).toMatch(/of Oak dowels$/)
  expect(await stockOf(api, productId)).toBe(20)
  expect(
    (await call(api, 'listOwnOrders', { query: { email: person.email }, token: person.token })).body,
  ).toEqual([])
  const { data: intents } = await api.stripeSdk.paymentIntents.list()
  expect(intents.map(({ status }) => status)).toEqual(['canceled'])
})

it('fails with the step that does not work, and takes its order back', async () => {
  api.stripe.setFaults({ apiDown: true, apiOnly: 'POST /v1/payment_intents' })
  await expect(tryPurchase(canary())).rejects.toThrow('create-payment-intent: 502')
  api.stripe.setFaults({ apiDown: false, apiOnly: '' })
  expect(await stockOf(api, productId)).toBe(20)
  await api.shop.maintenance.begin({ message: 'Back at noon.', since: api.shop.now() })
  await expect(tryPurchase(canary())).rejects.toThrow('Back at noon.')
  expect(await stockOf(api, productId)).toBe(20)
})
