import { limits } from '@wood-master/contract/limits'
import { type Log, severityOf } from '../log.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { PaymentAlertStore } from '../payments/payment-alert-store.ts'
import type { PaymentIntent } from '../payments/payment-intent.ts'
import { type SettlingPorts, settleWithRefunds } from '../payments/settle-payment.ts'
import { finishRefunds } from '../refunds/finish-refunds.ts'
import type { RefundStore } from '../refunds/refund-store.ts'
import { ShopError } from '../shop-error.ts'
import { type Difference, differencesOf, orderOf, snapshotOf } from './payment-differences.ts'

/** What is younger may still be on its way, in milliseconds. */
const graceMs = 60 * 60_000

interface CheckPorts extends SettlingPorts {
  orders: OrderStore
}

interface SettleAllPorts extends CheckPorts {
  refunds: RefundStore
  paymentAlerts: PaymentAlertStore
  log: Log
}

export interface PaymentCheck {
  intents: number
  orders: number
  differences: Difference[]
}

/** Compares every intent with every order and back, and changes nothing. Throws `payment_provider_failed`. */
export async function checkPayments(shop: CheckPorts, now: Date): Promise<PaymentCheck> {
  const oldEnough = new Date(now.getTime() - graceMs)
  const intents = await shop.paymentProvider.allIntents()
  const orders = await everyOrder(shop)
  const snapshot = snapshotOf(intents, orders)
  const differences: Difference[] = []
  for (const difference of differencesOf(snapshot)) {
    if (isPastGracePeriod(difference, snapshot, oldEnough) && (await isStillThere(shop, difference)))
      differences.push(difference)
  }
  return { intents: intents.length, orders: orders.length, differences }
}

/**
 * The daily check: finishes refunds that got stuck, settles what can be settled, and puts the rest on the admins' list.
 * Safe to run twice at once. Throws `payment_provider_failed`.
 */
export async function settleAndCheckPayments(shop: SettleAllPorts, now: Date): Promise<PaymentCheck> {
  await finishRefunds(shop, now)
  for (const difference of (await checkPayments(shop, now)).differences) {
    await settleDifference(shop, difference, now)
  }
  const check = await checkPayments(shop, now)
  for (const { kind, orderId, intentId, amount, currency, message } of check.differences) {
    await shop.paymentAlerts.raise({
      id: `check-${kind}-${intentId ?? orderId}`,
      kind: kind.startsWith('refund') ? 'refund_failed' : 'payment_mismatch',
      orderId,
      transactionId: intentId,
      amount,
      currency,
      message: `The daily check found: this ${intentId ? 'payment' : 'order'} ${message}.`,
      createdAt: now,
    })
  }
  return check
}

/** Both lists take a while to read, and the shop goes on meanwhile: what differs is looked at once more. */
async function isStillThere(shop: CheckPorts, { kind, intentId, orderId }: Difference): Promise<boolean> {
  const known = orderId ?? (intentId && (await shop.payments.orderOf(intentId)))
  const order = known ? await shop.orders.find(known) : undefined
  const intent = intentId ? await shop.paymentProvider.findIntent(intentId) : undefined
  const again = differencesOf(snapshotOf(intent ? [intent] : [], order ? [order] : []))
  return again.some((difference) => difference.kind === kind)
}

async function settleDifference(
  shop: SettleAllPorts,
  { intentId, orderId }: Difference,
  now: Date,
): Promise<void> {
  if (!intentId || !orderId) return
  try {
    const intent = await shop.paymentProvider.findIntent(intentId)
    if (intent) await settleWithRefunds(shop, { intent, orderId, now })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log[severityOf(error)]('payment could not be settled', {
      orderId,
      intentId,
      code: error.code,
      error,
    })
  }
}

async function everyOrder(shop: CheckPorts): Promise<Order[]> {
  const orders: Order[] = []
  let cursor: string | undefined
  do {
    const page = await shop.orders.list({ limit: limits.pageSize, cursor })
    orders.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return orders
}

/** Money without an order, and payable intents without one, are normal for a while: the browser is still at it. */
function isPastGracePeriod(
  difference: Difference,
  snapshot: ReturnType<typeof snapshotOf>,
  oldEnough: Date,
): boolean {
  const intent = snapshot.intents.get(difference.intentId ?? '')
  const waits =
    difference.kind === 'orphan' ||
    difference.kind === 'stray_intent' ||
    isUnsettled(difference, snapshot, intent)
  return !waits || intent === undefined || intent.createdAt <= oldEnough
}

function isUnsettled(
  { kind }: Difference,
  snapshot: ReturnType<typeof snapshotOf>,
  intent: PaymentIntent | undefined,
): boolean {
  return (
    kind === 'paid_there_not_here' && intent !== undefined && orderOf(snapshot, intent)?.state === 'unpaid'
  )
}
