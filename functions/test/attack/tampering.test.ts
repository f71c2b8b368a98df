import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallParts, call, refused, send } from '../../testing/call.ts'
import { aHold, anOrder, aPaidOrder, aProduct, intentOf, orderBody } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  // What Stripe says from behind would be a change that no caller made.
  api.stripe.setFaults({ webhooksLost: true })
  shopper = await signUp(api)
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())

/** None of them is the price of four dowels, which is 50 dollars. */
const amounts = [0, -50, 0.01, 1, 49.99, 50.001, 50.01, 5_000, 1e21, '50', null, true, [50], { $gt: 0 }]
/** No whole number from 1. */
const quantities = [0, -4, 4.5, 1e21, '4', null, [4], { $gt: 0 }]

describe('a tampered amount', () => {
  it('buys nothing cheaper: the order is refused and the hold stays', async () => {
    const holdId = await aHold(api, shopper, await aProduct(api))
    const order = await orderBody(api, shopper, await aProduct(api))
    await expectNothingWritten(api, async () => {
      for (const price of amounts) {
        const response = await send(api, 'placeOrder', {
          body: { ...order, holdId, price },
          token: shopper.token,
        })
        expect({ price, status: response.status }).toEqual({
          price,
          status: expect.toBeOneOf([400, 409]),
        })
      }
      for (const quantity of [...quantities, 1, 5]) {
        const response = await send(api, 'placeOrder', {
          body: { ...order, holdId, quantity },
          token: shopper.token,
        })
        expect({ quantity, status: response.status }).toEqual({
          quantity,
          status: expect.toBeOneOf([400, 409]),
        })
      }
    })
  })

  it('never reaches Stripe: an intent of an order is for what the order costs', async () => {
    const orderId = await anOrder(api, shopper, await aProduct(api))
    for (const price of amounts) {
      const parts: CallParts = { body: { price, orderId }, token: shopper.token }
      const response = await send(api, 'createPaymentIntent', parts)
      if (!response.ok) {
        expect({ price, status: response.status }).toEqual({ price, status: 400 })
        continue
      }
      const id = await intentOf(call(api, 'createPaymentIntent', parts))
      expect((await api.stripeSdk.paymentIntents.retrieve(id)).amount).toBe(5_000)
    }
  })

  it('holds nothing', async () => {
    const id = await aProduct(api)
    await expectNothingWritten(api, async () => {
      for (const quantity of [...quantities, 20, 21]) {
        const body = { availableQuantity: 0, quantity }
        const response = await send(api, 'changeStock', { params: { id }, body, token: shopper.token })
        expect({ quantity, status: response.status }).toEqual({
          quantity,
          status: expect.toBeOneOf([400, 409]),
        })
      }
    })
  })

  it('refunds nothing beyond the payment, not even for an admin', async () => {
    const id = await aPaidOrder(api, shopper, await aProduct(api))
    const wrong = amounts.filter((amount) => ![0.01, 1, 49.99].includes(Number(amount)) || amount === true)
    await expectNothingWritten(api, async () => {
      for (const amount of wrong) {
        const body = { amount, restock: false, reason: 'Split', key: randomUUID() }
        const response = await send(api, 'refundOrder', { params: { id }, body, token: admin.token })
        expect({ amount, status: response.status }).toEqual({
          amount,
          status: expect.toBeOneOf([400, 409]),
        })
      }
    })
  })

  it('pays for no other order: an intent for another price is refused', async () => {
    const orderId = await anOrder(api, shopper, await aProduct(api))
    const cheap = await intentOf(
      call(api, 'createPaymentIntent', { body: { price: 0.5 }, token: shopper.token }),
    )
    await api.stripeSdk.paymentIntents.confirm(cheap, { payment_method: 'pm_card_visa' })
    await refused(api, 'reportPayment', 'payment_not_complete', {
      params: { id: orderId },
      body: { order: orderId, transactionId: cheap },
      token: shopper.token,
    })
    expect((await api.shop.orders.find(orderId))?.state).toBe('unpaid')
  })
})
