import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anIntent, anOrder, payByCard } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { everythingIn, expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { alertsFor, orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'
import { sendWebhook } from './support/stripe-itself.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

/** An event as Stripe writes it: in lines, which a parser would lose. */
const written = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', type, created: 1_767_614_400, data: { object } }, null, 2)

/** An order whose money Stripe has, and the event that says so; the shop heard nothing yet. */
async function aPaidIntent(): Promise<{ orderId: string; payload: string; eventId: string }> {
  const orderId = await anOrder(api, shopper, productId)
  const id = await anIntent(api, shopper, orderId)
  await payByCard(api, id)
  const eventId = `evt_${orderId}`
  return { orderId, eventId, payload: written(eventId, 'payment_intent.succeeded', { id }) }
}

const cardsOnly = { enabled: true, allow_redirects: 'never' } as const

const recorded = async (eventId: string) =>
  (await api.db.collection('stripeEvents').doc(eventId).get()).exists

describe('POST /stripe/webhook', () => {
  it('pays the order although the browser was closed, however often the event comes', async () => {
    api.stripe.setFaults({ webhooksPaused: false, webhooksDoubled: true })
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('keeps why a card was declined until a payment succeeds', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await expect(
      api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toThrow()
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      state: 'unpaid',
      paymentProblem: expect.stringContaining('declined'),
    })
    const asked = { params: { id: orderId }, token: shopper.token, query: { language: 'de' } }
    const { body: inGerman } = await call(api, 'getOrder', asked)
    expect(inGerman.paymentProblem).toBe('Die Zahlung ist noch nicht durchgegangen.')
    await payByCard(api, intentId)
    await api.stripe.idle()
    const paid = await orderAs(api, shopper, orderId)
    expect(paid.state).toBe('paid')
    expect(paid.paymentProblem).toBeUndefined()
  })
})

describe('the signature', () => {
  it('is checked over the bytes as they came', async () => {
    const { orderId, payload, eventId } = await aPaidIntent()
    const response = await sendWebhook(api, { payload })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ received: true })
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    expect(await recorded(eventId)).toBe(true)
  })

  it('is refused when anything is not as it was signed', async () => {
    const { payload } = await aPaidIntent()
    const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360
    await expectNothingWritten(api, async () => {
      for (const webhook of [
        { payload: `${payload} `, signed: payload },
        { payload: JSON.stringify(JSON.parse(payload)), signed: payload },
        { payload, secret: 'whsec_of_somebody_else' },
        { payload, timestamp: sixMinutesAgo },
        { payload: '', signed: payload },
      ]) {
        const response = await sendWebhook(api, webhook)
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
      }
      const bare = await fetch(`${api.url}/api/stripe/webhook`, { method: 'POST', body: payload })
      expect(bare.status).toBe(400)
    })
  })
})

describe('an event', () => {
  it('that the shop does not listen to is acknowledged and changes nothing', async () => {
    await expectNothingWritten(api, async () => {
      for (const type of ['customer.created', 'payment_intent.created', 'something.new_at_stripe']) {
        const payload = written(`evt_${type}`, type, { id: 'cus_1' })
        expect((await sendWebhook(api, { payload })).status).toBe(200)
      }
    })
  })

  it('about a payment that Stripe does not know is acknowledged and only noted', async () => {
    const before = await everythingIn(api)
    const eventId = `evt_${productId}`
    const payload = written(eventId, 'payment_intent.succeeded', { id: 'pi_unknown' })
    expect((await sendWebhook(api, { payload })).status).toBe(200)
    expect(await recorded(eventId)).toBe(true)
    expect(await everythingIn(api)).toHaveLength(before.length + 1)
  })

  it.each<Record<string, string>>([
    { orderId: '2024/0815', uid: 'buyer' },
    { orderId: '.' },
    { orderId: '__x__' },
    { uid: 'a/b' },
  ])(
    "about another shop's payment on the same account (%o) is acknowledged and only noted",
    async (metadata) => {
      const card = { payment_method: 'pm_card_visa', confirm: true, automatic_payment_methods: cardsOnly }
      const made = { amount: 5000, currency: 'usd', metadata }
      const intent = await api.stripeSdk.paymentIntents.create({ ...made, ...card })
      const before = await everythingIn(api)
      const kinds = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'charge.refunded']
      for (const type of kinds) {
        const object = type.startsWith('charge') ? { payment_intent: intent.id } : intent
        const payload = written(`evt_${type}_${intent.id}`, type, object)
        expect({ type, status: (await sendWebhook(api, { payload })).status }).toEqual({ type, status: 200 })
      }
      expect(await everythingIn(api)).toHaveLength(before.length + kinds.length)
    },
  )

  it('that lacks what settling goes by is no proof: the shop asks Stripe', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const id = await anIntent(api, shopper, orderId)
    const payload = written(`evt_${id}`, 'payment_intent.succeeded', { id, status: 'succeeded' })
    expect((await sendWebhook(api, { payload })).status).toBe(200)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'unpaid' })
  })

  it('that says how the payment stands settles it, although Stripe responds to nothing', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await anOrder(api, shopper, productId)
    const transactionId = await anIntent(api, shopper, orderId)
    await payByCard(api, transactionId)
    api.stripe.setFaults({ apiDown: true })
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid', transactionId })
    const report = { params: { id: orderId }, body: { order: orderId, transactionId }, token: shopper.token }
    await expectNothingWritten(api, async () => void (await call(api, 'reportPayment', report)))
  })

  it('that is old settles nothing by itself, but once Stripe responds', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    api.travel(6)
    api.stripe.setFaults({ apiDown: true })
    await expectNothingWritten(api, async () => void (await api.stripe.deliver()))
    api.stripe.setFaults({ apiDown: false })
    await api.stripe.idle()
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
  })

  it.each([{ apiErrors: 'always' }, { apiDown: true }] as const)(
    'that cannot be done (%o) is responded to with an error, leaves no trace, and is done when it comes again',
    async (fault) => {
      const { orderId, payload, eventId } = await aPaidIntent()
      await expectNothingWritten(api, async () => {
        api.stripe.setFaults(fault)
        expect((await sendWebhook(api, { payload })).status).toBe(502)
      })
      api.stripe.setFaults({ apiErrors: 0, apiDown: false })
      expect((await sendWebhook(api, { payload })).status).toBe(200)
      expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
      expect(await recorded(eventId)).toBe(true)
      await expectNothingWritten(api, async () => {
        expect((await sendWebhook(api, { payload })).status).toBe(200)
      })
    },
  )

  it('whose money has to go back is noted only once it did', async () => {
    const { orderId, payload, eventId } = await aPaidIntent()
    const second = await api.stripeSdk.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      metadata: { orderId, uid: shopper.uid },
      automatic_payment_methods: cardsOnly,
    })
    await payByCard(api, second.id)
    await sendWebhook(api, { payload })
    expect(await recorded(eventId)).toBe(true)

    const late = written(`evt_${second.id}`, 'payment_intent.succeeded', { id: second.id })
    api.stripe.setFaults({ apiErrors: 'always', apiOnly: 'POST /v1/refunds' })
    expect((await sendWebhook(api, { payload: late })).status).toBe(502)
    expect(await recorded(`evt_${second.id}`)).toBe(false)
    api.stripe.setFaults({ apiErrors: 0, apiOnly: '' })
    expect((await sendWebhook(api, { payload: late })).status).toBe(200)
    expect(await recorded(`evt_${second.id}`)).toBe(true)
    expect((await api.stripeSdk.refunds.list({ payment_intent: second.id })).data).toHaveLength(1)
  })
})

describe('events about a dispute', () => {
  /** An order whose payment is disputed, what admins press about it, and its events. */
  async function aDispute(card: string, buyer = shopper) {
    const orderId = await anOrder(api, buyer, productId)
    const intentId = await anIntent(api, buyer, orderId)
    await api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: card })
    const report = { body: { order: orderId, transactionId: intentId }, token: buyer.token }
    await call(api, 'reportPayment', { params: { id: orderId }, ...report })
    const { data } = await api.stripeSdk.disputes.list({ payment_intent: intentId })
    const id = data[0]?.id ?? ''
    const say = async (what: string, again = '') => {
      const payload = written(`evt_${what}${again}_${id}`, `charge.dispute.${what}`, { id })
      expect((await sendWebhook(api, { payload })).status).toBe(200)
    }
    const off = { params: { id: `dispute-${id}` }, body: { resolved: true }, token: admin.token }
    return { orderId, id, say, takeOff: () => call(api, 'resolvePaymentAlert', off) }
  }

  it('list it once; what an admin took off comes back only when it ended', async () => {
    const { orderId, id, say, takeOff } = await aDispute('pm_card_createDispute')
    await say('created')
    await say('funds_withdrawn')
    const [listed] = await alertsFor(api, admin, orderId)
    expect(listed).toMatchObject({ kind: 'dispute', message: expect.stringContaining('respond to it') })

    const seenBy = async ({ token }: TestAccount) =>
      (await call(api, 'getOrder', { params: { id: orderId }, token })).body
    const { dispute, version, number } = await seenBy(admin)
    expect({ dispute, number: listed?.number }).toEqual({ dispute: 'open', number })
    expect(await seenBy(shopper)).not.toHaveProperty('dispute')
    const params = { id: orderId }
    const body = { shipped: true, seen: version }
    const stopped = await refused(api, 'shipOrder', 'changed_meanwhile', { params, body, token: admin.token })
    expect(stopped.error.message).toContain('disputes the payment')

    await takeOff()
    await say('updated')
    expect(await alertsFor(api, admin, orderId)).toEqual([])

    await api.stripeSdk.disputes.close(id)
    await say('closed')
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ message: expect.stringContaining('lost') }])
    await takeOff()
    await say('closed', '_again')
    await say('funds_withdrawn', '_again')
    expect(await seenBy(admin)).toMatchObject({ dispute: 'lost' })
    const back = { restock: false, reason: 'Split', key: crypto.randomUUID() }
    const response = await refused(api, 'refundOrder', 'refund_not_possible', {
      params,
      body: back,
      token: admin.token,
    })
    expect(response.error.message).toContain('gave this money back to the buyer')
    expect(await alertsFor(api, admin, orderId)).toEqual([])
  })

  it('end an order that was not sent when it is lost: nothing leaves, and its buyer can close their account', async () => {
    const buyer = await signUp(api, 'disputer')
    const { orderId, id, say } = await aDispute('pm_card_createDispute', buyer)
    await api.stripeSdk.disputes.close(id)
    await say('closed')
    const order = await orderAs(api, admin, orderId)
    expect(order).toMatchObject({ state: 'refunded', dispute: 'lost', refundedAmount: 0 })
    expect(order.lines[0]).toMatchObject({ toShip: 0 })
    const shipping = { params: { id: orderId }, body: { shipped: true } as const, token: admin.token }
    await refused(api, 'shipOrder', 'order_not_paid', shipping)
    expect(await alertsFor(api, admin, orderId)).toMatchObject([
      { message: expect.stringContaining('stock count') },
    ])
    await call(api, 'closeAccount', { body: { email: buyer.email }, token: buyer.token })
  })

  it('list an inquiry, whose money the shop can give back, and again once it is a chargeback', async () => {
    const { orderId, id, say, takeOff } = await aDispute('pm_card_createDisputeInquiry')
    await say('created')
    expect(await alertsFor(api, admin, orderId)).toMatchObject([
      { kind: 'dispute', message: expect.stringContaining('asks about this payment') },
    ])
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 10 }))
    const token = shopper.token
    const papers = (await call(api, 'getInvoices', { params: { id: orderId }, token })).body
    expect(papers).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note', total: 10 }])
    await takeOff()

    const evidence = { uncategorized_text: 'escalate_inquiry_evidence' }
    await api.stripeSdk.disputes.update(id, { evidence })
    await api.stripe.idle()
    await say('funds_withdrawn')
    expect(await alertsFor(api, admin, orderId)).toMatchObject([
      { message: expect.stringContaining('disputes this payment'), dueAt: expect.any(String) },
    ])
    await takeOff()
    await say('updated')
    expect(await alertsFor(api, admin, orderId)).toEqual([])
    await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, { amount: 10 }))
    expect(await orderAs(api, admin, orderId)).toMatchObject({ dispute: 'open', refundedAmount: 10 })
  })
})
