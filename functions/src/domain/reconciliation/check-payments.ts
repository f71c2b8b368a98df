import { limits } from '@wood-master/contract/limits'
import * as m from '../../texts/alerts.ts'
import { attempt, type Log } from '../log.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { PaymentAlertStore } from '../payments/payment-alert.ts'
import type { SettlingPorts } from '../payments/settle-payment.ts'
import { finishRefunds, type RefundStore, resync } from '../refunds/refund-order.ts'
import type { ShopSettings } from '../settings.ts'
import { stored } from '../stored-texts.ts'
import { type Difference, differencesOf, orderOf, type Snapshot, snapshotOf } from './payment-differences.ts'

/** Younger payments may still be in progress, in milliseconds. */
const graceMs = 60 * 60_000

/** How far back a check overlaps the last one, in milliseconds. */
const overlapMs = 24 * 60 * 60_000

interface CheckPorts extends SettlingPorts {
  orders: OrderStore
  settings: ShopSettings
  checkedPayments: CheckedPayments
  log: Log
}

interface SettleAllPorts extends CheckPorts {
  refunds: RefundStore
  paymentAlerts: PaymentAlertStore
}

export interface CheckScope {
  /** Check all payments and orders, not only those since the last check. */
  full?: boolean
  /** Nobody is paying, so fresh payments are checked, too. */
  closed?: boolean
}

/** Compares intents with orders, both ways, and changes nothing: all, or those since the last check. Throws `payment_provider_failed`. */
export async function checkPayments(
  shop: CheckPorts,
  now: Date,
  { full = false, closed = false }: CheckScope = {},
) {
  const oldEnough = new Date(now.getTime() - (closed ? 0 : graceMs))
  const unpaidMs = shop.settings.unpaidOrderHours * 60 * 60_000
  const last = full ? undefined : await shop.checkedPayments.until()
  const since = last && new Date(last.getTime() - unpaidMs - overlapMs)
  const intents = await shop.paymentProvider.allIntents(since)
  // An intent can be made for as long as its order is unpaid: older orders are read only for comparison.
  const orders = await ordersSince(shop, since && new Date(since.getTime() - unpaidMs))
  const snapshot = snapshotOf(intents, orders)
  const differences: Difference[] = []
  for (const difference of differencesOf(snapshot)) {
    if (isOlder(difference, snapshot, since)) continue
    if (isPastGracePeriod(difference, snapshot, oldEnough))
      differences.push(...((await lookAgain(shop, difference)) ?? [difference]))
  }
  return { intents: intents.length, orders: orders.length, differences }
}

const sentences: Record<Difference['kind'], () => string> = m

/** The scheduled check: finishes stuck refunds, settles what it can, raises alerts. Safe to run twice at once. Throws `payment_provider_failed`. */
export async function settleAndCheckPayments(shop: SettleAllPorts, now: Date, scope: CheckScope = {}) {
  await finishRefunds(shop, now)
  for (const difference of (await checkPayments(shop, now, scope)).differences)
    await settleDifference(shop, difference, now)
  const check = await checkPayments(shop, now, scope)
  for (const { kind, orderId, intentId, amount, currency } of check.differences) {
    await shop.paymentAlerts.raise({
      id: `check-${kind}-${intentId ?? orderId}`,
      kind: kind.startsWith('refund') ? 'refund_failed' : 'payment_mismatch',
      orderId,
      transactionId: intentId,
      amount,
      currency,
      message: stored(sentences[kind]),
      createdAt: now,
    })
  }
  await shop.checkedPayments.note(now)
  return check
}

/**
 * Both lists take a while to read while the shop keeps selling: each difference is checked once more. An orphan's order
 * may be older than what was read: then what differs between these two. Nothing where that failed.
 */
function lookAgain(shop: CheckPorts, difference: Difference): Promise<Difference[] | undefined> {
  const { kind, intentId, orderId } = difference
  return attempt(shop.log, 'payment could not be looked at again', { orderId, intentId }, async () => {
    const known = orderId ?? (intentId && (await shop.payments.orderOf(intentId)))
    const order = known ? await shop.orders.find(known) : undefined
    const intent = intentId ? await shop.paymentProvider.findIntent(intentId) : undefined
    const again = differencesOf(snapshotOf(intent ? [intent] : [], order ? [order] : []))
    if (again.some((other) => other.kind === kind)) return [difference]
    return kind === 'orphan' ? again.filter((other) => other.intentId === intentId) : []
  })
}

async function settleDifference(shop: SettleAllPorts, { intentId, orderId }: Difference, now: Date) {
  if (!intentId || !orderId) return
  const settle = () => resync(shop, { intentId, orderId, now })
  await attempt(shop.log, 'payment could not be settled', { orderId, intentId }, settle)
}

async function ordersSince(shop: CheckPorts, since: Date | undefined): Promise<Order[]> {
  const orders: Order[] = []
  let cursor: string | undefined
  do {
    const page = await shop.orders.list({ limit: limits.pageSize, cursor })
    orders.push(...page.items)
    cursor = page.nextCursor
    const oldest = page.items.at(-1)
    if (since && oldest && oldest.createdAt < since) break
  } while (cursor)
  return orders
}

/** True for an order whose payment may be older than what was read. */
function isOlder({ kind, orderId }: Difference, { orders }: Snapshot, since: Date | undefined): boolean {
  const order = orders.get(orderId ?? '')
  return (
    kind === 'paid_here_not_there' && since !== undefined && order !== undefined && order.createdAt < since
  )
}

/** Money without an order, and payable intents without one, are normal for a while: the browser is still at it. */
function isPastGracePeriod(difference: Difference, snapshot: Snapshot, oldEnough: Date): boolean {
  const intent = snapshot.intents.get(difference.intentId ?? '')
  if (!intent || intent.createdAt <= oldEnough) return true
  const isUnsettled =
    difference.kind === 'paid_there_not_here' && orderOf(snapshot, intent)?.state === 'unpaid'
  return difference.kind !== 'orphan' && difference.kind !== 'stray_intent' && !isUnsettled
}

export interface CheckedPayments {
  until(): Promise<Date | undefined>
  note(until: Date): Promise<void>
}
