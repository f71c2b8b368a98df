import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@wood-master/contract/calls'
import { call } from '../../testing/call.ts'
import type { TestAccount } from '../../testing/sign-in.ts'
import type { Api } from '../../testing/start-api.ts'

/** The order as the site gets it. */
export async function orderAs(api: Api, person: TestAccount, id: string): Promise<ResponseOf<'getOrder'>> {
  return (await call(api, 'getOrder', { params: { id }, token: person.token })).body
}

/** What is on the admins' list about one order. */
export async function alertsFor(api: Api, admin: TestAccount, orderId: string) {
  const { body } = await call(api, 'listPaymentAlerts', { token: admin.token })
  return body.filter((entry) => entry.orderId === orderId)
}

/** A refund as a test asks for it: `amount` in major units, otherwise all that is left. */
export interface RefundWish {
  amount?: number
  lines?: { productId: string; quantity: number; restock?: boolean }[]
  restock?: boolean
  key?: string
}

/** What the admin's refund dialog sends. */
export function refundParts(admin: TestAccount, orderId: string, wish: RefundWish = {}) {
  const { amount, lines, restock = false, key = randomUUID() } = wish
  const body = { amount, lines, restock, key, reason: 'Split along the grain' }
  return { params: { id: orderId }, body, token: admin.token }
}

/** The intent that paid an order. */
export async function transactionOf(api: Api, person: TestAccount, orderId: string): Promise<string> {
  const { transactionId } = await orderAs(api, person, orderId)
  if (!transactionId) throw new Error('the order is not paid')
  return transactionId
}

/** Minor units that Stripe still holds of an intent. */
export async function keptOf(api: Api, intentId: string): Promise<number> {
  const intent = await api.stripeSdk.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  const charge = intent.latest_charge
  return intent.amount_received - (typeof charge === 'object' && charge ? charge.amount_refunded : 0)
}
