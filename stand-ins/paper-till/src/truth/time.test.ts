import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop({}, { latencyMs: 30, settleMs: 60_000 })
const { stripe } = shop
const parallel = await startTestShop({ inOrder: false })
beforeEach(() => Promise.all([shop.reset(), parallel.reset()]))
afterAll(() => Promise.all([shop.close(), parallel.close()]))

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const pay = (payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ ...sale, payment_method, confirm: true, expand: ['latest_charge'] })
/** Lets happen what is to come. */
const settle = () => shop.standIn.deliver()

describe('idempotency (docs.stripe.com/api/idempotent_requests)', () => {
  test('two calls at once under one key: one is carried out, the other gets 409', async () => {
    const options = { idempotencyKey: 'twice' }
    const outcomes = await Promise.allSettled([
      stripe.paymentIntents.create(sale, options),
      stripe.paymentIntents.create(sale, options),
    ])
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { statusCode: 409, code: 'idempotency_key_in_use', rawType: 'idempotency_error' } },
    ])
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
    const again = await stripe.paymentIntents.create(sale, options)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  test('a 500 that came once execution had begun gets the same response again', async () => {
    shop.standIn.addRule({ on: 'POST /v1/payment_intents', do: 'stored_500', times: 1 })
    const options = { idempotencyKey: 'broken' }
    for (let time = 0; time < 2; time += 1)
      await expect(stripe.paymentIntents.create(sale, options)).rejects.toMatchObject({ statusCode: 500 })
    expect(shop.standIn.state().payment_intents).toEqual([])
    expect((await stripe.paymentIntents.create(sale, { idempotencyKey: 'other' })).status).toBe(
      'requires_payment_method',
    )
  })

  test('a key is free again after a refused parameter, and after a day', async () => {
    const options = { idempotencyKey: 'key' }
    await expect(stripe.paymentIntents.create({ ...sale, amount: 1 }, options)).rejects.toThrow()
    const first = await stripe.paymentIntents.create(sale, options)
    expect((await stripe.paymentIntents.create(sale, options)).id).toBe(first.id)
    shop.standIn.advance(24 * 60 * 60)
    expect((await stripe.paymentIntents.create(sale, options)).id).not.toBe(first.id)
  })
})

describe('asynchronous capture (docs.stripe.com/payments/payment-intents/asynchronous-capture)', () => {
  test('the balance transaction is null at first; charge.updated brings it', async () => {
    const { latest_charge } = await pay()
    expect(latest_charge).toMatchObject({ balance_transaction: null, captured: true, paid: true })
    await settle()
    expect(shop.types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.updated',
    ])
    expect(shop.received.at(-1)?.data.previous_attributes).toEqual({ balance_transaction: null })
    const id = typeof latest_charge === 'object' ? (latest_charge?.id ?? '') : ''
    const charge = await stripe.charges.retrieve(id, { expand: ['balance_transaction'] })
    expect(charge.balance_transaction).toMatchObject({
      amount: 1000,
      fee: 59,
      net: 941,
      source: id,
      type: 'charge',
      status: 'pending',
    })
    shop.standIn.advance(2 * 24 * 60 * 60)
    expect((await stripe.balanceTransactions.list({ source: id })).data).toMatchObject([
      { status: 'available' },
    ])
  })

  test("with 'automatic' it is there at once", async () => {
    const intent = await stripe.paymentIntents.create({
      ...sale,
      capture_method: 'automatic',
      payment_method: 'pm_card_visa',
      confirm: true,
      expand: ['latest_charge'],
    })
    expect(intent.latest_charge).toMatchObject({ balance_transaction: expect.stringMatching(/^txn_/) })
    await settle()
    expect(shop.types()).not.toContain('charge.updated')
  })
})

describe('refunds that change later (docs.stripe.com/testing)', () => {
  test.each([
    ['pm_card_pendingRefund', 'pending', 'succeeded', 'refund.updated'],
    ['pm_card_refundFail', 'succeeded', 'failed', 'refund.failed'],
  ])('%s: %s, some time later %s', async (card, first, last, event) => {
    const { id: payment_intent } = await pay(card)
    const refund = await stripe.refunds.create({ payment_intent })
    expect(refund.status).toBe(first)
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe(first)
    await settle()
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe(last)
    expect(shop.types()).toContain(event)
  })

  test('the dashboard calls a refund back within half an hour, the API never does', async () => {
    const { id: payment_intent } = await pay()
    const { id } = await stripe.refunds.create({ payment_intent })
    await expect(stripe.refunds.cancel(id)).rejects.toMatchObject({ statusCode: 400 })
    const cancel = () => fetch(`${shop.url}/_stand-in/refunds/${id}/cancel`, { method: 'POST' })
    expect((await cancel()).status).toBe(200)
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'canceled' })
    expect((await cancel()).status).toBe(400)
    expect((await stripe.refunds.create({ payment_intent })).amount).toBe(1000)
  })
})

describe('search (docs.stripe.com/search#data-freshness: not for read-after-write flows)', () => {
  test('finds what was made or changed once its lag is over, and at once where that is asked for', async () => {
    const late = await startTestShop({}, { searchLagMs: 3_600_000 })
    const found = async () => (await late.stripe.customers.search({ query: "name:'Ada'" })).data.length
    const { id } = await late.stripe.customers.create({ name: 'Ada' })
    expect(await found()).toBe(0)
    late.standIn.advance(3600)
    expect(await found()).toBe(1)
    await late.stripe.customers.update(id, { name: 'Bea' })
    expect(await found()).toBe(1)
    await late.standIn.deliver()
    expect(await found()).toBe(0)
    await late.close()
    await stripe.customers.create({ name: 'Ada' })
    expect((await stripe.customers.search({ query: "name:'Ada'" })).data).toHaveLength(1)
  })
})

describe('webhooks (docs.stripe.com/webhooks: delivery is not in order)', () => {
  test('arrive in another order than they happened unless one order is asked for', async () => {
    const arrived = async ({ stripe, standIn, received }: typeof shop) => {
      for (let time = 0; time < 5; time += 1)
        await stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa', confirm: true })
      await standIn.deliver()
      const happened = standIn.state().events.map(({ id }) => id)
      return received.map(({ id }) => happened.indexOf(id))
    }
    const any = await startTestShop({ inOrder: false, spreadMs: 50 }, { seed: 7 })
    for (let time = 0; time < 5; time += 1)
      await any.stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa', confirm: true })
    await any.standIn.idle()
    const happened = any.standIn.state().events.map(({ id }) => id)
    const order = any.received.map(({ id }) => happened.indexOf(id))
    expect(order).toHaveLength(20)
    expect(order).not.toEqual(order.toSorted((a, b) => a - b))
    await any.close()
    const inOrder = await arrived(shop)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })

  test('are under way side by side: a slow response holds no other one back', async () => {
    let held: (() => void) | undefined
    let first = true
    parallel.beforeResponse = () => {
      if (!first) return Promise.resolve()
      first = false
      return new Promise((resolve) => {
        held = resolve
      })
    }
    await parallel.stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa', confirm: true })
    await expect.poll(() => parallel.received.length).toBe(4)
    expect(parallel.standIn.deliveries().filter(({ state }) => state === 'sending')).toHaveLength(1)
    held?.()
    await parallel.standIn.idle()
    expect(parallel.standIn.deliveries().every(({ state }) => state === 'succeeded')).toBe(true)
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
