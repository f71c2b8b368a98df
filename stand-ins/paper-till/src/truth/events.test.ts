import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const sale = { amount: 2000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const paid = { ...sale, confirm: true, payment_method: 'pm_card_visa' }
const pay = (more = {}) => stripe.paymentIntents.create({ ...paid, ...more })
const lost = async (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ statusCode: 402 })

// docs.stripe.com/api/events/types, docs.stripe.com/payments/payment-intents/asynchronous-capture,
// docs.stripe.com/disputes/how-disputes-work, docs.stripe.com/refunds
describe('what each flow emits (docs.stripe.com/api/events/types)', () => {
  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a payment',
      () => pay(),
      ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded', 'charge.updated'],
    ],
    [
      'a payment captured synchronously',
      () => pay({ capture_method: 'automatic' }),
      ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'],
    ],
    [
      'a hold that is captured',
      async () => stripe.paymentIntents.capture((await pay({ capture_method: 'manual' })).id),
      [
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.amount_capturable_updated',
        'charge.captured',
        'payment_intent.succeeded',
      ],
    ],
    [
      'a payment that is declined',
      () => lost(pay({ payment_method: 'pm_card_visa_chargeDeclined' })),
      ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'],
    ],
    [
      'a payment that asks for 3-D Secure',
      () => pay({ payment_method: 'pm_card_threeDSecure2Required' }),
      ['payment_intent.created', 'payment_intent.requires_action'],
    ],
    [
      'a payment that is canceled',
      async () => stripe.paymentIntents.cancel((await stripe.paymentIntents.create(sale)).id),
      ['payment_intent.created', 'payment_intent.canceled'],
    ],
    [
      'a payment that is disputed',
      () => pay({ capture_method: 'automatic', payment_method: 'pm_card_createDispute' }),
      [
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
      ],
    ],
    [
      'a charge without an intent',
      () => stripe.charges.create({ amount: 2000, currency: 'usd', source: 'tok_visa' }),
      ['charge.succeeded'],
    ],
    [
      'a customer who is made, changed and deleted',
      async () => {
        const { id } = await stripe.customers.create()
        await stripe.customers.update(id, { name: 'Ada' })
        await stripe.customers.del(id)
      },
      ['customer.created', 'customer.updated', 'customer.deleted'],
    ],
    [
      'a card that is attached and detached',
      async () => {
        const { id: customer } = await stripe.customers.create()
        const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
        await stripe.paymentMethods.detach(id)
      },
      ['customer.created', 'payment_method.attached', 'payment_method.detached'],
    ],
  ])('%s', async (_name, act, types) => {
    await act()
    await shop.standIn.idle()
    expect(shop.types()).toEqual(types)
  })

  test('a refund: its creation, and the charge that was refunded', async () => {
    const { id } = await pay({ capture_method: 'automatic' })
    await stripe.refunds.create({ payment_intent: id })
    await shop.standIn.idle()
    expect(shop.types().slice(3)).toEqual(['refund.created', 'charge.refunded'])
  })
})

describe('an event (docs.stripe.com/api/events/object)', () => {
  test('keeps the object as it was, whatever becomes of it', async () => {
    const { id } = await stripe.paymentIntents.create(sale)
    await stripe.paymentIntents.cancel(id)
    const [canceled, created] = (await stripe.events.list()).data
    expect(created?.data.object).toMatchObject({ id, status: 'requires_payment_method' })
    expect(canceled?.data.object).toMatchObject({ id, status: 'canceled' })
  })

  test('names the request that caused it, and none where time did', async () => {
    const { lastResponse } = await stripe.paymentIntents.create(paid, { idempotencyKey: 'key-1' })
    await shop.standIn.idle()
    const { data } = await stripe.events.list()
    expect(data.find(({ type }) => type === 'payment_intent.succeeded')?.request).toEqual({
      id: lastResponse.requestId,
      idempotency_key: 'key-1',
    })
    expect(data.find(({ type }) => type === 'charge.updated')?.request).toEqual({
      id: null,
      idempotency_key: null,
    })
  })

  test('waits for its webhook in pending_webhooks', async () => {
    shop.standIn.setFaults({ webhooksPaused: true })
    const { id } = await stripe.customers.create()
    const event = async () => (await stripe.events.list({ type: 'customer.created' })).data[0]
    expect(await event()).toMatchObject({ pending_webhooks: 1, data: { object: { id } } })
    expect((await stripe.events.list({ delivery_success: true })).data).toEqual([])
    shop.standIn.setFaults({ webhooksPaused: false })
    await shop.standIn.idle()
    expect((await event())?.pending_webhooks).toBe(0)
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
  })

  test.each([
    [{ type: 'charge.succeeded' }, ['charge.succeeded']],
    [{ type: 'payment_intent.*' }, ['payment_intent.succeeded', 'payment_intent.created']],
    [{ types: ['customer.created', 'charge.succeeded'] }, ['charge.succeeded']],
    [{ created: { gt: 9_999_999_999 } }, []],
  ])('is listed by %j', async (filter, types) => {
    await pay({ capture_method: 'automatic' })
    expect((await stripe.events.list(filter)).data.map(({ type }) => type)).toEqual(types)
  })

  test('by one type and several at once: 400', async () => {
    await expect(
      stripe.events.list({ type: 'charge.succeeded', types: ['charge.failed'] }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a test clock (docs.stripe.com/api/test_clocks)', () => {
  test('advances, forward alone, and is ready a moment later', async () => {
    const { testClocks } = stripe.testHelpers
    const { id } = await testClocks.create({ frozen_time: 1_577_836_800 })
    await expect(testClocks.advance(id, { frozen_time: 1_577_836_800 })).rejects.toMatchObject({
      param: 'frozen_time',
    })
    expect((await testClocks.advance(id, { frozen_time: 1_577_900_000 })).status).toBe('advancing')
    await shop.standIn.idle()
    expect(await testClocks.retrieve(id)).toMatchObject({ status: 'ready', frozen_time: 1_577_900_000 })
    expect(shop.types().slice(1)).toEqual([
      'test_helpers.test_clock.advancing',
      'test_helpers.test_clock.ready',
    ])
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
