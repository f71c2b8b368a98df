import { randomUUID } from 'node:crypto'
import { taxOf } from '@wood-master/contract/tax'
import fc from 'fast-check'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectionNames } from '../src/data/collection-names.ts'
import { checkTaxNumbers } from '../src/domain/refunds/check-tax-numbers.ts'
import { evidenceOf } from '../src/domain/tax/evidence.ts'
import { call, refused } from '../testing/call.ts'
import { aProduct, fillCart, pay } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

const rateAtHome = { country: 'SE', taxClass: 'standard', percent: 25, name: 'moms', from: '2020-01-01' }
const swedish = {
  seller: { country: 'SE', taxNumber: 'SE556188840401', registrations: [] },
  rates: [rateAtHome, { country: 'SE', taxClass: 'books', percent: 6, name: 'moms', from: '2020-01-01' }],
  pricesInclude: 'consumer' as const,
}
const rate = (id: string) => ({ id, name: id, upToGrams: 500_000, price: 2_400 })
const europe = {
  id: 'europe',
  name: 'Europe',
  countries: ['DE', 'NO', 'SE'],
  rates: [rate('parcel')],
  taxName: 'VAT',
  taxPercent: 20,
  reverseCharge: true,
}
const berlin = {
  name: 'Tischlerei Spree',
  line1: 'Ufer 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
}
const taxNumber = 'DE 136 695 976'

beforeEach(async () => {
  api.taxRegister.setSwitches({})
  for (const answer of await api.db.collection('taxAnswers').listDocuments()) await answer.delete()
  await api.shop.delivery.replace({ zones: [europe], defaultWeightGrams: 3_000 })
  await api.shop.taxSettings.replace({ terms: swedish })
})

const quote = async (to: object, ids = [productId]) => {
  const body = { country: 'DE', ...to, lines: ids.map((id) => ({ productId: id, quantity: 4 })) }
  return (await call(api, 'quoteDelivery', { body })).body
}
const ordered = async (address: object, more: object = {}) => {
  await fillCart(api, shopper, [{ productId, quantity: 4 }])
  const body = { key: randomUUID(), address: { ...berlin, ...address }, rateId: 'parcel', ...more }
  const { insertedId } = (await call(api, 'orderCart', { body, token: shopper.token })).body
  return orderAs(api, shopper, insertedId)
}

describe('POST /tax-number/check', () => {
  const check = async (number: string, country = 'DE') =>
    (await call(api, 'checkTaxNumber', { body: { number, country } })).body

  it('says what the register knows of a number, and asks once a day', async () => {
    const checked = await check(taxNumber)
    expect(checked).toEqual({ status: 'valid', name: 'TISCHLEREI SPREE GMBH', checkedAt: expect.any(String) })
    expect(await check('136695976')).toEqual(checked)
    expect(api.taxRegister.asked().filter(({ number }) => number === 'DE136695976')).toHaveLength(1)
  })

  it('asks nobody about a number whose check digits are wrong, or that has no register', async () => {
    const before = api.taxRegister.asked().length
    expect(await check('DE136695977')).toMatchObject({ status: 'invalid' })
    expect(await check('AB1234')).toMatchObject({ status: 'invalid' })
    expect(await check('NO 974 760 673 MVA', 'NO')).toMatchObject({ status: 'unknown' })
    expect(api.taxRegister.asked()).toHaveLength(before)
  })

  it('does not know while the register is down, and keeps what it once said', async () => {
    api.taxRegister.setSwitches({ DE: 'down' })
    expect(await check(taxNumber)).toMatchObject({ status: 'unknown' })
    api.taxRegister.setSwitches({})
    const valid = await check(taxNumber)
    api.taxRegister.setSwitches({ '*': 'down' })
    api.travel(25 * 60)
    expect(await check(taxNumber)).toEqual(valid)
    api.travel(-25 * 60)
  })

  it('refuses what is no question', async () => {
    await expectNothingWritten(api, async () => {
      await refused(api, 'checkTaxNumber', 'invalid_request', { body: { number: taxNumber, country: 'XX' } })
      await refused(api, 'checkTaxNumber', 'invalid_request', { body: { country: 'DE' } })
    })
  })
})

describe('the tax of an order', () => {
  it('is none for a company whose number the register knows, with the proof on the order', async () => {
    expect(await ordered({ taxNumber })).toMatchObject({
      price: 74,
      taxTotal: 0,
      tax: { percent: 0, reverseCharge: true },
      taxLines: [{ treatment: 'K', percent: 0, base: 74, amount: 0, reason: expect.stringContaining('138') }],
      taxEvidence: {
        number: 'DE136695976',
        status: 'valid',
        consultation: expect.stringMatching(/^WAPI/),
        checkedAt: expect.any(String),
      },
    })
  })

  it.each([
    ['an invalid number', { taxNumber: 'DE 111 111 125' }, 'invalid'],
    ['a number that is none', { taxNumber: 'AB1234' }, 'invalid'],
    ['no number', {}, undefined],
    ['a number of next door', { country: 'SE', postalCode: '111 22', taxNumber: 'SE556188840401' }, 'valid'],
  ])('is all of it for %s', async (_, address, status) => {
    const order = await ordered(address)
    expect(order).toMatchObject({ price: 92.5, taxTotal: 18.5, taxLines: [{ treatment: 'S', percent: 25 }] })
    expect(order.taxEvidence?.status).toBe(status)
  })

  it('is all of it for whoever buys for herself, with any number, also when the order goes elsewhere', async () => {
    const order = await ordered({ taxNumber }, { buysFor: 'myself' })
    expect(order).toMatchObject({
      price: 92.5,
      buysFor: 'myself',
      taxLines: [{ treatment: 'S', percent: 25 }],
    })
    expect(order.taxEvidence).toBeUndefined()
    expect(await quote({ taxNumber, buysFor: 'myself' })).toMatchObject({ tax: { percent: 25 } })
    const asked = { body: { country: 'DE', taxNumber, orderId: order._id }, token: shopper.token }
    expect((await call(api, 'quoteDelivery', asked)).body).toMatchObject({ tax: { percent: 25 } })
    const change = async (more: object) => {
      const body = { address: { ...berlin, taxNumber }, rateId: 'parcel', ...more }
      await call(api, 'changeDelivery', { params: { id: order._id }, body, token: shopper.token })
      return orderAs(api, shopper, order._id)
    }
    expect(await change({})).toMatchObject({ price: 92.5, buysFor: 'myself' })
    expect(await change({ buysFor: 'business' })).toMatchObject({ price: 74, buysFor: 'business' })
  })

  it('is known to everybody by country, where prices include it', async () => {
    const rates = async () => (await call(api, 'listConsumerTaxes', {})).body.rates
    const known = await rates()
    expect(known.find(({ country, taxClass }) => country === 'SE' && taxClass === 'books')).toMatchObject({
      name: 'moms',
      percent: 6,
    })
    // Sold from home, Germany pays its rate; what leaves the union pays none.
    expect(known.find(({ country }) => country === 'DE')).toMatchObject({ percent: 25 })
    expect(known.filter(({ country }) => country === 'NO')).toEqual([])
    const body = { ...swedish, pricesInclude: 'none' as const }
    await call(api, 'saveTaxSettings', { body, token: admin.token })
    expect(await rates()).toEqual([])
  })

  it('has a line for every rate of its goods, and shipping in proportion', async () => {
    const book = await aProduct(api, { unitPrice: 1_250, taxClass: 'books' })
    const { rates } = await quote({ country: 'SE' }, [productId, book])
    expect(rates[0]).toMatchObject({
      taxLines: [
        { percent: 25, base: 62, amount: 15.5, productIds: [productId] },
        { percent: 6, base: 62, amount: 3.72, productIds: [book] },
      ],
      taxTotal: 19.22,
      total: 143.22,
    })
  })

  it('goes by what a product is now until an order is paid, and by what it was where it has left the shop', async () => {
    const book = await aProduct(api, { unitPrice: 1_250, taxClass: 'books' })
    await fillCart(api, shopper, [{ productId: book, quantity: 4 }])
    const to = { address: { ...berlin, country: 'SE' }, rateId: 'parcel' }
    const body = { key: randomUUID(), ...to }
    const { insertedId } = (await call(api, 'orderCart', { body, token: shopper.token })).body
    const percent = async () => {
      await call(api, 'changeDelivery', { params: { id: insertedId }, body: to, token: shopper.token })
      return (await orderAs(api, shopper, insertedId)).taxLines?.[0]?.percent
    }
    const product = { params: { id: book }, token: admin.token }
    await call(api, 'changeProduct', { ...product, body: { taxClass: 'standard' } })
    expect((await orderAs(api, shopper, insertedId)).taxLines?.[0]?.percent).toBe(6)
    expect(await percent()).toBe(25)
    await call(api, 'changeProduct', { ...product, body: { taxClass: 'books' } })
    await call(api, 'deleteProduct', product)
    expect(await percent()).toBe(6)
  })

  it('is that of the delivery zone while no tax settings are kept, which needs the proof too', async () => {
    await api.shop.taxSettings.replace({})
    expect(await quote({})).toMatchObject({ tax: { name: 'VAT', percent: 20 }, rates: [{ taxTotal: 14.8 }] })
    expect(await quote({ taxNumber: 'AB1234' })).toMatchObject({ tax: { percent: 20 } })
    expect(await quote({ taxNumber })).toMatchObject({
      tax: { name: 'VAT', percent: 0, reverseCharge: true },
    })
  })

  it('says in a sentence why it is asked in spite of a number', async () => {
    expect((await quote({ taxNumber: 'AB1234' })).taxNote).toContain('Please check the number')
    api.taxRegister.setSwitches({ DE: 'down' })
    expect((await quote({ taxNumber })).taxNote).toContain('refund it if it was not due')
    expect((await quote({ country: 'SE', taxNumber })).taxNote).toBeUndefined()
  })

  it('does not fall away for any of 1,000 random texts in place of a number', async () => {
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.stringMatching(/^[A-Z]{2}[0-9A-Z]{0,12}$/),
      fc.stringMatching(/^DE[0-9]{9}$/),
      fc.stringMatching(/^[0-9]{6,12}$/),
    )
    const typed = fc.tuple(fc.constantFrom('DE', 'NL', 'FR', 'ES', 'GR', 'IE', 'PL'), texts)
    const lost: string[] = []
    const now = api.shop.now()
    for (const [country, text] of fc.sample(typed, { numRuns: 1_000, seed: 27 })) {
      const question = { typed: text, to: { country }, seller: swedish.seller, waitMs: 5_000, now }
      const evidence = await evidenceOf(api.shop, question)
      const delivery = { to: { country }, buyer: { evidence }, taxClass: 'standard', day: now }
      if (taxOf(swedish, delivery).percent !== 25) lost.push(text)
    }
    expect(lost).toEqual([])
  }, 120_000)
})

describe('PUT /settings/tax', () => {
  const save = (body: object) => ({ body: { ...swedish, ...body }, token: admin.token })

  it.each([
    ['a seller without a rate at home', { rates: [] }, 'seller.country'],
    [
      'a registration without a rate',
      { seller: { ...swedish.seller, registrations: [{ country: 'NO', number: '1' }] } },
      'seller.registrations.0.country',
    ],
    [
      'a One-Stop Shop outside of the union',
      {
        seller: { country: 'NO', taxNumber: '1', registrations: [{ country: 'EU', number: '1' }] },
        rates: [{ country: 'NO', percent: 25, name: 'MVA', from: '2020-01-01' }],
      },
      'seller.registrations.0.country',
    ],
    ['a rate that is there twice', { rates: [...swedish.rates, swedish.rates[0]] }, 'rates.2.from'],
    ['a percentage above 100', { rates: [{ ...swedish.rates[0], percent: 101 }] }, 'rates.0.percent'],
    ['a day that is none', { rates: [{ ...swedish.rates[0], from: '2026-02-30' }] }, 'rates.0.from'],
  ])('refuses %s', async (_, change, field) => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'saveTaxSettings', 'invalid_request', save(change))
      expect(error.fields).toHaveProperty([field])
    })
  })

  it('changes the tax of the next order, and of none before', async () => {
    const before = await ordered({})
    const rates = [{ country: 'SE', percent: 12, name: 'moms', from: '2020-01-01' }]
    await call(api, 'saveTaxSettings', save({ rates }))
    expect(await ordered({})).toMatchObject({ taxLines: [{ percent: 12 }] })
    expect(await orderAs(api, shopper, before._id)).toEqual(before)
    expect((await call(api, 'getTaxSettings', { token: admin.token })).body).toMatchObject({
      ...swedish,
      rates: [{ ...rates[0], taxClass: 'standard' }],
    })
  })
})

it('what was stored before there were tax lines stays as it was, whatever the settings say now', async () => {
  await api.shop.taxSettings.replace({})
  const { _id: id } = await ordered({})
  await pay(api, shopper, id)
  await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 1 }] }))
  const papers = async () => (await call(api, 'getInvoices', { params: { id }, token: shopper.token })).body
  const written = await papers()
  const since = ['taxLines', 'taxEvidence', 'taxCheckDue', 'buysFor', 'acceptedTerms']
  const older = Object.fromEntries(since.map((field) => [field, FieldValue.delete()]))
  const documents = [
    api.db.collection(collectionNames.orders).doc(id),
    ...written.map(({ _id }) => api.db.collection(collectionNames.invoices).doc(_id)),
  ]
  for (const document of documents) await document.update(older)
  const before = { order: await orderAs(api, shopper, id), papers: await papers() }
  expect(before.order).toMatchObject({ price: 88.8, taxTotal: 14.8, tax: { name: 'VAT', percent: 20 } })
  expect(before.papers).toMatchObject([
    { kind: 'invoice', goodsTotal: 50, shippingTotal: 24, taxTotal: 14.8, total: 88.8 },
    { kind: 'credit_note', goodsTotal: 12.5, taxTotal: 2.5, total: 15 },
  ])

  await api.shop.taxSettings.replace({ terms: { ...swedish, rates: [{ ...rateAtHome, percent: 12 }] } })
  await checkTaxNumbers(api.shop, api.shop.now())
  expect({ order: await orderAs(api, shopper, id), papers: await papers() }).toEqual(before)
  await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 1 }] }))
  expect((await papers()).at(-1)).toMatchObject({ goodsTotal: 12.5, taxTotal: 2.5, total: 15 })
})

it('an order to elsewhere is not blocked while the register is slow', async () => {
  api.taxRegister.setSwitches({ DE: 'slow' })
  const order = await ordered({ ...oslo, ...berlin, taxNumber })
  expect(order).toMatchObject({ taxTotal: 18.5, taxEvidence: { status: 'unknown' } })
})
