import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import {
  anIntent,
  anOrder,
  aPaidOrder,
  aProduct,
  fillCart,
  intentOf,
  pay,
  payByCard,
} from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { norway, oslo, sweden } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})
beforeEach(async () => {
  await api.shop.delivery.replace({ zones: [norway, sweden], defaultWeightGrams: 1_000 })
  await call(api, 'changeProduct', {
    params: { id: productId },
    body: { weightGrams: 3_000 },
    token: admin.token,
  })
})

const delivering = (id: string, body: object, { token }: TestAccount = shopper) => ({
  params: { id },
  body: { address: oslo, ...body },
  token,
})
const ordering = (body: object) => ({ body: { key: randomUUID(), ...body }, token: shopper.token })
const swedish = { ...oslo, country: 'SE', city: 'Malmö', postalCode: '211 20' }

describe('GET and PUT /settings/delivery', () => {
  const save = (body: unknown) => ({ body, token: admin.token })

  it('keep zones, with prices in dollars', async () => {
    const zones = [{ ...norway, rates: [{ id: 'parcel', name: 'Parcel', upToGrams: 5_000, price: 12.5 }] }]
    await call(api, 'saveDeliverySettings', save({ zones }))
    expect((await call(api, 'getDeliverySettings', { token: admin.token })).body).toMatchObject({ zones })
    expect((await api.shop.delivery.find()).content).toMatchObject({ zones: [{ rates: [{ price: 1_250 }] }] })
  })

  it.each([
    ['a country in two zones', [norway, { ...sweden, countries: ['SE', 'NO'] }], 'zones.1.countries'],
    ['an unknown country', [{ ...norway, countries: ['ZZ'] }], 'zones.0.countries.0'],
    ['an id twice', [norway, { ...sweden, id: 'norway' }], 'zones.1.id'],
    ['a percentage above 100', [{ ...norway, taxPercent: 101 }], 'zones.0.taxPercent'],
    ['a price below 0', [{ ...sweden, rates: [{ ...sweden.rates[0], price: -1 }] }], 'zones.0.rates.0.price'],
    [
      'a fraction of a cent',
      [{ ...sweden, rates: [{ ...sweden.rates[0], price: 0.001 }] }],
      'zones.0.rates.0.price',
    ],
  ])('refuse %s', async (_, zones, field) => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'saveDeliverySettings', 'invalid_request', save({ zones }))
      expect(Object.keys(error.fields ?? {})).toContain(field)
    })
  })
})

describe('POST /delivery/quote', () => {
  it('says what delivery costs, to anybody, and changes nothing', async () => {
    await expectNothingWritten(api, async () => {
      const body = { country: 'no', lines: [{ productId, quantity: 4 }] }
      expect((await call(api, 'quoteDelivery', { body })).body).toMatchObject({
        grams: 12_000,
        rates: [
          { id: 'parcel', name: 'Parcel', price: 24, days: '3–5' },
          { id: 'pallet', name: 'Pallet', price: 90, days: '5–8' },
        ],
        tax: { name: 'MVA', percent: 25 },
      })
      const heavy = { country: 'NO', lines: [{ productId, quantity: 200 }] }
      expect((await call(api, 'quoteDelivery', { body: heavy })).body).toMatchObject({
        rates: [],
        message: expect.stringContaining('heavier'),
      })
      const far = { country: 'NZ', lines: [{ productId, quantity: 1 }] }
      expect((await call(api, 'quoteDelivery', { body: far })).body).toMatchObject({
        rates: [],
        message: expect.stringContaining('no delivery rate'),
      })
    })
  })

  it('knows the weight of an order, for its buyer and for admins alone', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const body = { country: 'NO', orderId, taxNumber: 'SE556188840401' }
    for (const { token } of [shopper, admin]) {
      expect((await call(api, 'quoteDelivery', { body, token })).body).toMatchObject({
        grams: 12_000,
        tax: { percent: 0, reverseCharge: true },
      })
    }
    await refused(api, 'quoteDelivery', 'unauthenticated', { body })
    const other = await signUp(api, 'other')
    await refused(api, 'quoteDelivery', 'forbidden', { body, token: other.token })
    const missing = { ...body, orderId: randomUUID() }
    await refused(api, 'quoteDelivery', 'not_found', { body: missing, token: shopper.token })
    await refused(api, 'quoteDelivery', 'invalid_request', { body: { country: 'NO' } })
  })
})

describe('products that nobody has weighed', () => {
  const quoted = async (id: string) => {
    const body = { country: 'NO', lines: [{ productId: id, quantity: 4 }] }
    return (await call(api, 'quoteDelivery', { body })).body
  }

  it('count with the default weight, which admins keep, and are named to them', async () => {
    const id = await aProduct(api, { name: 'Oak beam' })
    expect((await quoted(id)).grams).toBe(4_000)
    const { body: before } = await call(api, 'getDeliverySettings', { token: admin.token })
    expect(before.defaultWeightGrams).toBe(1_000)
    expect(before.unweighed.products).toContainEqual({ _id: id, name: 'Oak beam' })
    const body = { zones: before.zones, defaultWeightGrams: 30_000 }
    await call(api, 'saveDeliverySettings', { body, token: admin.token })
    expect(await quoted(id)).toMatchObject({ grams: 120_000, rates: [{ name: 'Pallet' }] })
    await call(api, 'changeProduct', { params: { id }, body: { weightGrams: 2_000 }, token: admin.token })
    expect((await quoted(id)).grams).toBe(8_000)
    const { body: after } = await call(api, 'getDeliverySettings', { token: admin.token })
    expect(after.unweighed.total).toBe(before.unweighed.total - 1)
  })

  it('keep their default weight when zones are saved by whoever does not name it', async () => {
    const settings = async () => (await call(api, 'getDeliverySettings', { token: admin.token })).body
    const save = async (body: object) =>
      (await call(api, 'saveDeliverySettings', { body, token: admin.token })).body.version
    const { zones } = await settings()
    await save({ zones, defaultWeightGrams: 30_000 })
    const version = await save({ zones: [] })
    expect(await settings()).toMatchObject({ zones: [], defaultWeightGrams: 30_000, version })
    await save({ zones, version })
    expect(await settings()).toMatchObject({ zones, defaultWeightGrams: 30_000 })
    await save({ zones, defaultWeightGrams: 1_000 })
    expect(await settings()).toMatchObject({ defaultWeightGrams: 1_000 })
  })

  it.each([0, 1_000_001, 1.5, '1000', null])('cannot count with %j grams', async (defaultWeightGrams) => {
    await expectNothingWritten(api, async () => {
      const body = { zones: [], defaultWeightGrams }
      await refused(api, 'saveDeliverySettings', 'invalid_request', { body, token: admin.token })
    })
  })
})

describe('an unpaid order whose product has left the shop', () => {
  const fromHold = () => anOrder(api, shopper, productId)
  const fromCart = async () => {
    await fillCart(api, shopper, [{ productId, quantity: 4 }])
    return (await call(api, 'orderCart', ordering({}))).body.insertedId
  }

  it.each([
    ['a hold', fromHold],
    ['a cart', fromCart],
  ])('made of %s is delivered at its weight of then', async (_, order) => {
    const orderId = await order()
    await call(api, 'deleteProduct', { params: { id: productId }, token: admin.token })
    const { body: quote } = await call(api, 'quoteDelivery', {
      body: { country: 'NO', orderId },
      token: shopper.token,
    })
    expect(quote).toMatchObject({ grams: 12_000, rates: [{ price: 24 }, { price: 90 }] })
    const { body } = await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    expect(body.price).toBe(92.5)
  })
})

describe('an order of a cart', () => {
  let orderId: string
  beforeEach(async () => {
    await fillCart(api, shopper, [{ productId, quantity: 4 }])
    orderId = (await call(api, 'orderCart', ordering({}))).body.insertedId
  })
  const report = (transactionId: string) => ({
    params: { id: orderId },
    body: { order: orderId, transactionId },
    token: shopper.token,
  })

  it('gets no payment intent before it is known where it goes', async () => {
    await expectNothingWritten(api, async () => {
      for (const { token } of [shopper, admin]) {
        const { error } = await refused(api, 'createPaymentIntent', 'order_not_payable', {
          body: { price: 50, orderId },
          token,
        })
        expect(error.message).toBe('Please enter a delivery address before you pay for this order.')
      }
    })
    await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    await pay(api, shopper, orderId)
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(9_250)
  })

  it('is not paid by a payment for the price that it had until then', async () => {
    const body = { price: 50 }
    const intentId = await intentOf(call(api, 'createPaymentIntent', { body, token: shopper.token }))
    await payByCard(api, intentId)
    const before = await api.shop.orders.find(orderId)
    await refused(api, 'reportPayment', 'order_not_payable', report(intentId))
    expect(await api.shop.orders.find(orderId)).toEqual(before)
    await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    await refused(api, 'reportPayment', 'payment_not_complete', report(intentId))
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'unpaid', price: 92.5 })
  })
})

it('a single purchase is paid without an address, as specified', async () => {
  const orderId = await aPaidOrder(api, shopper, productId)
  expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid', price: 50 })
})

describe('POST /cart/order with an address', () => {
  beforeEach(() => fillCart(api, shopper, [{ productId, quantity: 4 }]))

  it('charges goods, shipping and tax, and remembers the address', async () => {
    const request = ordering({ address: oslo, rateId: 'parcel', price: 92.5 })
    const { insertedId } = (await call(api, 'orderCart', request)).body
    expect(await orderAs(api, shopper, insertedId)).toMatchObject({
      address: oslo,
      shipping: { rateId: 'parcel', name: 'Parcel', days: '3–5' },
      goodsTotal: 50,
      shippingTotal: 24,
      tax: { name: 'MVA', percent: 25 },
      taxTotal: 18.5,
      price: 92.5,
    })
    await pay(api, shopper, insertedId)
    expect(await keptOf(api, await transactionOf(api, shopper, insertedId))).toBe(9_250)
    const { body: book } = await call(api, 'listAddresses', { token: shopper.token })
    expect(book[0]).toMatchObject(oslo)
  })

  it('asks no tax of a company that accounts for it', async () => {
    const address = { ...oslo, taxNumber: 'SE 556188-8404 01' }
    const { insertedId } = (await call(api, 'orderCart', ordering({ address, rateId: 'parcel' }))).body
    expect(await orderAs(api, shopper, insertedId)).toMatchObject({
      tax: { percent: 0, reverseCharge: true },
      taxTotal: 0,
      price: 74,
    })
  })

  it('is by agreement while there are no zones', async () => {
    await api.shop.delivery.replace({ zones: [] })
    const { insertedId } = (await call(api, 'orderCart', ordering({ address: oslo }))).body
    expect(await orderAs(api, shopper, insertedId)).toMatchObject({
      shipping: { name: 'Delivery by agreement' },
      shippingTotal: 0,
      price: 50,
    })
  })

  it.each([
    ['no rate', { address: oslo }, 'invalid_request'],
    ['a rate without an address', { rateId: 'parcel' }, 'invalid_request'],
    ['a bad address', { address: { ...oslo, postalCode: '1' }, rateId: 'parcel' }, 'invalid_request'],
    ['a rate of another country', { address: oslo, rateId: 'truck' }, 'delivery_not_possible'],
    [
      'a country without rates',
      { address: { ...oslo, country: 'NZ' }, rateId: 'parcel' },
      'delivery_not_possible',
    ],
    ['the price without delivery', { address: oslo, rateId: 'parcel', price: 50 }, 'price_changed'],
  ] as const)('refuses %s', async (_, body, code) => {
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', code, ordering(body))
    })
    expect(await stockOf(api, productId)).toBe(20)
  })
})

describe('PUT /order/{id}/delivery', () => {
  it('changes address and price of an unpaid order, whose earlier intent can no longer be paid', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const earlier = await anIntent(api, shopper, orderId)
    const { body } = await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    expect(body).toEqual({ modifiedCount: 1, price: 92.5 })
    await expect(payByCard(api, earlier)).rejects.toThrow()
    await call(api, 'changeDelivery', delivering(orderId, { address: swedish, rateId: 'truck' }))
    await call(api, 'changeDelivery', delivering(orderId, { rateId: 'pallet' }))
    await pay(api, shopper, orderId)
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ state: 'paid', address: oslo, shippingTotal: 90, taxTotal: 35, price: 175 })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(17_500)
  })

  it('gives no intent to a page that shows the price before a change', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    const paying = (body: object) => ({ body: { price: 1, ...body }, token: shopper.token })
    await expectNothingWritten(api, async () => {
      await refused(api, 'createPaymentIntent', 'price_changed', paying({ orderId, total: 50 }))
      await refused(api, 'createPaymentIntent', 'invalid_request', paying({ total: 1 }))
    })
    const { body } = await call(api, 'createPaymentIntent', paying({ orderId, total: 92.5 }))
    expect(body).toEqual({ clientSecret: expect.any(String) })
  })

  it('keeps the intent where the price stays', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await call(api, 'changeDelivery', delivering(orderId, { rateId: 'parcel' }))
    const intent = await anIntent(api, shopper, orderId)
    const moved = { ...oslo, line1: 'Havnegata 7' }
    await call(api, 'changeDelivery', delivering(orderId, { address: moved, rateId: 'parcel' }))
    expect(await anIntent(api, shopper, orderId)).toBe(intent)
  })

  it('is refused when the payment came first, and the order is paid then', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    await refused(api, 'changeDelivery', 'order_already_paid', delivering(orderId, { rateId: 'parcel' }))
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      state: 'paid',
      price: 50,
      paymentStatus: true,
    })
    expect(await orderAs(api, shopper, orderId)).not.toHaveProperty('address')
  })

  it('changes nothing while Stripe does not respond', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    api.stripe.setFaults({ apiDown: true })
    await expectNothingWritten(api, async () => {
      await refused(
        api,
        'changeDelivery',
        'payment_provider_failed',
        delivering(orderId, { rateId: 'parcel' }),
      )
    })
  })

  it('lets only the buyer say where an unpaid order goes, and an admin correct a paid one, on record', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    const paid = await aPaidOrder(api, shopper, productId)
    const other = await signUp(api, 'other')
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeDelivery', 'forbidden', delivering(unpaid, { rateId: 'parcel' }, admin))
      await refused(api, 'changeDelivery', 'forbidden', delivering(unpaid, { rateId: 'parcel' }, other))
      await refused(api, 'changeDelivery', 'order_already_paid', delivering(paid, { rateId: 'parcel' }))
    })
    expect((await call(api, 'changeDelivery', delivering(paid, {}, admin))).body).toEqual({
      modifiedCount: 1,
      price: 50,
    })
    expect((await call(api, 'changeDelivery', delivering(paid, {}, admin))).body.modifiedCount).toBe(0)
    await call(api, 'changeDelivery', delivering(paid, { address: swedish }, admin))
    const order = await orderAs(api, admin, paid)
    expect(order).toMatchObject({ address: swedish, shippingTotal: 0, price: 50 })
    expect(order.addressChanges).toMatchObject([{ by: admin.email }, { by: admin.email, from: oslo }])
    expect(await orderAs(api, shopper, paid)).not.toHaveProperty('addressChanges')
    await call(api, 'shipOrder', { params: { id: paid }, body: { shipped: true }, token: admin.token })
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeDelivery', 'delivery_not_possible', delivering(paid, {}, admin))
    })
  })

  it('is refused for an expired order, an unknown one and a bad address', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const bad = { address: { ...oslo, line1: '' }, rateId: 'parcel' }
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeDelivery', 'not_found', delivering(randomUUID(), { rateId: 'parcel' }))
      await refused(api, 'changeDelivery', 'invalid_request', delivering(orderId, bad))
      await refused(api, 'changeDelivery', 'invalid_request', delivering(orderId, {}))
      await refused(api, 'changeDelivery', 'delivery_not_possible', delivering(orderId, { rateId: 'truck' }))
    })
    await api.db
      .collection('orders')
      .doc(orderId)
      .update({ payBy: new Date(0) })
    await refused(api, 'changeDelivery', 'order_expired', delivering(orderId, { rateId: 'parcel' }))
    expect((await orderAs(api, shopper, orderId)).price).toBe(50)
  })
})

describe('a refund of an order with shipping and tax', () => {
  it('gives each line back with its tax, and all of it is what was paid', async () => {
    const pegs = await aProduct(api, { name: 'Oak pegs', unitPrice: 333 })
    await fillCart(api, shopper, [
      { productId, quantity: 3 },
      { productId: pegs, quantity: 7 },
    ])
    const { insertedId } = (await call(api, 'orderCart', ordering({ address: oslo, rateId: 'parcel' }))).body
    await pay(api, shopper, insertedId)
    const refund = async (wish: Parameters<typeof refundParts>[2]) =>
      (await call(api, 'refundOrder', refundParts(admin, insertedId, wish))).body.refundedAmount
    // 37.50 + 23.31 of goods and 24.00 of shipping carry 21.20 of tax: 9.37, 5.83 and 6.00.
    expect((await orderAs(api, shopper, insertedId)).price).toBe(106.01)
    expect(await refund({ lines: [{ productId, quantity: 1 }] })).toBe(15.62)
    expect(await refund({ lines: [{ productId, quantity: 2 }] })).toBe(46.87)
    expect(await refund({ lines: [{ productId: pegs, quantity: 7 }] })).toBe(76.01)
    expect(await refund({})).toBe(106.01)
    expect(await orderAs(api, shopper, insertedId)).toMatchObject({ state: 'refunded' })
    expect(await keptOf(api, await transactionOf(api, shopper, insertedId))).toBe(0)
  })
})
