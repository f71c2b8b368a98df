import { type Caller, mayAccess } from '../accounts/caller.ts'
import { errors } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import { findCurrentOrder } from './expire-orders.ts'
import { assertPayable } from './payable-rules.ts'
import type { PaymentIntent } from './payment-intent.ts'
import { settlePayment } from './settle-payment.ts'

/** More attempts than this in one call mean that something else is wrong. */
const mostAttempts = 5

/**
 * The client secret of an unpaid order's one intent; the same order gets the same intent again as long as Stripe
 * knows it and it can be paid. Throws `not_found`, `forbidden`, `order_already_paid`, `order_expired`,
 * `order_not_payable`, `amount_not_payable`, `payment_provider_failed` or `busy`.
 */
export async function startPayment(shop: Shop, orderId: string, actor: Caller, now: Date): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const order = await findCurrentOrder(shop, orderId, now)
    if (!order) throw errors.noSuchOrder()
    if (!mayAccess(actor, order)) throw errors.notYours()
    assertPayable(order, now)
    const intent = (await usableIntentOf(shop, order, now)) ?? (await newIntentFor(shop, order, now))
    if (intent) return secretOf(intent)
  }
  throw errors.busy()
}

/** For a price alone the intent is bound to the caller. `price` in minor units; `key` makes a repeat harmless. */
export async function startPricePayment(
  shop: Shop,
  price: number,
  actor: Caller,
  key: string,
): Promise<string> {
  const { currency } = shop.settings
  return secretOf(await shop.stripe.createIntent({ amount: price, currency, uid: actor.uid, key }))
}

async function usableIntentOf(shop: Shop, order: Order, now: Date): Promise<PaymentIntent | undefined> {
  if (!order.intentId) return undefined
  const intent = await shop.stripe.findIntent(order.intentId)
  if (!intent || intent.status === 'canceled') return undefined
  if (intent.status !== 'succeeded') return intent
  const { settlement } = await settlePayment(shop, { intent, orderId: order.id, now })
  if (settlement === 'pay' || settlement === 'already') throw errors.alreadyPaid()
  return undefined
}

/** Nothing when the order has to be looked at again. */
async function newIntentFor(shop: Shop, order: Order, now: Date): Promise<PaymentIntent | undefined> {
  const attempt = order.intentAttempts + 1
  const intent = await shop.stripe.createIntent({
    amount: order.total,
    currency: order.currency,
    orderId: order.id,
    uid: order.uid,
    key: `order-${order.id}-${attempt}`,
  })
  try {
    const attached = await shop.payments.attachIntent(order.id, { intentId: intent.id, attempt }, (found) =>
      assertPayable(found, now),
    )
    return attached && intent.status === 'open' ? intent : undefined
  } catch (refusal) {
    // Nobody may pay through an intent that its order does not know; after a lost race the same key finds it again.
    if (refusal instanceof ShopError && refusal.code !== 'busy') await shop.stripe.cancelIntent(intent.id)
    throw refusal
  }
}

function secretOf(intent: PaymentIntent): string {
  if (!intent.clientSecret)
    throw new ShopError('payment_provider_failed', 'The payment could not be prepared.')
  return intent.clientSecret
}
