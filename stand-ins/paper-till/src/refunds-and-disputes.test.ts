import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

async function paid(method = 'pm_card_visa', currency = 'usd') {
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency,
    allowed_payment_method_types: ['card'],
    payment_method: method,
    confirm: true,
  })
  await shop.standIn.idle()
  shop.received.length = 0
  return { intent: intent.id, charge: String(intent.latest_charge) }
}

test('a whole refund gives everything back and tells the shop', async () => {
  const { intent, charge } = await paid()
  const refund = await stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { orderId: 'o1' },
  })
  expect(refund).toMatchObject({
    object: 'refund',
    amount: 1000,
    charge,
    payment_intent: intent,
    status: 'succeeded',
    reason: 'requested_by_customer',
    metadata: { orderId: 'o1' },
  })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 1000 })
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'succeeded',
    amount_received: 1000,
  })
  await shop.standIn.idle()
  expect(shop.received).toMatchObject([
    { type: 'refund.created', data: { object: { id: refund.id } } },
    {
      type: 'charge.refunded',
      data: { object: { id: charge, amount_refunded: 1000 }, previous_attributes: { amount_refunded: 0 } },
    },
  ])
})

test('parts can be given back until nothing is left, and never more', async () => {
  const { intent, charge } = await paid()
  await stripe.refunds.create({ charge, amount: 400 })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 601 })).rejects.toThrow(
    'Refund amount ($6.01) is greater than unrefunded amount on charge ($6.00)',
  )
  expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(600)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 1000 })
})

test('kronur are given back without decimals, as they are charged', async () => {
  const { intent } = await paid('pm_card_visa', 'isk')
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 150 })).rejects.toMatchObject({
    code: 'invalid_charge_amount_no_decimal_compatible',
  })
  expect((await stripe.refunds.create({ payment_intent: intent, amount: 200 })).amount).toBe(200)
})

test('refunds of one payment can be listed', async () => {
  const [first, second] = [await paid(), await paid()]
  const one = await stripe.refunds.create({ charge: first.charge, amount: 100 })
  const two = await stripe.refunds.create({ charge: first.charge, amount: 200 })
  await stripe.refunds.create({ charge: second.charge })
  const listed = await stripe.refunds.list({ payment_intent: first.intent })
  expect(listed.data.map(({ id }) => id)).toEqual([two.id, one.id])
  expect((await stripe.refunds.list({ charge: second.charge })).data).toHaveLength(1)
  expect(await stripe.refunds.retrieve(one.id)).toMatchObject({ amount: 100 })
})

test('what was never paid cannot be refunded', async () => {
  const open = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })
  await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toThrow(
    'does not have a successful charge',
  )
  await expect(stripe.refunds.create({ payment_intent: 'pi_nope' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
  })
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' })
  const { charge } = await paid()
  await expect(stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({ param: 'amount' })
})

test('zero-decimal currencies are refunded in whole units', async () => {
  const { intent } = await paid('pm_card_visa', 'jpy')
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 1001 })).rejects.toThrow('(¥1,001)')
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 1 })).toMatchObject({
    amount: 1,
    currency: 'jpy',
  })
})

test('two test cards settle their refund later', async () => {
  const pending = await paid('pm_card_pendingRefund')
  expect(await stripe.refunds.create({ charge: pending.charge })).toMatchObject({ status: 'pending' })
  const failing = await paid('pm_card_refundFail')
  const refund = await stripe.refunds.create({ charge: failing.charge })
  expect(refund.status).toBe('succeeded')
  await shop.standIn.idle()
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'unknown',
  })
  expect(await stripe.charges.retrieve(failing.charge)).toMatchObject({ refunded: false, amount_refunded: 0 })
  expect(shop.types()).toContain('refund.failed')
})

describe('disputes', () => {
  async function disputed() {
    const { charge, intent } = await paid('pm_card_createDispute')
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
    return { charge, intent, dispute: dispute?.id ?? '' }
  }

  test('the dispute card pays and is then disputed', async () => {
    await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_createDispute',
      confirm: true,
    })
    await shop.standIn.idle()
    expect(shop.types().slice(2, 5)).toEqual([
      'payment_intent.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ])
    expect(shop.received[3]).toMatchObject({
      data: { object: { object: 'dispute', amount: 1000, status: 'needs_response', reason: 'fraudulent' } },
    })
  })

  test('a disputed charge cannot be refunded', async () => {
    const { charge } = await disputed()
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' })
  })

  test('the shop can give up, and the bank can decide', async () => {
    const lost = await disputed()
    expect(await stripe.disputes.close(lost.dispute)).toMatchObject({ status: 'lost' })
    await expect(stripe.disputes.close(lost.dispute)).rejects.toMatchObject({ statusCode: 400 })
    const won = await disputed()
    const response = await fetch(`${shop.url}/_stand-in/disputes/${won.dispute}/close`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"status":"won"}',
    })
    expect(response.status).toBe(200)
    expect(await stripe.disputes.retrieve(won.dispute)).toMatchObject({ status: 'won' })
    await shop.standIn.idle()
    expect(shop.received.at(-1)).toMatchObject({
      type: 'charge.dispute.closed',
      data: { object: { status: 'won' } },
    })
  })
})
