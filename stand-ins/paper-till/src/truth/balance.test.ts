import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const paid = {
  amount: 2000,
  currency: 'usd',
  allowed_payment_method_types: ['card' as const],
  capture_method: 'automatic' as const,
  confirm: true,
  payment_method: 'pm_card_visa',
}
const movements = async () => (await stripe.balanceTransactions.list({ limit: 100 })).data
const day = 24 * 60 * 60

describe('the balance (docs.stripe.com/api/balance_transactions/object, docs.stripe.com/reports/balance-transaction-types)', () => {
  test.each([
    [2000, 'usd', 88],
    [50, 'usd', 31],
    [10_000, 'eur', 320],
    [500, 'jpy', 45],
  ])('a charge of %i %s costs %i', async (amount, currency, fee) => {
    await stripe.paymentIntents.create({ ...paid, amount, currency })
    expect(await movements()).toMatchObject([
      {
        amount,
        currency,
        fee,
        net: amount - fee,
        type: 'charge',
        reporting_category: 'charge',
        fee_details: [{ amount: fee, currency, type: 'stripe_fee' }],
      },
    ])
  })

  test('what a charge brings is pending for days, then available', async () => {
    await stripe.paymentIntents.create(paid)
    const [pending] = await movements()
    expect(pending?.status).toBe('pending')
    expect(pending?.available_on).toBeGreaterThan(pending?.created ?? 0)
    shop.standIn.advance(2 * day)
    expect((await movements())[0]?.status).toBe('available')
  })

  test('a card that bypasses pending is available at once (docs.stripe.com/testing#available-balance)', async () => {
    await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_bypassPending' })
    expect((await movements())[0]?.status).toBe('available')
  })

  test('a hold moves nothing, a part of it that is captured moves that part', async () => {
    const { id } = await stripe.paymentIntents.create({ ...paid, capture_method: 'manual' })
    expect(await movements()).toEqual([])
    await stripe.paymentIntents.capture(id, { amount_to_capture: 500 })
    expect(await movements()).toMatchObject([{ amount: 500, type: 'charge' }])
  })

  test('a refund takes the amount and gives no fee back (docs.stripe.com/refunds)', async () => {
    const { id } = await stripe.paymentIntents.create(paid)
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 700 })
    const [taken] = await movements()
    expect(taken).toMatchObject({ amount: -700, fee: 0, net: -700, type: 'refund', source: refund.id })
    expect(refund.balance_transaction).toBe(taken?.id)
  })

  test('a refund that fails comes back (docs.stripe.com/refunds#failed-refunds)', async () => {
    const { id } = await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_refundFail' })
    const refund = await stripe.refunds.create({ payment_intent: id })
    await shop.standIn.idle()
    const failed = await stripe.refunds.retrieve(refund.id)
    expect((await movements())[0]).toMatchObject({ amount: 2000, type: 'refund_failure' })
    expect(failed).toMatchObject({
      status: 'failed',
      failure_balance_transaction: (await movements())[0]?.id,
    })
  })

  test('a lost dispute keeps what it took, a won one gives it back with its fee', async () => {
    for (const status of ['lost', 'won']) {
      await shop.reset()
      await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_createDispute' })
      const [dispute] = (await stripe.disputes.list()).data
      await fetch(`${shop.url}/_stand-in/disputes/${dispute?.id}/close`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      })
      const adjustments = (await movements()).filter(({ type }) => type === 'adjustment')
      const total = adjustments.reduce((sum, { net }) => sum + net, 0)
      expect(total).toBe(status === 'lost' ? -3500 : 0)
    }
  })

  test('a failed attempt moves nothing', async () => {
    const declined = stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({ code: 'card_declined' })
    expect(await movements()).toEqual([])
  })

  test('is filtered by type, currency and source, and its source can be expanded', async () => {
    const { latest_charge: charge } = await stripe.paymentIntents.create(paid)
    await stripe.paymentIntents.create({ ...paid, currency: 'eur' })
    await stripe.refunds.create({ charge: String(charge) })
    const { balanceTransactions } = stripe
    expect((await balanceTransactions.list({ type: 'refund' })).data).toHaveLength(1)
    expect((await balanceTransactions.list({ currency: 'eur' })).data).toHaveLength(1)
    const { data } = await balanceTransactions.list({ source: String(charge), expand: ['data.source'] })
    expect(data).toMatchObject([{ source: { id: charge, object: 'charge' } }])
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
