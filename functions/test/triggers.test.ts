import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { leaseMs } from '../src/domain/mail/mail.ts'
import { schedulesOf } from '../src/triggers/schedules.ts'
import { documentTriggersOf } from '../src/triggers/written-documents.ts'
import { call, refused } from '../testing/call.ts'
import { aHold, anOrder, aPaidOrder, aProduct, payByCard } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let productId: string

const { checkPayments, expireHolds, expireOrders, issueDueInvoices, sendDueMails, watchBudget } = schedulesOf(
  () => api.shop,
)
const { invoiceOrder, sendNewMail } = documentTriggersOf(() => api.shop)

/** What was logged since the test began, without the lines of requests. */
const logged = (level: 'info' | 'warn' | 'error') =>
  api.logs.flatMap((line) =>
    line.level === level && line.message !== 'request' ? [[line.message, line.fields]] : [],
  )

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
})
afterAll(async () => {
  // Other files share this database.
  await api.shop.maintenance.end()
  await api.close()
})
beforeEach(async () => {
  productId = await aProduct(api)
  api.logs.length = 0
})

/** Schedules go by the shop's clock, not by the time that they are started at. */
const tick = { scheduleTime: '2026-01-05T12:00:00Z' }

it('expireHolds puts the units of expired holds back into stock', async () => {
  await aHold(api, shopper, productId, 4)
  await expireHolds.run(tick)
  expect(await stockOf(api, productId)).toBe(16)
  api.travel(16)
  await expireHolds.run(tick)
  expect(await stockOf(api, productId)).toBe(20)
  expect(logged('info').at(-1)).toEqual(['holds released', { released: 1 }])
})

it('expireOrders ends unpaid orders whose time is over', async () => {
  const orderId = await anOrder(api, shopper, productId)
  await expireOrders.run(tick)
  expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'unpaid' })
  api.travel(73 * 60)
  await expireOrders.run(tick)
  expect(logged('info')).toContainEqual(['orders expired', { closed: 1, paid: 0, failed: 0 }])
  expect(logged('info').at(-1)).toEqual(['refunds finished', { open: 0 }])
  expect(await stockOf(api, productId)).toBe(20)
})

it('expireOrders finishes a refund whose request ended before it reached Stripe', async () => {
  const admin = await signUpAdmin(api)
  const orderId = await aPaidOrder(api, shopper, productId)
  api.stripe.setFaults({ apiDown: true, apiOnly: 'POST /v1/refunds' })
  await refused(api, 'refundOrder', 'payment_provider_failed', refundParts(admin, orderId))
  api.stripe.setFaults({ apiDown: false, apiOnly: '' })
  api.travel(15)
  await expireOrders.run(tick)
  expect(logged('info').at(-1)).toEqual(['refunds finished', { open: 0 }])
  expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
})

/** The database says that an order was written, as it now is. */
async function written(orderId: string) {
  type Event = Parameters<typeof invoiceOrder.run>[0]
  const after = await api.db.collection('orders').doc(orderId).get()
  await invoiceOrder.run({ data: { after }, params: { id: orderId } } as unknown as Event)
}

it('invoiceOrder numbers the invoice of a paid order, once, and reads nothing for others', async () => {
  const unpaid = await anOrder(api, shopper, productId)
  await written(unpaid)
  expect(logged('info')).toEqual([])
  const orderId = await aPaidOrder(api, shopper, productId)
  await written(orderId)
  const { invoiceNumber } = await orderAs(api, shopper, orderId)
  expect(invoiceNumber).toMatch(/^\d{4}-\d{5}$/)
  expect(logged('info').at(-1)).toEqual(['invoice written', { orderId, number: invoiceNumber }])
  await written(orderId)
  expect(logged('info')).toHaveLength(1)
})

it('issueDueInvoices writes what the trigger missed', async () => {
  const orderId = await aPaidOrder(api, shopper, productId)
  await issueDueInvoices.run(tick)
  expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBeDefined()
  await issueDueInvoices.run(tick)
  expect(logged('info').at(-1)).toEqual([
    'invoices written',
    {
      issued: 0,
      failed: 0,
      oldestMinutes: 0,
    },
  ])
})

it('neither numbers anything while invoicing is paused, and nobody is alerted', async () => {
  const since = api.shop.now()
  await api.shop.invoices.pause(since)
  const orderId = await aPaidOrder(api, shopper, productId)
  await written(orderId)
  api.travel(61)
  await issueDueInvoices.run(tick)
  expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBeUndefined()
  expect(logged('info').at(-1)).toEqual([
    'invoices written',
    {
      issued: 0,
      failed: 0,
      pausedSince: since,
      oldestMinutes: 61,
    },
  ])
  expect(logged('error')).toEqual([])
  await api.shop.invoices.resume(since)
  await issueDueInvoices.run(tick)
  expect((await orderAs(api, shopper, orderId)).invoiceNumber).toBeDefined()
})

it('checkPayments raises an alert for money that no order knows, and logs an error', async () => {
  const admin = await signUpAdmin(api)
  await checkPayments.run(tick)
  expect(logged('info').at(-1)).toEqual(['payments checked', expect.objectContaining({ differences: [] })])
  const { body } = await call(api, 'createPaymentIntent', { body: { price: 50 }, token: shopper.token })
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await payByCard(api, intentId)
  api.travel(120)
  await checkPayments.run(tick)
  const difference = expect.objectContaining({ kind: 'orphan', intentId, amount: 5000 })
  expect(logged('error').at(-1)).toEqual([
    'payments checked',
    expect.objectContaining({ differences: [difference] }),
  ])
  const { body: alerts } = await call(api, 'listPaymentAlerts', { token: admin.token })
  expect(alerts).toMatchObject([{ kind: 'payment_mismatch', transactionId: intentId }])
})

it('watchBudget keeps pages longer once the budget is spent, closes the till last, and ignores other messages', async () => {
  type Event = Parameters<typeof watchBudget.run>[0]
  const notice = (json: unknown) => ({ data: { message: { json } } }) as Event
  const { maintenance } = api.shop
  await watchBudget.run(notice({ text: 'hello' }))
  expect(logged('warn')).toHaveLength(1)
  await watchBudget.run(notice({ costAmount: 9, budgetAmount: 10 }))
  expect(await maintenance.saving()).toBe(false)
  await watchBudget.run(notice({ costAmount: 10, budgetAmount: 10, alertThresholdExceeded: 1 }))
  expect(await maintenance.saving()).toBe(true)
  expect(await maintenance.current()).toBeUndefined()
  expect(logged('error')).toEqual([])
  await watchBudget.run(notice({ costAmount: 15, budgetAmount: 10, alertThresholdExceeded: 1.5 }))
  expect(await maintenance.current()).toBeDefined()
  expect(await maintenance.saving()).toBe(true)
  await watchBudget.run(notice({ costAmount: 1, budgetAmount: 10 }))
  expect(await maintenance.saving()).toBe(false)
  expect(await maintenance.current()).toBeDefined()
})

it.each([
  ['sendNewMail', sendNewMail],
  ['sendDueMails', sendDueMails],
] as const)(
  '%s ends before a mail that it holds is free for others',
  (_, { __endpoint: { timeoutSeconds } }) => {
    expect(timeoutSeconds).toBe(540)
    expect(Number(timeoutSeconds) * 1000).toBeLessThan(leaseMs)
  },
)
