import { exampleOf } from '@wood-master/contract/examples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { aHold, anIntent, anOrder, aPaidOrder, aProduct, orderBody } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

const hold = (shopper: TestAccount, productId: string, quantity: number) => ({
  params: { id: productId },
  body: { availableQuantity: 0, quantity },
  token: shopper.token,
})

describe('in dollars', () => {
  let api: Api
  let shopper: TestAccount

  beforeAll(async () => {
    api = await startApi()
    shopper = await signUp(api)
  })
  afterAll(() => api.close())

  it.each([
    ['less than fifty cents', { unitPrice: 10, availableQuantity: 20 }, 4],
    ['more than a card can carry', { unitPrice: 99_999_99, availableQuantity: 20 }, 11],
  ])('refuses %s at the hold, and takes nothing out of stock', async (_, draft, quantity) => {
    const productId = await aProduct(api, draft)
    await expectNothingWritten(api, async () => {
      const response = await refused(
        api,
        'changeStock',
        'amount_not_payable',
        hold(shopper, productId, quantity),
      )
      expect(response).toMatchObject({
        modifiedCount: 0,
        error: { message: expect.stringContaining('card') },
      })
    })
  })

  it.each([
    ['fifty cents', 10, 5],
    ['the most that a card can carry', 99_999_999, 1],
  ])('sells for %s', async (_, unitPrice, quantity) => {
    const orderId = await aPaidOrder(api, shopper, await aProduct(api, { unitPrice }), quantity)
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(unitPrice * quantity)
  })

  it('refuses a bare price outside the limits', async () => {
    const { token } = shopper
    await refused(api, 'createPaymentIntent', 'amount_not_payable', { body: { price: 0.49 }, token })
  })
})

describe('in yen, which have no smaller unit', () => {
  let api: Api
  let shopper: TestAccount
  let admin: TestAccount

  beforeAll(async () => {
    api = await startApi({ currency: 'jpy' })
    shopper = await signUp(api)
    admin = await signUpAdmin(api)
  })
  afterAll(() => api.close())

  it('charges, shows and refunds whole yen', async () => {
    const productId = await aProduct(api, { unitPrice: 1250 })
    const orderId = await aPaidOrder(api, shopper, productId)
    const intent = await api.stripeSdk.paymentIntents.retrieve(await transactionOf(api, shopper, orderId))
    expect(intent).toMatchObject({ amount: 5000, currency: 'jpy' })
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      price: 5000,
      unitPrice: 1250,
      currency: 'jpy',
    })
    // The payment's webhook would be a change that nobody asked for.
    await api.stripe.idle()
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'invalid_request', refundParts(admin, orderId, { amount: 10.5 }))
    })
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 1000 }))
    expect(await keptOf(api, intent.id)).toBe(4000)
  })

  it('refuses less than fifty yen at the hold', async () => {
    const productId = await aProduct(api, { unitPrice: 7 })
    await refused(api, 'changeStock', 'amount_not_payable', hold(shopper, productId, 7))
    expect(await stockOf(api, productId)).toBe(20)
    await aHold(api, shopper, productId, 8)
    expect(await stockOf(api, productId)).toBe(12)
  })

  it('refuses a fraction of a yen', async () => {
    const { token } = shopper
    await refused(api, 'createPaymentIntent', 'invalid_request', { body: { price: 100.5 }, token })
  })

  it('neither rounds the price of a product nor that of an order', async () => {
    const productId = await aProduct(api, { unitPrice: 100 })
    const holdId = await aHold(api, shopper, productId)
    const order = { ...(await orderBody(api, shopper, productId)), holdId, price: 400.4 }
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'addProduct', 'invalid_request', {
        body: { ...exampleOf('addProduct').body, price: 12.5 },
        token: admin.token,
      })
      expect(error.fields).toEqual({ price: 'Has more decimals than JPY' })
      await refused(api, 'changeProduct', 'invalid_request', {
        params: { id: productId },
        body: { price: 0.5 },
        token: admin.token,
      })
      await refused(api, 'placeOrder', 'invalid_request', { body: order, token: shopper.token })
    })
  })
})

describe('an order whose intent Stripe does not know any more', () => {
  it('gets a new one', async () => {
    const api = await startApi()
    const shopper = await signUp(api)
    const orderId = await anOrder(api, shopper, await aProduct(api))
    const first = await anIntent(api, shopper, orderId)
    api.stripe.reset()
    const second = await anIntent(api, shopper, orderId)
    expect(second).not.toBe(first)
    expect(await anIntent(api, shopper, orderId)).toBe(second)
    await api.close()
  })

  it('gets one intent from many pages at once, also when the first try got lost', async () => {
    const api = await startApi()
    const shopper = await signUp(api)
    const orderId = await anOrder(api, shopper, await aProduct(api))
    api.stripe.setFaults({ apiLostResponses: 3 })
    const parts = { body: { price: 50, orderId }, token: shopper.token }
    await refused(api, 'createPaymentIntent', 'payment_provider_failed', parts)
    const ids = await Promise.all([1, 2, 3].map(() => anIntent(api, shopper, orderId)))
    expect(new Set(ids).size).toBe(1)
    expect((await api.stripeSdk.paymentIntents.list()).data).toHaveLength(1)
    await api.close()
  })
})
