import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, aProduct } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { emptyDatabase } from '../support/database.ts'
import { keptOf, orderAs, refundParts, transactionOf } from '../support/payments.ts'

/* Stripe keeps a 500 under its idempotency key and returns it for a day, whoever asks again. */

let api: Api
let buyer: TestAccount
let admin: TestAccount

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  api.stripe.setFaults({ webhooksLost: true })
  ;[buyer, admin] = await Promise.all([signUp(api), signUpAdmin(api)])
})
afterAll(() => api.close())

it('an order can be paid although a failure is stored under its key, and gets one intent', async () => {
  const orderId = await anOrder(api, buyer, await aProduct(api))
  api.stripe.addRule({ on: 'POST /v1/payment_intents', do: 'stored_500', times: 1 })
  const intentId = await anIntent(api, buyer, orderId)
  expect(await anIntent(api, buyer, orderId)).toBe(intentId)
  const { data } = await api.stripeSdk.paymentIntents.list({ limit: 100 })
  expect(data.filter(({ metadata }) => metadata.orderId === orderId)).toHaveLength(1)
})

it('a refund goes through although a failure is stored under its key, once', async () => {
  const orderId = await aPaidOrder(api, buyer, await aProduct(api))
  api.stripe.addRule({ on: 'POST /v1/refunds', do: 'stored_500', times: 1 })
  const press = refundParts(admin, orderId, { amount: 20 })
  await call(api, 'refundOrder', press)
  await call(api, 'refundOrder', press)
  expect(await orderAs(api, buyer, orderId)).toMatchObject({ state: 'paid', refundedAmount: 20 })
  expect(await keptOf(api, await transactionOf(api, buyer, orderId))).toBe(3_000)
})
