import type Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const card = { currency: 'usd', allowed_payment_method_types: ['card' as const] }
const paid = { ...card, amount: 2000, payment_method: 'pm_card_visa', confirm: true }
const expand = ['latest_charge']
const hold = () => stripe.paymentIntents.create({ ...paid, capture_method: 'manual', expand })
const chargeOf = (intent: Stripe.PaymentIntent) =>
  typeof intent.latest_charge === 'string' ? intent.latest_charge : (intent.latest_charge?.id ?? '')
const number = { number: '4242424242424242', exp_month: 5, exp_year: 2040, cvc: '314' }
const typed = { number: '4242424242424242', exp_month: '5', exp_year: '2040', cvc: '314' }

/** The previous attributes of each event of a type, oldest first. */
async function previous(type: string): Promise<unknown[]> {
  await shop.standIn.idle()
  return shop.received.filter((event) => event.type === type).map((event) => event.data.previous_attributes)
}

// docs.stripe.com/changelog/basil/2025-03-31/remove-refund-from-partial-capture-and-payment-cancellation-flow:
// amount_refunded is not touched, refunded stays false, no charge.refunded is sent, an expired hold is canceled as
// `expired`.
describe('holds, since Basil', () => {
  test('a hold is canceled, not refunded, and can still be captured after the attempt', async () => {
    const held = await hold()
    for (const target of [{ payment_intent: held.id }, { charge: chargeOf(held) }])
      await expect(stripe.refunds.create(target)).rejects.toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      })
    const captured = await stripe.paymentIntents.capture(held.id, { expand })
    expect(captured.latest_charge).toMatchObject({
      refunded: false,
      amount_refunded: 0,
      amount_captured: 2000,
    })
  })

  test('a canceled hold is not refunded either', async () => {
    const held = await hold()
    const canceled = await stripe.paymentIntents.cancel(held.id, { expand })
    expect(canceled).toMatchObject({
      amount_capturable: 0,
      latest_charge: { refunded: false, amount_refunded: 0, amount_captured: 0, captured: false },
    })
    await shop.standIn.idle()
    expect(shop.types()).not.toContain('charge.refunded')
    expect(shop.types()).toContain('payment_intent.canceled')
  })

  test('an expired hold is canceled as expired', async () => {
    const held = await hold()
    shop.standIn.advance(8 * 24 * 60 * 60)
    const expired = await stripe.paymentIntents.retrieve(held.id, { expand })
    expect(expired).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'expired',
      latest_charge: { refunded: false, amount_refunded: 0 },
    })
    await shop.standIn.idle()
    expect(shop.types()).toContain('charge.expired')
  })

  // docs.stripe.com/api/charges/capture, docs.stripe.com/error-codes#charge-expired-for-capture
  test('an uncaptured charge without an intent is let go of by a whole refund, and expires after a week', async () => {
    const uncaptured = () =>
      stripe.charges.create({ amount: 2000, currency: 'usd', source: 'tok_visa', capture: false })
    const { id } = await uncaptured()
    await expect(stripe.refunds.create({ charge: id, amount: 1 })).rejects.toMatchObject({ param: 'amount' })
    expect(await stripe.refunds.create({ charge: id })).toMatchObject({ balance_transaction: null })
    await expect(stripe.charges.capture(id)).rejects.toMatchObject({ code: 'charge_already_captured' })
    const late = await uncaptured()
    shop.standIn.advance(8 * 24 * 60 * 60)
    await expect(stripe.charges.capture(late.id)).rejects.toMatchObject({
      code: 'charge_expired_for_capture',
    })
    expect((await stripe.balanceTransactions.list()).data).toEqual([])
  })
})

// docs.stripe.com/api/events/object#event_object-data-previous_attributes: the names of the updated attributes with
// their values before, of a list the whole list.
describe('previous_attributes', () => {
  test('of a customer: what changed and nothing else, of nested objects the changed part', async () => {
    const { id } = await stripe.customers.create({ name: 'Ada', metadata: { tier: 'one' } })
    await stripe.paymentMethods.attach('pm_card_visa', { customer: id })
    const [method] = (await stripe.customers.listPaymentMethods(id)).data
    await stripe.customers.update(id, { name: 'Bea', metadata: { colour: 'red' } })
    await stripe.customers.update(id, { invoice_settings: { default_payment_method: method?.id ?? '' } })
    expect(await previous('customer.updated')).toEqual([
      { name: 'Ada', metadata: { colour: null } },
      { invoice_settings: { default_payment_method: null } },
    ])
  })

  test('of a payment method, a charge, a refund and a dispute', async () => {
    const { id: customer } = await stripe.customers.create()
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.paymentMethods.update(id, { billing_details: { name: 'Ada' } })
    await stripe.paymentMethods.update(id, { billing_details: { phone: '1' } })
    expect(await previous('payment_method.updated')).toEqual([
      { billing_details: { name: null } },
      { billing_details: { phone: null } },
    ])
    const sale = await stripe.paymentIntents.create({ ...paid, capture_method: 'automatic' })
    await stripe.charges.update(chargeOf(sale), { metadata: { order: '1' } })
    expect(await previous('charge.updated')).toEqual([{ metadata: { order: null } }])
    const refund = await stripe.refunds.create({ payment_intent: sale.id, amount: 500 })
    expect(await previous('charge.refunded')).toEqual([{ amount_refunded: 0 }])
    await stripe.refunds.update(refund.id, { metadata: { why: 'late' } })
    expect(await previous('refund.updated')).toEqual([{ metadata: { why: null } }])
    await stripe.refunds.create({ payment_intent: sale.id })
    expect(await previous('charge.refunded')).toEqual([
      { amount_refunded: 0 },
      { amount_refunded: 500, refunded: false },
    ])
    await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_createDispute' })
    const [dispute] = (await stripe.disputes.list()).data
    await stripe.disputes.update(dispute?.id ?? '', {
      evidence: { customer_name: 'Ada' },
      submit: false,
    })
    expect(await previous('charge.dispute.updated')).toEqual([
      { evidence: { customer_name: null }, evidence_details: { has_evidence: false } },
    ])
  })

  test('an update that changes nothing emits nothing', async () => {
    const { id } = await stripe.customers.create({ name: 'Ada' })
    await stripe.customers.update(id, { name: 'Ada', metadata: {} })
    const sale = await stripe.paymentIntents.create({ ...paid, capture_method: 'automatic' })
    await stripe.charges.update(chargeOf(sale), {})
    const refund = await stripe.refunds.create({ payment_intent: sale.id })
    await stripe.refunds.update(refund.id, {})
    await shop.standIn.idle()
    for (const type of ['customer.updated', 'charge.updated', 'refund.updated'])
      expect(shop.types()).not.toContain(type)
  })
})

test('a deleted customer is still returned, as deleted (docs.stripe.com/api/customers/retrieve)', async () => {
  const { id } = await stripe.customers.create()
  const sale = await stripe.paymentIntents.create({ ...card, amount: 2000, customer: id })
  await stripe.customers.del(id)
  const deleted = { id, object: 'customer', deleted: true }
  const { lastResponse: _last, ...found } = await stripe.customers.retrieve(id)
  expect(found).toEqual(deleted)
  const intent = await stripe.paymentIntents.retrieve(sale.id, { expand: ['customer'] })
  expect(intent.customer).toEqual(deleted)
  expect((await stripe.customers.list()).data).toEqual([])
  await expect(stripe.customers.update(id, { name: 'Ada' })).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a token is used once (docs.stripe.com/error-codes#token-already-used); tok_visa again and again', async () => {
  const { id } = await stripe.tokens.create({ card: typed })
  const charge = (source: string) => stripe.charges.create({ amount: 2000, currency: 'usd', source })
  await charge(id)
  expect(await stripe.tokens.retrieve(id)).toMatchObject({ used: true })
  await expect(charge(id)).rejects.toMatchObject({ statusCode: 400, code: 'token_already_used' })
  await expect(stripe.paymentMethods.create({ type: 'card', card: { token: id } })).rejects.toMatchObject({
    code: 'token_already_used',
  })
  for (let time = 0; time < 2; time += 1) expect((await charge('tok_visa')).paid).toBe(true)
})

describe('headers of faults', () => {
  const create = (maxNetworkRetries: number) =>
    stripe.paymentIntents.create({ ...card, amount: 2000 }, { maxNetworkRetries })

  // stripe-node, src/RequestSender.ts (_shouldRetry): the API advises to retry "in cases of lock timeouts".
  test('a lock timeout is worth a retry, and the SDK makes it', async () => {
    shop.standIn.addRule({ on: 'POST /v1/payment_intents', do: 'lock_timeout_429', times: 1 })
    await expect(create(0)).rejects.toMatchObject({ headers: { 'stripe-should-retry': 'true' } })
    shop.standIn.addRule({ on: 'POST /v1/payment_intents', do: 'lock_timeout_429', times: 1 })
    expect((await create(1)).status).toBe('requires_payment_method')
  })

  // The same place expects `false` where a 500 would only be replayed.
  test('a stored 500 is not', async () => {
    shop.standIn.addRule({ on: 'POST /v1/payment_intents', do: 'stored_500', times: 1 })
    await expect(create(2)).rejects.toMatchObject({ headers: { 'stripe-should-retry': 'false' } })
  })

  // docs.stripe.com/rate-limits
  test('a rate limit says which', async () => {
    shop.standIn.addRule({ on: 'POST /v1/payment_intents', do: 'rate_limit_429', times: 1 })
    await expect(create(0)).rejects.toMatchObject({
      headers: { 'stripe-rate-limited-reason': 'global-rate' },
    })
  })
})

test('a paid charge has its receipt, a failed or held one none (docs.stripe.com/api/charges/object)', async () => {
  const sale = await stripe.paymentIntents.create({ ...paid, expand })
  const { latest_charge: charge } = sale
  const url = typeof charge === 'object' ? (charge?.receipt_url ?? '') : ''
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('20.00')
  expect((await hold()).latest_charge).toMatchObject({ receipt_url: null })
  await expect(
    stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toThrow()
  const [failed] = (await stripe.charges.list({ limit: 1 })).data
  expect(failed?.receipt_url).toBeNull()
  expect((await fetch(`${shop.url}/_stand-in/receipts/ch_none`)).status).toBe(404)
})

// The SDK's types (`Emptyable`) say what may be empty on creation; docs.stripe.com/error-codes#parameter-invalid-empty.
describe('an empty text on creation', () => {
  test.each([
    ['description', () => stripe.paymentIntents.create({ ...card, amount: 2000, description: '' })],
    ['receipt_email', () => stripe.paymentIntents.create({ ...card, amount: 2000, receipt_email: '' })],
    ['name', () => stripe.customers.create({ name: '' })],
    ['card[number]', () => stripe.tokens.create({ card: { ...typed, number: '' } })],
    ['description', () => stripe.setupIntents.create({ description: '' })],
  ])('%s: 400 parameter_invalid_empty', async (param, call) => {
    await expect(call()).rejects.toMatchObject({ statusCode: 400, code: 'parameter_invalid_empty', param })
  })

  test('is taken where the types say so, and unsets on an update', async () => {
    const { id } = await stripe.customers.create({ address: '', metadata: '', description: 'one' })
    expect((await stripe.customers.update(id, { description: '' })).description).toBeNull()
    await stripe.paymentMethods.create({ type: 'card', card: number, billing_details: { name: '' } })
  })
})

describe('whose payment method', () => {
  // docs.stripe.com/api/customers/create#create_customer-invoice_settings-default_payment_method
  test('a default is one of the customer', async () => {
    const { id } = await stripe.customers.create()
    await expect(
      stripe.customers.update(id, { invoice_settings: { default_payment_method: 'pm_card_visa' } }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param: 'invoice_settings[default_payment_method]',
    })
    const { id: method } = await stripe.paymentMethods.create({ type: 'card', card: number })
    const made = await stripe.customers.create({
      payment_method: method,
      invoice_settings: { default_payment_method: method },
    })
    expect(made.invoice_settings.default_payment_method).toBe(method)
  })

  // docs.stripe.com/api/payment_methods/update: "A PaymentMethod must be attached to a customer to be updated."
  test('only an attached one can be updated', async () => {
    const { id } = await stripe.paymentMethods.create({ type: 'card', card: number })
    await expect(stripe.paymentMethods.update(id, { metadata: { a: '1' } })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('lengths (docs.stripe.com/api/idempotent_requests and the maxLength of stripe/openapi)', () => {
  test('an idempotency key ends at 255 characters', async () => {
    const create = (length: number) => stripe.customers.create({}, { idempotencyKey: 'k'.repeat(length) })
    expect((await create(255)).object).toBe('customer')
    await expect(create(256)).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
  })

  test.each([
    ['description', 1000, (text: string) => ({ ...card, amount: 2000, description: text })],
    ['receipt_email', 5000, (text: string) => ({ ...card, amount: 2000, receipt_email: text })],
  ])('%s of a payment: %i', async (param, longest, form) => {
    await expect(stripe.paymentIntents.create(form('x'.repeat(longest + 1)))).rejects.toMatchObject({
      statusCode: 400,
      param,
      message: expect.stringContaining(`at most ${longest} characters`),
    })
  })

  test.each([
    ['name', 256],
    ['phone', 20],
    ['description', 5000],
  ])('%s of a customer: %i', async (param, longest) => {
    await stripe.customers.create({ [param]: 'x'.repeat(longest) })
    await expect(stripe.customers.create({ [param]: 'x'.repeat(longest + 1) })).rejects.toMatchObject({
      statusCode: 400,
      param,
    })
  })
})

test('a return_url is a URL (docs.stripe.com/error-codes#url-invalid)', async () => {
  await expect(
    stripe.paymentIntents.create({
      ...paid,
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'shop.example',
    }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'url_invalid', param: 'return_url' })
})

test(counted, ({ task }) => expectCountInReadme(task))
