import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { remindBuyers } from '../src/domain/orders/remind-buyers.ts'
import { call, refused } from '../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, fillCart, intentOf, pay, payByCard } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { norway, oslo, sweden } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})
// Four of them are heavier than any rate to Norway.
beforeEach(async () => {
  await api.shop.delivery.replace({ zones: [norway, sweden], defaultWeightGrams: 250_000 })
})

const rateId = 'on-request'
const place = async (more: object = {}, quantity = 4) => {
  await fillCart(api, shopper, [{ productId, quantity }])
  const body = { key: randomUUID(), address: oslo, rateId, ...more }
  return (await call(api, 'orderCart', { body, token: shopper.token })).body.insertedId
}
const setting = (id: string, price: number, { token }: TestAccount = admin) => ({
  params: { id },
  body: { price },
  token,
})
const set = async (id: string, price: number) => (await call(api, 'setFreight', setting(id, price))).body
const accepting = (id: string, price: number, account = shopper) => setting(id, price, account)
const accept = async (id: string, price: number) =>
  (await call(api, 'acceptFreight', accepting(id, price))).body.modifiedCount
const paying = (orderId: string) => ({ body: { price: 1, orderId }, token: shopper.token })
const mailsOf = async (orderId: string) => {
  const { body } = await call(api, 'listMails', { query: { orderId }, token: admin.token })
  return body.map(({ kind }) => kind)
}

describe('what no rate carries', () => {
  it('is quoted with what it comes to without its freight', async () => {
    const body = { country: 'NO', lines: [{ productId, quantity: 4 }] }
    expect((await call(api, 'quoteDelivery', { body })).body).toMatchObject({
      rates: [],
      message: expect.stringContaining('heavier'),
      onRequest: { id: rateId, price: 0, taxTotal: 12.5, total: 62.5 },
    })
  })

  it('is ordered, keeps its units, tells an admin, and cannot be paid', async () => {
    const before = await stockOf(api, productId)
    const id = await place({ price: 62.5 })
    expect(await orderAs(api, shopper, id)).toMatchObject({
      ...{ state: 'unpaid', freight: 'asked', price: 62.5, shippingTotal: 0 },
      shipping: { rateId, name: 'Freight on request' },
    })
    expect(await stockOf(api, productId)).toBe(before - 4)
    expect(await mailsOf(id)).toEqual(expect.arrayContaining(['order_received', 'freight_asked']))
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'createPaymentIntent', 'order_not_payable', paying(id))
      expect(error.message).toContain('accept its price')
      await refused(api, 'acceptFreight', 'delivery_not_possible', accepting(id, 62.5))
    })
  })

  it('is paid once its buyer accepted what an admin set, which may be set again until then', async () => {
    const id = await place()
    const { payBy: before = '' } = await orderAs(api, shopper, id)
    expect(await set(id, 200)).toEqual({ modifiedCount: 1, price: 312.5 })
    expect(await set(id, 180)).toEqual({ modifiedCount: 1, price: 287.5 })
    expect(await set(id, 180)).toEqual({ modifiedCount: 0, price: 287.5 })
    const { payBy: after = '', ...order } = await orderAs(api, shopper, id)
    expect(order).toMatchObject({ freight: 'set', price: 287.5, shippingTotal: 180, taxTotal: 57.5 })
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
    expect((await mailsOf(id)).filter((kind) => kind === 'freight_set')).toHaveLength(2)
    await expectNothingWritten(api, async () => {
      await refused(api, 'createPaymentIntent', 'order_not_payable', paying(id))
      await refused(api, 'acceptFreight', 'price_changed', accepting(id, 312.5))
      await refused(api, 'acceptFreight', 'forbidden', accepting(id, 287.5, admin))
    })
    expect(await accept(id, 287.5)).toBe(1)
    expect(await accept(id, 287.5)).toBe(0)
    await expectNothingWritten(api, async () => {
      await refused(api, 'setFreight', 'delivery_not_possible', setting(id, 1))
    })
    await pay(api, shopper, id)
    expect(await orderAs(api, shopper, id)).toMatchObject({ state: 'paid', freight: 'accepted', due: 0 })
    expect(await accept(id, 287.5)).toBe(0)
    await expectNothingWritten(api, async () => {
      await refused(api, 'setFreight', 'order_already_paid', setting(id, 1))
    })
  })

  it('reminds its buyer again where it is set again after that', async () => {
    const id = await place()
    for (const price of [200, 180]) {
      await set(id, price)
      api.travel(49 * 60)
      await remindBuyers(api.shop, api.shop.now())
    }
    expect((await mailsOf(id)).filter((kind) => kind === 'expires_soon')).toHaveLength(2)
  })

  it('is not paid by money for its price without freight, however that was asked for', async () => {
    const id = await place()
    const intent = await intentOf(
      call(api, 'createPaymentIntent', { body: { price: 62.5 }, token: shopper.token }),
    )
    await payByCard(api, intent)
    await refused(api, 'reportPayment', 'order_not_payable', {
      params: { id },
      body: { transactionId: intent },
      token: shopper.token,
    })
    expect(await orderAs(api, shopper, id)).toMatchObject({ state: 'unpaid', freight: 'asked' })
  })

  it('ends an intent that another delivery had before, also at the same price', async () => {
    await api.shop.delivery.replace({
      zones: [{ ...norway, taxPercent: 0 }, sweden],
      defaultWeightGrams: 250_000,
    })
    const swedish = { ...oslo, country: 'SE', city: 'Malmö', postalCode: '211 20' }
    const id = await place({ address: swedish, rateId: 'truck' })
    const intent = await anIntent(api, shopper, id)
    const body = { address: oslo, rateId }
    await call(api, 'changeDelivery', { params: { id }, body, token: shopper.token })
    expect((await api.stripeSdk.paymentIntents.retrieve(intent)).status).toBe('canceled')
    expect(await orderAs(api, shopper, id)).toMatchObject({ freight: 'asked', price: 50 })
    await call(api, 'changeDelivery', {
      params: { id },
      body: { address: swedish, rateId: 'truck' },
      token: shopper.token,
    })
    expect((await orderAs(api, shopper, id)).freight).toBeUndefined()
    await pay(api, shopper, id)
  })

  it('goes by the cheapest rate where there is one by then, at the price that was shown alone', async () => {
    await fillCart(api, shopper, [{ productId, quantity: 1 }])
    const body = { key: randomUUID(), address: oslo, rateId, price: 15.63 }
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', 'price_changed', { body, token: shopper.token })
    })
    const id = await place({}, 1)
    const order = await orderAs(api, shopper, id)
    expect(order).toMatchObject({ shipping: { rateId: 'pallet' }, shippingTotal: 90 })
    expect(order.freight).toBeUndefined()
  })

  it('has no freight to set where there is no such order, or a rate says what it costs', async () => {
    const [own, paid] = [await anOrder(api, shopper, productId), await aPaidOrder(api, shopper, productId)]
    const asked = await place()
    const other = await signUp(api, 'other')
    await expectNothingWritten(api, async () => {
      await refused(api, 'setFreight', 'not_found', setting(randomUUID(), 1))
      await refused(api, 'acceptFreight', 'not_found', accepting(randomUUID(), 1))
      await refused(api, 'setFreight', 'delivery_not_possible', setting(own, 1))
      await refused(api, 'acceptFreight', 'delivery_not_possible', accepting(own, 50))
      await refused(api, 'setFreight', 'order_already_paid', setting(paid, 1))
      await refused(api, 'setFreight', 'invalid_request', setting(asked, -1))
      await refused(api, 'setFreight', 'invalid_request', setting(asked, 0.001))
      await refused(api, 'setFreight', 'forbidden', setting(asked, 1, shopper))
      await refused(api, 'acceptFreight', 'forbidden', accepting(asked, 62.5, other))
    })
  })
})
