import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkPayments, settleAndCheckPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call, refused } from '../testing/call.ts'
import { shopDatabase } from '../testing/databases.ts'
import { aCartOrder, anIntent, anOrder, aPaidOrder, aProduct, pay, payByCard } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'
import { alertsFor, keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

beforeAll(async () => {
  // The commands that are tested here know no other database.
  api = await startApi({}, { database: shopDatabase })
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyDatabase(shopDatabase)
  api.stripe.reset()
  api.stripe.setFaults({ webhooksPaused: true, apiErrors: 0, apiOnly: '' })
  shopper = await signUp(api)
  admin = await signUpAdmin(api)
  productId = await aProduct(api)
})

/** What differs, after the time that fresh payments are given. */
async function differences() {
  const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
  const check = await checkPayments(api.shop, later)
  return check.differences.map(({ kind, orderId, intentId }) => ({ kind, orderId, intentId }))
}

const edit = (orderId: string, change: object) => api.db.collection('orders').doc(orderId).update(change)

/** An intent as the shop makes them, paid, that the shop never heard of. */
async function aForeignPayment(orderId: string, amount = 5000): Promise<string> {
  const intent = await api.stripeSdk.paymentIntents.create({
    amount,
    currency: 'usd',
    metadata: { orderId, uid: shopper.uid },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  await payByCard(api, intent.id)
  return intent.id
}

async function run(script: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/operate.ts', script], {
    cwd: root,
    env: { ...process.env, STRIPE_API_URL: api.stripe.url },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

describe('the check of every payment against every order and back', () => {
  it('finds nothing in a shop where all went well, and writes nothing', async () => {
    await anOrder(api, shopper, productId)
    await anIntent(api, shopper, await anOrder(api, shopper, productId, 2))
    const orderId = await aPaidOrder(api, shopper, productId, 2)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 5 }))
    await expectNothingWritten(api, async () => expect(await differences()).toEqual([]))
  })

  it('finds nothing after an order of several lines was paid and refunded by line', async () => {
    const lines = [
      { productId, quantity: 2 },
      { productId: await aProduct(api), quantity: 3 },
    ]
    const orderId = await aCartOrder(api, shopper, lines)
    await pay(api, shopper, orderId)
    const refund = { lines: [{ productId, quantity: 1 }], restock: true }
    await call(api, 'refundOrder', refundParts(admin, orderId, refund))
    await expectNothingWritten(api, async () => expect(await differences()).toEqual([]))
  })

  it('names an order that is paid at Stripe but not here', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await payByCard(api, intentId)
    expect(await differences()).toEqual([{ kind: 'paid_there_not_here', orderId, intentId }])
  })

  it('names an order that is paid here but not at Stripe', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const intentId = await transactionOf(api, shopper, orderId)
    api.stripe.reset()
    expect(await differences()).toEqual([{ kind: 'paid_here_not_there', orderId, intentId }])
  })

  it('names two payments of one order, an amount that differs, and a refund that is missing on either side', async () => {
    const twice = await aPaidOrder(api, shopper, productId, 2)
    const second = await aForeignPayment(twice, 2500)
    const other = await aPaidOrder(api, shopper, productId, 2)
    await edit(other, { total: 2499 })
    const owing = await aPaidOrder(api, shopper, productId, 2)
    const refund = { id: 'r1', amount: 100, reason: 'Split', restocked: false, state: 'succeeded' }
    await edit(owing, { refunds: [{ ...refund, createdAt: new Date() }] })
    const unknown = await aPaidOrder(api, shopper, productId, 2)
    await api.stripeSdk.refunds.create({
      payment_intent: await transactionOf(api, shopper, unknown),
      amount: 100,
    })
    const found = await differences()
    expect(found.map(({ kind, orderId }) => [kind, orderId]).toSorted()).toEqual(
      [
        ['amount_differs', other],
        ['refund_missing', owing],
        ['refund_unknown', unknown],
        ['two_payments', twice],
      ].toSorted(),
    )
    expect(found.find(({ kind }) => kind === 'two_payments')?.intentId).toBe(second)
  })

  it('names what differs of an order that is older than what was read', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, unpaid)
    await payByCard(api, intentId)
    await aPaidOrder(api, shopper, productId)
    const shop = { ...api.shop, orders: { ...api.shop.orders, list: async () => ({ items: [] }) } }
    const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
    const check = await checkPayments(shop, later)
    expect(check.differences).toMatchObject([{ kind: 'paid_there_not_here', orderId: unpaid, intentId }])
  })

  it('names money that no order knows, and an intent that nobody waits for', async () => {
    const orphan = await aForeignPayment('no-such-order')
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    const stray = await api.stripeSdk.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      metadata: { orderId, uid: shopper.uid },
    })
    expect((await differences()).toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'orphan', orderId: 'no-such-order', intentId: orphan },
      { kind: 'stray_intent', orderId, intentId: stray.id },
    ])
  })

  it('gives what is fresh an hour before it is a difference', async () => {
    await payByCard(api, await anIntent(api, shopper, await anOrder(api, shopper, productId)))
    expect((await checkPayments(api.shop, api.shop.now())).differences).toEqual([])
  })
})

describe('the scheduled check', () => {
  it('settles what it can: webhooks lost, browser closed, a second payment', async () => {
    const closed = await anOrder(api, shopper, productId, 2)
    await payByCard(api, await anIntent(api, shopper, closed))
    const twice = await aPaidOrder(api, shopper, productId, 2)
    const second = await aForeignPayment(twice, 2500)
    const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
    const check = await settleAndCheckPayments(api.shop, later)
    expect(check.differences).toEqual([])
    expect(await orderAs(api, shopper, closed)).toMatchObject({ state: 'paid' })
    expect(await keptOf(api, second)).toBe(0)
  })

  it('finishes a refund that got stuck, and puts one that Stripe refuses on the list', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const refusedOrder = await aPaidOrder(api, shopper, productId)
    api.stripe.setFaults({ apiErrors: 'always', apiOnly: 'POST /v1/refunds' })
    for (const id of [orderId, refusedOrder]) {
      await refused(api, 'refundOrder', 'payment_provider_failed', refundParts(admin, id, { restock: true }))
    }
    api.stripe.setFaults({ apiErrors: 0, apiOnly: '' })
    const payment_intent = await transactionOf(api, shopper, refusedOrder)
    await api.stripeSdk.refunds.create({ payment_intent, amount: 4000 })
    const later = new Date(api.shop.now().getTime() + 10 * 60_000)
    await Promise.all([settleAndCheckPayments(api.shop, later), settleAndCheckPayments(api.shop, later)])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
    expect(await alertsFor(api, admin, refusedOrder)).toMatchObject([{ kind: 'refund_failed' }])
    expect(await orderAs(api, shopper, refusedOrder)).toMatchObject({ state: 'paid', refundedAmount: 40 })
  })

  it('leaves money alone whose order was never here, and lists it', async () => {
    const intentId = await aForeignPayment('no-such-order')
    api.stripe.setFaults({ webhooksPaused: false })
    await api.stripe.deliver()
    await api.stripe.idle()
    api.stripe.setFaults({ webhooksPaused: true })
    const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
    await settleAndCheckPayments(api.shop, later)
    expect(await keptOf(api, intentId)).toBe(5000)
    expect(await alertsFor(api, admin, 'no-such-order')).toMatchObject([{ kind: 'payment_mismatch' }])
  })

  it.each(['2024/0815', '.', '__x__'])(
    "settles beside another shop's payment for %s, and lists that",
    async (foreign) => {
      const orderId = await anOrder(api, shopper, productId)
      await payByCard(api, await anIntent(api, shopper, orderId))
      const intentId = await aForeignPayment(foreign)
      const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
      const check = await settleAndCheckPayments(api.shop, later)
      expect(check.differences).toMatchObject([{ kind: 'orphan', intentId }])
      expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    },
  )

  it('settles the others where one cannot be looked at, and lists that one as it was found', async () => {
    const unknown = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, unknown)
    await payByCard(api, intentId)
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    const apiOnly = `GET /v1/payment_intents/${intentId}`
    api.stripe.setFaults({ apiErrors: 'always', apiOnly })
    const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
    const check = await settleAndCheckPayments(api.shop, later)
    expect(check.differences).toMatchObject([{ kind: 'paid_there_not_here', orderId: unknown, intentId }])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
  })

  it('puts what it cannot settle on the list, once', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    api.stripe.reset()
    await settleAndCheckPayments(api.shop, api.shop.now())
    await settleAndCheckPayments(api.shop, api.shop.now())
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'payment_mismatch', amount: 50 }])
  })
})

describe("the operator's commands", { timeout: 180_000 }, () => {
  it('payments:check ends with 0 when all is well, else with 1 and the name of what differs', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const well = await run('payments-check')
    expect(well).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 payments, 1 orders, 0 differences'),
    })
    api.stripe.reset()
    const ill = await run('payments-check')
    expect(ill.code).toBe(1)
    expect(ill.output).toContain(`paid_here_not_there: pi_`)
    expect(ill.output).toContain(orderId)
  })

  it('orders:expire and holds:release may run twice at once', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await edit(orderId, { payBy: new Date(Date.now() - 1000) })
    const nearlyOver = await anOrder(api, shopper, productId)
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    await edit(nearlyOver, {
      createdAt: yesterday,
      remindAt: yesterday,
      payBy: new Date(Date.now() + 3_600_000),
    })
    const runs = await Promise.all([run('orders-expire'), run('orders-expire'), run('holds-release')])
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'expired' })
    const reminded = await api.db.collection('orders').doc(nearlyOver).get()
    expect(reminded.get('remindedAt')).toBeDefined()
  })

  it('invoices:issue writes what is missing, and ends with 1 when the series has a hole', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const well = await run('invoices-issue')
    expect(well).toMatchObject({ code: 0, output: expect.stringContaining('1 to 1, without a hole') })
    expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBeDefined()
    await api.db.collection('invoices').doc(`invoice-${orderId}`).delete()
    const ill = await run('invoices-issue')
    expect(ill).toMatchObject({ code: 1, output: expect.stringContaining('no document has 1') })
  })
})

describe('a webhook that the shop cannot handle', () => {
  it('gets an error response and is not written down, so that Stripe sends it again', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    // An event that old is not believed by itself.
    api.travel(6)
    api.stripe.setFaults({ apiErrors: 'always' })
    await api.stripe.deliver()
    const paid = () => api.stripe.deliveries().filter(({ type }) => type === 'payment_intent.succeeded')
    expect(paid().at(-1)?.attempts[0]).toMatchObject({ ok: false })
    expect((await api.db.collection('stripeEvents').get()).size).toBe(0)
    api.stripe.setFaults({ apiErrors: 0 })
    await api.stripe.idle()
    expect(paid().at(-1)).toMatchObject({ state: 'succeeded' })
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    expect((await api.db.collection('stripeEvents').get()).size).toBe(1)
  })
})
