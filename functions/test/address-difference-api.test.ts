import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder, fillCart, pay } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { norway, oslo, sweden } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})
beforeEach(async () => {
  await api.shop.delivery.replace({ zones: [norway, sweden], defaultWeightGrams: 3_000 })
})

const ofOrder = (id: string, { token }: TestAccount = admin) => ({ params: { id }, token })
const address = (orderId: string, change: object = {}) =>
  call(api, 'changeDelivery', { ...ofOrder(orderId), body: { address: { ...oslo, ...change } } })
const ask = async (orderId: string) =>
  (await call(api, 'askForDifference', ofOrder(orderId))).body.modifiedCount
const swedish = { country: 'SE', city: 'Malmö', postalCode: '211 20' }
const taxNumber = 'SE 556188-8404 01'
const mailsOf = async (orderId: string) => {
  const { body } = await call(api, 'listMails', { query: { orderId }, token: admin.token })
  return body.filter(({ kind }) => kind === 'difference_asked')
}
const paidByCart = async (rateId: string, change: object = {}) => {
  await fillCart(api, shopper, [{ productId, quantity: 4 }])
  const body = { key: randomUUID(), address: { ...oslo, ...change }, rateId }
  const orderId = (await call(api, 'orderCart', { body, token: shopper.token })).body.insertedId
  await pay(api, shopper, orderId)
  return orderId
}

describe('a paid order that gets another address', () => {
  it('says what a single purchase without one would have cost, by the cheapest rate, and stays as it was paid', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await address(orderId)
    expect(await orderAs(api, admin, orderId)).toMatchObject({
      ...{ state: 'paid', price: 50, goodsTotal: 50, shippingTotal: 0, taxTotal: 0 },
      costWithAddress: { shippingTotal: 24, taxTotal: 18.5, price: 92.5, shortfall: 42.5 },
    })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(5_000)
    await address(orderId, { taxNumber })
    expect((await orderAs(api, admin, orderId)).costWithAddress).toEqual({
      ...{ shippingTotal: 24, taxTotal: 0, price: 74, shortfall: 24 },
    })
  })

  it('would have cost what its own rate costs, where that still delivers there', async () => {
    const orderId = await paidByCart('pallet', { taxNumber })
    await address(orderId)
    expect(await orderAs(api, admin, orderId)).toMatchObject({
      ...{ price: 140, shippingTotal: 90 },
      costWithAddress: { shippingTotal: 90, taxTotal: 35, price: 175, shortfall: 35 },
    })
    await address(orderId, { taxNumber, line1: 'Havnegata 7' })
    expect(await orderAs(api, admin, orderId)).not.toHaveProperty('costWithAddress')
  })

  it('would have cost nothing else where only its street is corrected, whatever rates cost now', async () => {
    const orderId = await paidByCart('parcel')
    const rates = norway.rates.map((rate) => ({ ...rate, price: rate.price + 1_000 }))
    await api.shop.delivery.replace({ zones: [{ ...norway, rates }] })
    await address(orderId, { line1: 'Havnegata 7' })
    expect(await orderAs(api, admin, orderId)).not.toHaveProperty('costWithAddress')
  })

  it('misses nothing where it would have been cheaper, and says nothing where no rate delivers', async () => {
    const orderId = await paidByCart('parcel')
    await address(orderId, swedish)
    expect((await orderAs(api, admin, orderId)).costWithAddress).toMatchObject({ price: 50, shortfall: 0 })
    await address(orderId, { country: 'NZ', city: 'Auckland', postalCode: '1010', region: undefined })
    expect(await orderAs(api, admin, orderId)).not.toHaveProperty('costWithAddress')
  })
})

describe('POST /order/{id}/difference-request', () => {
  it('writes one mail about what is missing, however often and at once it is asked', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await address(orderId)
    const counts = await Promise.all([ask(orderId), ask(orderId), ask(orderId)])
    expect(counts.toSorted()).toEqual([0, 0, 1])
    const [mail, ...others] = await mailsOf(orderId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ _id: `${orderId}-difference_asked`, to: [shopper.email] })
    expect(mail?.text).toContain('$42.50')
    expect(mail?.text).toContain('Storgata 1')
    const order = await orderAs(api, admin, orderId)
    expect(order).toMatchObject({ state: 'paid', price: 50, shippingTotal: 0, taxTotal: 0 })
    expect(order.differenceAsked).toEqual({ at: expect.any(String), amount: 42.5 })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(5_000)

    await address(orderId, { taxNumber })
    expect(await ask(orderId)).toBe(0)
    expect(await mailsOf(orderId)).toHaveLength(1)
    expect((await orderAs(api, admin, orderId)).differenceAsked).toEqual(order.differenceAsked)
  })

  it('is the shop’s own business: the buyer’s order and own data say nothing of it', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await address(orderId)
    await ask(orderId)
    const { token, email } = shopper
    const { body: own } = await call(api, 'getOwnData', { token })
    const { body: listed } = await call(api, 'listOwnOrders', { query: { email }, token })
    const seen = [...own.orders, ...listed, await orderAs(api, shopper, orderId)].filter(
      ({ _id }) => _id === orderId,
    )
    expect(seen).toHaveLength(3)
    for (const order of seen) {
      expect(order).not.toHaveProperty('addressChanges')
      expect(order).not.toHaveProperty('costWithAddress')
      expect(order).not.toHaveProperty('differenceAsked')
    }
  })

  it('mails no typed word to an email that nobody proved', async () => {
    const stranger = await signUp(api, 'stranger', { emailVerified: false })
    const orderId = await aPaidOrder(api, stranger, productId)
    await address(orderId)
    await ask(orderId)
    const [mail] = await mailsOf(orderId)
    expect(mail?.text).toContain('$42.50')
    expect(mail?.text).not.toContain('Storgata')
    expect(mail?.text).not.toContain('Nordmann')
  })

  it('may still be asked once the order is on its way', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await address(orderId)
    await call(api, 'shipOrder', { ...ofOrder(orderId), body: { shipped: true } })
    expect(await ask(orderId)).toBe(1)
  })

  it('is refused, and nothing is written, where nothing is missing or the order is not paid', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    const withoutAddress = await aPaidOrder(api, shopper, productId)
    const cheaper = await paidByCart('parcel')
    await address(cheaper, swedish)
    const refunded = await aPaidOrder(api, shopper, productId)
    await address(refunded)
    await call(api, 'refundOrder', refundParts(admin, refunded, {}))
    await expectNothingWritten(api, async () => {
      await refused(api, 'askForDifference', 'not_found', ofOrder(randomUUID()))
      await refused(api, 'askForDifference', 'order_not_paid', ofOrder(unpaid))
      await refused(api, 'askForDifference', 'order_not_paid', ofOrder(refunded))
      await refused(api, 'askForDifference', 'nothing_missing', ofOrder(withoutAddress))
      await refused(api, 'askForDifference', 'nothing_missing', ofOrder(cheaper))
      await refused(api, 'askForDifference', 'forbidden', ofOrder(withoutAddress, shopper))
    })
  })
})
