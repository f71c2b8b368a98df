import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleAndCheckPayments } from '../../src/domain/reconciliation/check-payments.ts'
import { rememberingUnknownIntents } from '../../src/gateways/stripe-payments.ts'
import { call, refused } from '../../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, aProduct, payByCard } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'
import { deliverEvents } from '../support/stripe-itself.ts'

let api: Api
let buyer: TestAccount
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  // Events are handed over by the test, when it wants to.
  api.stripe.setFaults({ webhooksLost: true })
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  buyer = await signUp(api, 'buyer')
})

async function priceIntent(price: number): Promise<string> {
  const { body } = await call(api, 'createPaymentIntent', { body: { price }, token: buyer.token })
  return body.clientSecret.split('_secret_')[0] ?? ''
}

async function declineCards(intentId: string, count: number): Promise<void> {
  for (let card = 0; card < count; card++) {
    await api.stripeSdk.paymentIntents
      .confirm(intentId, { payment_method: 'pm_card_visa_chargeDeclined' })
      .catch(() => undefined)
  }
  await deliverEvents(api, intentId)
}

const statusOf = async (intentId: string) => (await api.stripeSdk.paymentIntents.retrieve(intentId)).status

async function alerts() {
  return (await call(api, 'listPaymentAlerts', { token: admin.token })).body
}

describe('trying out cards', () => {
  it('ends at the fifth declined card: the intent is cancelled, and the next one waits', async () => {
    const productId = await aProduct(api)
    const orderId = await anOrder(api, buyer, productId)
    const intentId = await anIntent(api, buyer, orderId)
    await declineCards(intentId, 4)
    expect(await statusOf(intentId)).toBe('requires_payment_method')
    await declineCards(intentId, 1)
    expect(await statusOf(intentId)).toBe('canceled')
    await expectNothingWritten(api, async () => {
      const order = { body: { price: 50, orderId }, token: buyer.token }
      const { error } = await refused(api, 'createPaymentIntent', 'payments_paused', order)
      expect(error.message).toContain('paused for fifteen minutes')
      await refused(api, 'createPaymentIntent', 'payments_paused', {
        body: { price: 50 },
        token: buyer.token,
      })
    })
    api.travel(16)
    const next = await anIntent(api, buyer, orderId)
    expect(next).not.toBe(intentId)
    await payByCard(api, next)
    const report = { params: { id: orderId }, body: { transactionId: next }, token: buyer.token }
    await call(api, 'reportPayment', report)
    api.travel(-16)
  })

  it('does not go on with an intent that was made before', async () => {
    const [first, second] = [await priceIntent(10), await priceIntent(11)]
    await declineCards(first, 5)
    await declineCards(second, 1)
    expect(await statusOf(second)).toBe('canceled')
  })

  it('does not concern anybody else', async () => {
    await declineCards(await priceIntent(10), 5)
    buyer = await signUp(api, 'another')
    expect(await statusOf(await priceIntent(10))).toBe('requires_payment_method')
  })
})

describe('invented reports', () => {
  it('cost one call to Stripe for each id', async () => {
    const provider = { ...api.shop.paymentProvider, findIntent: vi.fn(async () => undefined) }
    const remembering = rememberingUnknownIntents(provider)
    for (let time = 0; time < 40; time++) await remembering.findIntent('pi_invented')
    await remembering.findIntent('pi_another')
    expect(provider.findIntent).toHaveBeenCalledTimes(2)
  })

  it('change nothing', async () => {
    const orderId = await anOrder(api, buyer, await aProduct(api))
    const report = { params: { id: orderId }, body: { transactionId: 'pi_invented' }, token: buyer.token }
    await expectNothingWritten(api, async () => {
      await refused(api, 'reportPayment', 'payment_not_complete', report)
      await refused(api, 'reportPayment', 'payment_not_complete', report)
    })
  })
})

describe('payments for a price alone', () => {
  it('are shown to admins while nobody says for which order, and no longer', async () => {
    const orderId = await anOrder(api, buyer, await aProduct(api))
    const intentId = await priceIntent(50)
    await payByCard(api, intentId)
    await deliverEvents(api, intentId)
    expect(await alerts()).toMatchObject([{ kind: 'payment_mismatch', transactionId: intentId, amount: 50 }])
    const report = { params: { id: orderId }, body: { transactionId: intentId }, token: buyer.token }
    await call(api, 'reportPayment', report)
    await deliverEvents(api, intentId)
    expect(await alerts()).toEqual([])
  })

  it('are refunded by themselves once an order, and then left to an admin', async () => {
    const orderId = await aPaidOrder(api, buyer, await aProduct(api))
    const report = (transactionId: string) => ({
      params: { id: orderId },
      body: { transactionId },
      token: buyer.token,
    })
    const [first, second] = [await priceIntent(50), await priceIntent(50)]
    for (const intentId of [first, second]) {
      await payByCard(api, intentId)
      const { error } = await refused(api, 'reportPayment', 'order_already_paid', report(intentId))
      expect(error.message).toContain(intentId === first ? 'is being refunded' : 'will look into it')
    }
    await refused(api, 'reportPayment', 'order_already_paid', report(second))
    const refundsOf = async (intentId: string) =>
      (await api.stripeSdk.refunds.list({ payment_intent: intentId })).data.length
    expect([await refundsOf(first), await refundsOf(second)]).toEqual([1, 0])
    const listed = (await alerts()).filter(({ transactionId }) => transactionId === second)
    expect(listed).toMatchObject([{ kind: 'payment_mismatch', orderId }])
    const id = listed[0]?._id ?? ''
    await call(api, 'resolvePaymentAlert', { params: { id }, body: { resolved: true }, token: admin.token })
    await refused(api, 'reportPayment', 'order_already_paid', report(second))
    expect((await alerts()).map(({ _id }) => _id)).not.toContain(id)
  })
})

describe('the scheduled check', () => {
  it('reads what came after the last one that went through, and everything when told to', async () => {
    const asked = vi.spyOn(api.shop.paymentProvider, 'allIntents')
    await api.db.collection('settings').doc('checkedPayments').delete()
    const start = api.shop.now()
    await settleAndCheckPayments(api.shop, start)
    expect(asked.mock.calls.map(([since]) => since)).toEqual([undefined, undefined])
    asked.mockClear()
    await settleAndCheckPayments(api.shop, new Date(start.getTime() + 86_400_000))
    const days = 86_400_000
    expect(asked.mock.calls[0]).toEqual([new Date(start.getTime() - 4 * days)])
    asked.mockClear()
    await settleAndCheckPayments(api.shop, start, { full: true })
    expect(asked.mock.calls[0]).toEqual([undefined])
  })

  it('goes on from where it was when Stripe fails in between', async () => {
    const before = await api.shop.checkedPayments.until()
    vi.spyOn(api.shop.paymentProvider, 'allIntents').mockRejectedValue(new Error('Stripe is away'))
    await expect(settleAndCheckPayments(api.shop, new Date('2030-01-01'))).rejects.toThrow('away')
    expect(await api.shop.checkedPayments.until()).toEqual(before)
  })
})
