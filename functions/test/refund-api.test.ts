import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, payByCard } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { alertsFor, keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

const ship = (id: string) => ({ params: { id }, body: { shipped: true }, token: admin.token })

async function paidWith(card: string): Promise<string> {
  const orderId = await anOrder(api, shopper, productId)
  const transactionId = await anIntent(api, shopper, orderId)
  await api.stripeSdk.paymentIntents.confirm(transactionId, { payment_method: card })
  const body = { transactionId }
  await call(api, 'reportPayment', { params: { id: orderId }, body, token: shopper.token })
  return orderId
}

describe('POST /order/{id}/refund', () => {
  it('refunds everything, puts the units in stock again, and the order is refunded', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const { body } = await call(api, 'refundOrder', refundParts(admin, orderId, { restock: true }))
    expect(body).toMatchObject({ refundedAmount: 50, state: 'refunded' })
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ state: 'refunded', paymentStatus: true, refundedAmount: 50 })
    expect(order.refunds).toMatchObject([{ amount: 50, restocked: true, state: 'succeeded' }])
    expect(await stockOf(api, productId)).toBe(20)
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(0)
  })

  it('refunds once however often and however fast the same button is pressed', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const press = refundParts(admin, orderId, { amount: 20, restock: true })
    const responses = await Promise.all([call(api, 'refundOrder', press), call(api, 'refundOrder', press)])
    responses.push(await call(api, 'refundOrder', press))
    expect(new Set(responses.map(({ body }) => body.insertedId)).size).toBe(1)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid', refundedAmount: 20 })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(3000)
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('refunds parts until nothing is left, and never more', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 30 }))
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, { amount: 20.01 }))
    })
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 20 }))
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId))
    })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(0)
  })

  it('lets two admins at once refund no more than the payment', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const presses = [1, 2].map(() => refundParts(admin, orderId, { amount: 30 }))
    const responses = await Promise.allSettled(presses.map((press) => call(api, 'refundOrder', press)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(2000)
  })

  it('is refused for an unpaid order, and for the units of a shipped one', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    const shipped = await aPaidOrder(api, shopper, productId)
    await call(api, 'shipOrder', ship(shipped))
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'order_not_paid', refundParts(admin, unpaid))
      await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, shipped, { restock: true }))
      await refused(api, 'refundOrder', 'not_found', refundParts(admin, 'no-such-order'))
      await refused(api, 'refundOrder', 'forbidden', refundParts(shopper, shipped))
    })
    await call(api, 'refundOrder', refundParts(admin, shipped))
    expect(await orderAs(api, shopper, shipped)).toMatchObject({ state: 'refunded', shipped: true })
    expect(await stockOf(api, productId)).toBe(12)
  })

  it("does not take another order's key", async () => {
    const [first, second] = [
      await aPaidOrder(api, shopper, productId),
      await aPaidOrder(api, shopper, productId),
    ]
    const key = randomUUID()
    await call(api, 'refundOrder', refundParts(admin, first, { key, amount: 1 }))
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, second, { key, amount: 1 }))
    })
  })

  it('keeps a partly refunded order from being shipped once its units are back', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 45, restock: true }))
    await expectNothingWritten(api, async () => {
      await refused(api, 'shipOrder', 'order_not_paid', ship(orderId))
      await refused(
        api,
        'refundOrder',
        'refund_not_possible',
        refundParts(admin, orderId, { amount: 1, restock: true }),
      )
    })
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('stays on record while Stripe is down, keeps the order from being shipped, and is finished by the next press', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const press = refundParts(admin, orderId, { restock: true })
    api.stripe.setFaults({ apiErrors: 'always', apiOnly: 'POST /v1/refunds' })
    await refused(api, 'refundOrder', 'payment_provider_failed', press)
    await refused(api, 'shipOrder', 'order_not_paid', ship(orderId))
    expect((await orderAs(api, shopper, orderId)).refunds).toMatchObject([
      { state: 'pending', restocked: false },
    ])
    expect(await stockOf(api, productId)).toBe(16)
    api.stripe.setFaults({ apiErrors: 0, apiOnly: '' })
    await call(api, 'refundOrder', press)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded' })
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('refunds once although the responses of Stripe get lost', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const press = refundParts(admin, orderId, { amount: 10 })
    api.stripe.setFaults({ apiLostResponses: 3, apiOnly: 'POST /v1/refunds' })
    await refused(api, 'refundOrder', 'payment_provider_failed', press)
    api.stripe.setFaults({ apiLostResponses: 0, apiOnly: '' })
    await call(api, 'refundOrder', press)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ refundedAmount: 10 })
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(4000)
  })

  it('says in words of our own when Stripe refuses, and takes nothing off', async () => {
    const orderId = await paidWith('pm_card_createDispute')
    const response = await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId))
    expect(response.error.message).toContain('disputes this payment with the bank')
    expect(response.error.message).not.toMatch(/\bch_/)
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ state: 'paid', refundedAmount: 0, refunds: [{ state: 'failed' }] })
  })
})

describe("a refund made in Stripe's dashboard", () => {
  it('lands in the same records, without counting one of ours twice', async () => {
    api.stripe.setFaults({ webhooksPaused: false, webhooksDoubled: true })
    const orderId = await aPaidOrder(api, shopper, productId)
    const payment_intent = await transactionOf(api, shopper, orderId)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 12.5 }))
    await api.stripeSdk.refunds.create({ payment_intent, amount: 1000 })
    await api.stripe.idle()
    const part = await orderAs(api, shopper, orderId)
    expect(part).toMatchObject({ state: 'paid', refundedAmount: 22.5 })
    expect(part.refunds.map(({ amount }) => amount)).toEqual([12.5, 10])
    await api.stripeSdk.refunds.create({ payment_intent })
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('counts although it arrives before the payment itself', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const payment_intent = await anIntent(api, shopper, orderId)
    await payByCard(api, payment_intent)
    await api.stripeSdk.refunds.create({ payment_intent })
    api.stripe.setFaults({ webhooksOutOfOrder: true, webhooksPaused: false })
    await api.stripe.deliver()
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
  })

  it('caps what an admin may refund, also before its event came', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const payment_intent = await transactionOf(api, shopper, orderId)
    await api.stripeSdk.refunds.create({ payment_intent, amount: 4000 })
    await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, { amount: 20 }))
    expect(await keptOf(api, payment_intent)).toBe(1000)
  })
})

describe('refunds that do not end at once', () => {
  it('puts one that fails at the bank on the list, and lets it be refunded again', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await paidWith('pm_card_refundFail')
    await call(api, 'refundOrder', refundParts(admin, orderId))
    await api.stripe.idle()
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'refund_failed', amount: 50 }])
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ refundedAmount: 0, refunds: [{ state: 'failed' }] })
    const again = await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 1 }))
    expect(again.body.insertedId).not.toBe(order.refunds[0]?._id)
  })

  it('names what took back the credit note of one that failed', async () => {
    const orderId = await paidWith('pm_card_refundFail')
    await call(api, 'refundOrder', refundParts(admin, orderId))
    const papers = async () =>
      (await call(api, 'getInvoices', { params: { id: orderId }, token: admin.token })).body
    expect(await papers()).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }])
    api.stripe.setFaults({ webhooksPaused: false })
    await api.stripe.deliver()
    await api.stripe.idle()
    const [, note, reversal] = await papers()
    expect(reversal?.kind).toBe('credit_note_reversal')
    expect((await orderAs(api, admin, orderId)).refunds).toMatchObject([
      { creditNoteNumber: note?.number, reversalNumber: reversal?.number },
    ])
  })

  it('notes when a pending one has gone through', async () => {
    const orderId = await paidWith('pm_card_pendingRefund')
    await call(api, 'refundOrder', refundParts(admin, orderId))
    expect((await orderAs(api, shopper, orderId)).refunds).toMatchObject([{ state: 'pending' }])
    api.stripe.setFaults({ webhooksPaused: false })
    await api.stripe.deliver()
    await api.stripe.idle()
    expect((await orderAs(api, shopper, orderId)).refunds).toMatchObject([{ state: 'succeeded' }])
  })
})
