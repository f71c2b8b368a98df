import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { anIntent, anOrder, aProduct } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let shopper: TestAccount

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
})
afterAll(() => api.close())

const lineOf = (route: string) =>
  api.logs.filter(({ message, fields }) => message === 'request' && fields.route === route).at(-1)?.fields

it("a request's line says what it waited for: the database, and Stripe where it asked", async () => {
  const orderId = await anOrder(api, shopper, await aProduct(api))
  await call(api, 'getOrder', { params: { id: orderId }, token: shopper.token })
  const read = lineOf('/order/{id}')
  expect(read).toMatchObject({ firestoreCalls: expect.any(Number), firestoreMs: expect.any(Number) })
  expect(read).not.toHaveProperty('stripeCalls')
  await anIntent(api, shopper, orderId)
  const paying = lineOf('/create-payment-intent')
  expect(paying?.firestoreCalls).toBeGreaterThan(0)
  expect(paying?.stripeCalls).toBeGreaterThan(0)
  expect(Number(paying?.stripeMs)).toBeLessThanOrEqual(Number(paying?.ms) + 1)
})

it('what asks nobody says nothing of it', async () => {
  await call(api, 'getOpenApi')
  expect(lineOf('/openapi.json')).not.toHaveProperty('firestoreMs')
})
