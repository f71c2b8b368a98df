import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Zone } from '../src/domain/delivery/zone.ts'
import { checkTaxNumbers } from '../src/domain/refunds/check-tax-numbers.ts'
import { call } from '../testing/call.ts'
import { aProduct, fillCart, pay } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { norway, oslo } from './support/delivery.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { alertsFor, keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

const address = {
  name: 'Tischlerei Spree',
  line1: 'Ufer 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  taxNumber: 'DE136695976',
}

beforeEach(async () => {
  for (const answer of await api.db.collection('taxAnswers').listDocuments()) await answer.delete()
  await api.shop.delivery.replace({ zones: [] })
  await api.shop.taxSettings.replace({
    terms: {
      seller: { country: 'SE', taxNumber: 'SE556188840401', registrations: [] },
      rates: [
        { country: 'SE', taxClass: 'standard', percent: 25, name: 'moms', from: '2020-01-01' },
        { country: 'SE', taxClass: 'books', percent: 6, name: 'moms', from: '2020-01-01' },
      ],
      pricesInclude: 'none',
    },
  })
  api.taxRegister.setSwitches({ '*': 'down' })
})

/** How long the shop took to place each order, in milliseconds: printed, because no test holds a machine to it. */
const took: number[] = []

async function ordered(buyer = shopper, ...others: string[]): Promise<string> {
  await fillCart(
    api,
    buyer,
    [productId, ...others].map((id) => ({ productId: id, quantity: 4 })),
  )
  const body = { key: randomUUID(), address }
  const start = performance.now()
  const { insertedId } = (await call(api, 'orderCart', { body, token: buyer.token })).body
  took.push(Math.round(performance.now() - start))
  return insertedId
}
async function paid(...others: string[]): Promise<string> {
  const orderId = await ordered(shopper, ...others)
  await pay(api, shopper, orderId)
  return orderId
}
/** One that goes by a zone and waits for the register, as a late payment leaves it whatever the zone says of tax. */
async function paidByZone(to: object = address, zone: Zone = norway): Promise<string> {
  await api.shop.taxSettings.replace({})
  await api.shop.delivery.replace({ zones: [zone] })
  await fillCart(api, shopper, [{ productId, quantity: 4 }])
  const body = { key: randomUUID(), address: { ...address, ...to }, rateId: 'parcel' }
  const { insertedId } = (await call(api, 'orderCart', { body, token: shopper.token })).body
  await pay(api, shopper, insertedId)
  await api.db.collection('orders').doc(insertedId).update({ taxCheckDue: true })
  return insertedId
}
const check = () => checkTaxNumbers(api.shop, api.shop.now())
const order = (id: string) => orderAs(api, admin, id)

it('a dead register stops none of 24 orders, nor frees any of its tax, and each gets it back once', async () => {
  productId = await aProduct(api, { availableQuantity: 10_000 })
  // As check-out does before every order; it loads the rules of numbers.
  await call(api, 'checkTaxNumber', { body: { number: address.taxNumber, country: address.country } })
  const ids: string[] = []
  for (let hour = 0; hour < 24; hour++) {
    // Down says so at once; slow says nothing.
    api.taxRegister.setSwitches({ '*': hour % 2 ? 'down' : 'slow' })
    const buyer = hour % 6 === 0 ? await signUp(api, `buyer-${hour}`) : shopper
    const id = await ordered(buyer)
    await pay(api, buyer, id)
    ids.push(id)
    api.travel(60)
  }
  const times = took.slice(-24).toSorted((one, other) => one - other)
  process.stdout.write(
    `24 orders beside a dead register: half in ${times[12]} ms, all in ${times.at(-1)} ms\n`,
  )
  const orders = await Promise.all(ids.map(order))
  expect(orders.filter(({ taxTotal }) => taxTotal !== 12.5)).toEqual([])
  expect(orders.filter(({ taxEvidence }) => taxEvidence?.status !== 'unknown')).toEqual([])
  expect(await check()).toMatchObject({ returned: 0, waiting: 24, failed: 0 })

  api.taxRegister.setSwitches({})
  const runs = await Promise.all([check(), check()])
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0])
  expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 0, failed: 0 })
  for (const id of ids) {
    const after = await order(id)
    expect(after).toMatchObject({
      state: 'paid',
      price: 62.5,
      refundedAmount: 12.5,
      taxEvidence: { status: 'valid', consultation: expect.stringMatching(/^WAPI/) },
    })
    expect(after.refunds).toHaveLength(1)
    expect(await keptOf(api, after.transactionId ?? '')).toBe(5_000)
  }
}, 240_000)

describe('tax that comes back', () => {
  it('is credited as tax alone, and what is refunded later holds none', async () => {
    const id = await paid()
    api.taxRegister.setSwitches({})
    await check()
    await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 4 }] }))
    expect(await order(id)).toMatchObject({ state: 'refunded', refundedAmount: 62.5 })
    expect(await keptOf(api, await transactionOf(api, shopper, id))).toBe(0)
    const { body } = await call(api, 'getInvoices', { params: { id }, token: shopper.token })
    expect(body).toMatchObject([
      {
        kind: 'invoice',
        goodsTotal: 50,
        taxTotal: 12.5,
        total: 62.5,
        taxEvidence: { number: 'DE136695976' },
      },
      { kind: 'credit_note', goodsTotal: 0, taxTotal: 12.5, total: 12.5 },
      { kind: 'credit_note', goodsTotal: 50, taxTotal: 0, total: 50 },
    ])
  })

  it('is what is left of it after units were refunded with theirs', async () => {
    const id = await paid()
    await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 1 }] }))
    api.taxRegister.setSwitches({})
    await check()
    expect((await order(id)).refunds.map(({ amount }) => amount)).toEqual([15.63, 9.37])
    await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 3 }] }))
    expect(await order(id)).toMatchObject({ state: 'refunded', refundedAmount: 62.5 })
  })

  it('is that of its own lines where units of another rate were refunded', async () => {
    const book = await aProduct(api, { availableQuantity: 50, unitPrice: 1_250, taxClass: 'books' })
    const id = await paid(book)
    await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId: book, quantity: 4 }] }))
    api.taxRegister.setSwitches({})
    await check()
    expect((await order(id)).refunds.map(({ amount }) => amount)).toEqual([53, 12.5])
    await call(api, 'refundOrder', refundParts(admin, id, { lines: [{ productId, quantity: 4 }] }))
    expect(await order(id)).toMatchObject({ state: 'refunded', refundedAmount: 115.5 })
  })

  it('stays where an admin has sent the order to the country of the seller since', async () => {
    const id = await paid()
    const home = { ...address, country: 'SE', postalCode: '111 22', city: 'Stockholm' }
    const body = { address: home }
    await call(api, 'changeDelivery', { params: { id }, body, token: admin.token })
    api.taxRegister.setSwitches({})
    expect(await check()).toMatchObject({ returned: 0, kept: 1 })
    expect(await order(id)).toMatchObject({ refundedAmount: 0, taxEvidence: { status: 'valid' } })
  })

  it('stays where the register knows no such number, and where nothing is left to give back', async () => {
    const [refuted, refunded] = [await paid(), await paid()]
    await call(api, 'refundOrder', refundParts(admin, refunded))
    api.taxRegister.setSwitches({ DE: 'invalid' })
    expect(await check()).toEqual({ returned: 0, kept: 2, waiting: 0, failed: 0 })
    expect(await order(refuted)).toMatchObject({ refundedAmount: 0, taxEvidence: { status: 'invalid' } })
  })

  it('is tried once more where Stripe declines it, and admins are told each time', async () => {
    const [declined, taken] = [await paid(), await paid()]
    api.taxRegister.setSwitches({})
    const { refund } = api.shop.paymentProvider
    const asked = vi.spyOn(api.shop.paymentProvider, 'refund').mockImplementation(async (request) => {
      const isDeclined = request.key.includes(declined) || request.key === `tax-${taken}`
      return isDeclined ? { declined: 'Too old' } : refund(request)
    })
    onTestFinished(() => asked.mockRestore())
    expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 0, failed: 2 })
    expect(await check()).toEqual({ returned: 1, kept: 0, waiting: 0, failed: 1 })
    expect(await check()).toEqual({ returned: 0, kept: 1, waiting: 0, failed: 0 })
    expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 0, failed: 0 })
    expect(asked).toHaveBeenCalledTimes(4)
    const kindsFor = async (id: string) => (await alertsFor(api, admin, id)).map(({ kind }) => kind)
    expect(await kindsFor(declined)).toEqual(['refund_failed', 'refund_failed'])
    expect(await kindsFor(taken)).toEqual(['refund_failed'])
    expect((await order(taken)).refundedAmount).toBe(12.5)
  })

  it('waits while the payment is disputed, and is for none whose dispute is lost', async () => {
    const id = await paid()
    api.taxRegister.setSwitches({})
    const disputed = (state: string) =>
      api.db
        .collection('orders')
        .doc(id)
        .update({ disputes: [{ id: 'dp_1', state, at: new Date() }] })
    await disputed('open')
    expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 1, failed: 0 })
    await disputed('lost')
    expect(await check()).toEqual({ returned: 0, kept: 1, waiting: 0, failed: 0 })
    expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 0, failed: 0 })
    expect((await order(id)).refunds).toEqual([])
  })

  it('waits until the order is paid, and is for none that expired', async () => {
    const id = await ordered()
    api.taxRegister.setSwitches({})
    expect(await check()).toMatchObject({ waiting: 1 })
    await pay(api, shopper, id)
    expect(await check()).toMatchObject({ returned: 1 })
  })

  it.each([
    [true, { returned: 1, kept: 0 }],
    [undefined, { returned: 0, kept: 1 }],
  ])(
    'goes back by what the zone says while zones decide: reverse charge %s',
    async (reverseCharge, outcome) => {
      const id = await paidByZone(undefined, { ...norway, countries: ['DE'], reverseCharge })
      api.taxRegister.setSwitches({})
      expect(await check()).toMatchObject(outcome)
      expect(await order(id)).toMatchObject({
        refundedAmount: outcome.returned * 18.5,
        taxEvidence: { status: 'valid' },
      })
    },
  )

  it('waits for no register that does not exist', async () => {
    const id = await paidByZone({ ...oslo, taxNumber: 'NO 974 760 673 MVA' })
    expect(await check()).toEqual({ returned: 0, kept: 1, waiting: 0, failed: 0 })
    expect(await check()).toEqual({ returned: 0, kept: 0, waiting: 0, failed: 0 })
    expect((await order(id)).taxEvidence).toMatchObject({ status: 'unknown' })
  })
})
