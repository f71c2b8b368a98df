import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPaid, unitsOf } from '../src/domain/orders/order.ts'
import { expireOrders } from '../src/domain/payments/close-order.ts'
import { settleAndCheckPayments } from '../src/domain/reconciliation/check-payments.ts'
import { send } from '../testing/call.ts'
import { anIntent, anOrder, aProduct } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { keptOf, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

/*
 * What is covered: a seeded sample of the orders and faults that the interleaving test covers in memory, here over the
 * real API, the Firestore emulator and the Stripe stand-in, which speaks Stripe's wire and signs its webhooks.
 */

const samples = 24
const actionNames = [
  'confirm',
  'patch',
  'webhook',
  'webhookAgain',
  'delete',
  'expiry',
  'ship',
  'refund',
] as const
type ActionName = (typeof actionNames)[number]

const stripeFaults = {
  none: {},
  'Stripe down': { apiDown: true },
  'Stripe failing': { apiErrors: 'always' },
  'a response lost': { apiLostResponses: 3 },
  'webhooks doubled': { webhooksDoubled: true },
  'webhooks out of order': { webhooksOutOfOrder: true },
} as const
type FaultName = keyof typeof stripeFaults
const noFault = {
  apiDown: false,
  apiErrors: 0,
  apiLostResponses: 0,
  webhooksDoubled: false,
  webhooksOutOfOrder: false,
}

interface Purchase {
  productId: string
  orderId: string
  intentId: string
}

let api: Api
let shopper: TestAccount
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
  admin = await signUpAdmin(api)
})
afterAll(() => api.close())

const actions: Record<ActionName, (purchase: Purchase) => Promise<unknown>> = {
  confirm: ({ intentId }) =>
    api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }).catch(() => undefined),
  patch: ({ orderId: id, intentId: transactionId }) =>
    send(api, 'reportPayment', { params: { id }, body: { transactionId }, token: shopper.token }),
  webhook: () => api.stripe.deliver(),
  webhookAgain: async () => {
    await api.stripe.deliver()
    for (const { event } of api.stripe.deliveries().slice(-6)) api.stripe.resend(event)
    await api.stripe.idle({ skipRetries: true })
  },
  delete: ({ orderId: id }) => send(api, 'deleteOrder', { params: { id }, token: shopper.token }),
  expiry: async () => {
    api.travel(73 * 60)
    await expireOrders(api.shop, api.shop.now())
  },
  ship: ({ orderId: id }) =>
    send(api, 'shipOrder', { params: { id }, body: { shipped: true }, token: admin.token }),
  refund: ({ orderId }) => send(api, 'refundOrder', refundParts(admin, orderId, { restock: true })),
}

async function expectUnitsConserved({ productId, orderId }: Purchase): Promise<void> {
  const order = await api.shop.orders.find(orderId)
  const isBack = !order || order.state === 'expired' || order.refunds.some((refund) => refund.restocked)
  expect((await stockOf(api, productId)) + (isBack ? 0 : unitsOf(order.lines))).toBe(20)
}

async function expectPaidWhenKept({ orderId, intentId }: Purchase): Promise<void> {
  const order = await api.shop.orders.find(orderId)
  const owed = order && isPaid(order) ? order.total - order.refundedTotal : 0
  expect(await keptOf(api, intentId)).toBe(owed)
  expect(order?.closing).toBeUndefined()
}

const faultNames = Object.keys(stripeFaults) as FaultName[]
const histories = fc.sample(
  fc.record({
    order: fc.shuffledSubarray([...actionNames], { minLength: actionNames.length }),
    faults: fc.array(fc.constantFrom<FaultName>('none', ...faultNames), {
      minLength: actionNames.length,
      maxLength: actionNames.length,
    }),
    webhooksLost: fc.boolean(),
  }),
  { numRuns: samples, seed: 20260105 },
)

it.each(histories)('ends well: $order with $faults, webhooks lost: $webhooksLost', async (history) => {
  const { order, faults, webhooksLost } = history
  api.stripe.setFaults({ ...noFault, webhooksPaused: !webhooksLost, webhooksLost })
  const productId = await aProduct(api)
  const orderId = await anOrder(api, shopper, productId)
  const purchase = { productId, orderId, intentId: await anIntent(api, shopper, orderId) }
  for (const [at, name] of order.entries()) {
    const fault = name === 'confirm' ? 'none' : (faults[at] ?? 'none')
    api.stripe.setFaults(stripeFaults[fault])
    await actions[name](purchase)
    api.stripe.setFaults(noFault)
    await expectUnitsConserved(purchase)
  }
  await api.stripe.deliver()
  await api.stripe.idle()
  api.travel(5)
  await expireOrders(api.shop, api.shop.now())
  // Lost webhooks are what the scheduled check is for.
  const { differences } = await settleAndCheckPayments(api.shop, api.shop.now())
  expect(differences.filter((difference) => difference.orderId === orderId)).toEqual([])
  await expectUnitsConserved(purchase)
  await expectPaidWhenKept(purchase)
})
