import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { issueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import type { RefundRequest } from '../../functions/src/domain/orders/order-refunds.ts'
import { reportPayment } from '../../functions/src/domain/payments/report-payment.ts'
import { startPayment } from '../../functions/src/domain/payments/start-payment.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { refundOrder } from '../../functions/src/domain/refunds/refund-order.ts'
import { daysAgo, hoursAfter, type SeedEvent } from './moments.ts'

export async function callerOf(shop: Pick<Shop, 'accounts'>, uid: string): Promise<Caller> {
  const account = await shop.accounts.find(uid)
  if (!account) throw new Error(`The seed has no person ${uid}.`)
  return { uid, email: account.email, name: account.name, role: 'shopper' }
}

/** What happens to an order so many hours after it was placed. */
export function since(shop: Shop, { buyer, daysAgo: days }: { buyer: string; daysAgo: number }) {
  return (hours: number, work: (now: Date, buyer: Caller) => Promise<unknown>): SeedEvent => {
    const at = hoursAfter(daysAgo(days), hours)
    return { at, happen: async () => void (await work(at, await callerOf(shop, buyer))) }
  }
}

/** Pays an order by card; its invoice follows at once. */
export async function pay(
  { shop, stripe }: { shop: Shop; stripe: Stripe },
  buyer: Caller,
  orderId: string,
  now: Date,
): Promise<void> {
  await startPayment(shop, orderId, buyer, now)
  const intentId = (await shop.orders.find(orderId))?.intentId
  if (!intentId) throw new Error(`Order ${orderId} has no payment intent.`)
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
  await reportPayment(shop, { orderId, intentId, caller: buyer, now })
  await issueInvoices(shop, orderId, now)
}

type SeedRefund = Pick<RefundRequest, 'amount' | 'lines' | 'reason'> & { restock?: boolean }

/** Refunds an order; its credit note follows at once. */
export async function refund(
  shop: Shop,
  orderId: string,
  { restock = false, ...asked }: SeedRefund,
  now: Date,
): Promise<void> {
  await refundOrder(shop, { orderId, key: shop.newId(), restock, ...asked, by: 'admin', now })
  await issueInvoices(shop, orderId, now)
}
