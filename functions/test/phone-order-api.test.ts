import { randomUUID } from 'node:crypto'
import { byAgreementId } from '@wood-master/contract/delivery-price'
import { beforeEach, expect, it } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { checkPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call, refused } from '../testing/call.ts'
import { aProduct, fillCart, pay } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { norway, oslo } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: TestAccount
let buyer: TestAccount
let dowels: string
let pegs: string

paymentSetup((setup) => {
  ;({ api, admin } = setup)
})
beforeEach(async () => {
  buyer = await signUp(api, 'ringing')
  const unitWeight = { weightGrams: 100, availableQuantity: 100 }
  const priceBreaks = [{ minQuantity: 10, unitPrice: 1_133 }]
  dowels = await aProduct(api, { ...unitWeight, unitPrice: 1_250, priceBreaks })
  pegs = await aProduct(api, { ...unitWeight, unitPrice: 7 })
  await api.shop.delivery.replace({ zones: [norway] })
})

const discount = { percent: 10, reason: 'Trade fair' }
const wishes = (more: object = {}) => ({
  lines: [
    { productId: dowels, quantity: 6 },
    { productId: dowels, quantity: 6 },
    { productId: pegs, quantity: 50 },
  ],
  address: oslo,
  discount,
  ...more,
})
const drafting = (more?: object) => ({
  params: { email: buyer.email },
  body: wishes(more),
  token: admin.token,
})
const draft = async (more?: object) => (await call(api, 'draftOrder', drafting(more))).body
const placing = (more: object = {}) => ({
  ...drafting(),
  body: { ...wishes(), key: randomUUID(), rateId: 'parcel', price: 186.29, ...more },
})
const place = async (more?: object) => (await call(api, 'orderForBuyer', placing(more))).body.insertedId

it('prices what is ordered by phone as for the buyer, with price breaks, freight, tax and the discount', async () => {
  await expectNothingWritten(api, async () => {
    const { lines, goodsTotal, discount: saved, quote } = await draft()
    // 11.33 less 10 % is 10.197, and 0.07 less 10 % is 0.063: a unit costs whole cents.
    expect(lines).toMatchObject([
      { quantity: 12, listPrice: 11.33, unitPrice: 10.2, price: 122.4 },
      { quantity: 50, listPrice: 0.07, unitPrice: 0.06, price: 3 },
    ])
    expect([goodsTotal, saved]).toEqual([125.4, 14.06])
    expect(quote.rates[0]).toMatchObject({ id: 'parcel', price: 24, taxTotal: 37.35, total: 186.75 })
    const many = await draft({ lines: [{ productId: pegs, quantity: 1_000 }] })
    expect(many.lines[0]?.problem).toContain('99')
  })
})

it('places it for the buyer, who gets a mail with the link to pay; the same key places it once', async () => {
  await fillCart(api, buyer, [{ productId: dowels, quantity: 5 }])
  const { quote } = await draft()
  const body = { key: randomUUID(), price: quote.rates[0]?.total, poNumber: 'PHONE-7' }
  const id = await place(body)
  expect(await place(body)).toBe(id)
  const order = await orderAs(api, buyer, id)
  expect(order).toMatchObject({
    ...{ state: 'unpaid', email: buyer.email, poNumber: 'PHONE-7', price: quote.rates[0]?.total },
    discount: { ...discount, amount: 14.06 },
  })
  expect(order.goodsTotal + order.shippingTotal + order.taxTotal).toBeCloseTo(order.price, 5)
  expect(await stockOf(api, dowels)).toBe(88)
  expect((await call(api, 'getCart', { token: buyer.token })).body.lines).toHaveLength(1)
  const { history = [] } = await orderAs(api, admin, id)
  expect(history[0]).toMatchObject({ what: 'placed', by: admin.email })
  const mails = (await call(api, 'listMails', { query: { orderId: id }, token: admin.token })).body
  const [received] = mails.filter(({ kind }) => kind === 'order_received')
  expect(received?.to).toEqual([buyer.email])
  expect(received?.text).toContain(`/order/${id}`)
  expect(received?.text).toContain('Trade fair')
})

it('keeps which terms its buyer accepts as she pays it, because placing it accepted none', async () => {
  const { quote } = await draft()
  const id = await place({ price: quote.rates[0]?.total })
  const accepted = async () => (await orderAs(api, buyer, id)).acceptedTerms?.version
  const intent = async (acceptedTerms: string | undefined, { token } = buyer) => {
    await call(api, 'createPaymentIntent', { body: { price: 1, orderId: id, acceptedTerms }, token })
    return accepted()
  }
  expect(await intent(undefined)).toBeUndefined()
  // Only the buyer accepts anything.
  expect(await intent('standard-1', admin)).toBeUndefined()
  expect(await intent('standard-1')).toBe('standard-1')
  expect(await intent('2026-01-01')).toBe('standard-1')
})

it('is placed by agreement where the shop keeps no delivery zones', async () => {
  await api.shop.delivery.replace({ zones: [] })
  const { quote } = await draft()
  expect(quote.rates).toMatchObject([{ id: byAgreementId, price: 0, total: 125.4 }])
  const id = await place({ rateId: byAgreementId, price: 125.4 })
  await pay(api, buyer, id)
  expect(await orderAs(api, buyer, id)).toMatchObject({ state: 'paid', price: 125.4, shippingTotal: 0 })
})

it('says the discount on the invoice, and adds up to the cent over refunds and credit notes', async () => {
  const { quote } = await draft()
  const id = await place({ price: quote.rates[0]?.total })
  await pay(api, buyer, id)
  const lines = [{ productId: dowels, quantity: 5, restock: true }]
  await call(api, 'refundOrder', refundParts(admin, id, { lines }))
  await call(api, 'refundOrder', refundParts(admin, id, { amount: 3.33 }))
  await call(api, 'refundOrder', refundParts(admin, id))
  const papers = (await call(api, 'getInvoices', { params: { id }, token: buyer.token })).body
  const [invoice, ...notes] = papers
  expect(invoice).toMatchObject({ kind: 'invoice', discount: { ...discount, amount: 14.06 } })
  const cents = (amount: number) => Math.round(amount * 100)
  const sum = (of: readonly { total: number; taxTotal: number }[]) => [
    of.reduce((total, one) => total + cents(one.total), 0),
    of.reduce((total, one) => total + cents(one.taxTotal), 0),
  ]
  expect(notes[0]?.lines[0]).toMatchObject({ quantity: 5, unitPrice: 10.2, price: 51 })
  expect(sum(notes)).toEqual(sum(invoice ? [invoice] : []))
  const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
  expect((await checkPayments(api.shop, later)).differences).toEqual([])
  expect((await auditStock(collectionsOf(api.db), later)).wrong).toEqual([])
})

it('is placed where no rate carries it, for freight that is set and accepted before it is paid', async () => {
  await api.shop.delivery.replace({ zones: [norway], defaultWeightGrams: 100 })
  const heavy = await aProduct(api, { weightGrams: 400_000 })
  const lines = [{ productId: heavy, quantity: 4 }]
  const { quote } = await draft({ lines })
  const id = await place({ lines, rateId: 'on-request', price: quote.onRequest?.total })
  await call(api, 'setFreight', { params: { id }, body: { price: 80 }, token: admin.token })
  const { freight, price, discount: said } = await orderAs(api, buyer, id)
  expect({ freight, price, said }).toMatchObject({ freight: 'set', price: 156.25, said: { amount: 5 } })
})

it('refuses more discount than the shop allows, another price than was seen, and what cannot be had, and writes nothing', async () => {
  const { total } = (await draft()).quote.rates[0] ?? { total: 0 }
  await expectNothingWritten(api, async () => {
    const tooMuch = { discount: { percent: 21, reason: 'Friend' } }
    const { error } = await refused(
      api,
      'orderForBuyer',
      'invalid_request',
      placing({ ...tooMuch, price: total }),
    )
    expect(error.fields?.['discount.percent']).toContain('20')
    await refused(api, 'draftOrder', 'invalid_request', drafting(tooMuch))
    for (const wrong of [{ percent: 5 }, { percent: 1.5, reason: 'x' }, { percent: 5, reason: ' ' }])
      await refused(api, 'draftOrder', 'invalid_request', drafting({ discount: wrong }))
    const changed = await refused(api, 'orderForBuyer', 'price_changed', placing({ price: total - 0.01 }))
    const lines = [{ productId: dowels, quantity: 100 }]
    const short = await refused(api, 'orderForBuyer', 'cart_not_orderable', placing({ lines, price: total }))
    for (const refusal of [changed, short]) expect(refusal.error.message).not.toContain('cart')
    await refused(api, 'draftOrder', 'not_found', drafting({ lines: [{ productId: 'none', quantity: 1 }] }))
    const nobody = { params: { email: 'nobody@wood-master.test' } }
    await refused(api, 'orderForBuyer', 'not_found', { ...placing({ price: total }), ...nobody })
  })
})
