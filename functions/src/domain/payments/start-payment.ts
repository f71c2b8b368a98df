import * as m from '../../texts/payments.ts'
import type { Caller } from '../accounts/account.ts'
import type { CardProvider } from '../cards/own-cards.ts'
import { errors, ShopError } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import {
  assertPayable,
  awaitsAddress,
  awaitsFreight,
  changeOrder,
  orderFor,
  withPayment,
} from '../orders/order-rules.ts'
import type { ShopSettings } from '../settings.ts'
import type { CardUse } from './card-use.ts'
import { type ExpiryPorts, findCurrentOrder, mostAttempts } from './close-order.ts'
import { assertNotPaused, type DeclineStore } from './declines.ts'
import type { PaymentIntent, PaymentProvider } from './payment-provider.ts'
import { settlePayment } from './settle-payment.ts'

interface PaymentTerms {
  use?: CardUse | undefined
  /** What the payer was shown, in minor units; unknown to callers that show nothing. */
  total?: number | undefined
  /** Which terms of sale the payer was shown. */
  acceptedTerms?: string | undefined
}

type PaymentPorts = ExpiryPorts & { declines: DeclineStore; cards: Pick<CardProvider, 'knowsCustomer'> }

/**
 * The client secret of an unpaid order's one intent; the same order gets the same intent again as long as Stripe
 * knows it and it can be paid. Its card is kept only if `use` says so, whatever an earlier call said; the terms that its
 * buyer accepts stay with it, unless placing it accepted some. Throws `not_found`, `forbidden`, `order_already_paid`, `order_expired`,
 * `order_not_payable`, `price_changed` when it costs something else than `total`, `amount_not_payable`, `payments_paused`, `payment_provider_failed` or `busy`.
 */
export async function startPayment(
  shop: PaymentPorts,
  orderId: string,
  caller: Caller,
  now: Date,
  { use, total, acceptedTerms }: PaymentTerms = {},
): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const order = orderFor(caller, await findCurrentOrder(shop, orderId, now))
    assertPayable(order, now)
    if (awaitsAddress(order)) throw errors.addressFirst()
    if (awaitsFreight(order)) throw errors.freightFirst()
    if (total !== undefined && order.total !== total) throw errors.orderPriceChanged()
    assertNotPaused(await shop.declines.find(order.uid), now)
    if (acceptedTerms && order.uid === caller.uid && !order.acceptedTerms) {
      const accepted = { version: acceptedTerms, at: now }
      await changeOrder(shop, order.id, now, (found) =>
        found.acceptedTerms ? undefined : { ...found, acceptedTerms: accepted },
      )
    }
    const intent = (await usableIntentOf(shop, order, now)) ?? (await newIntentFor(shop, order, now))
    const ready = intent && (await withCardUse(shop, intent, use))
    if (ready) return secretOf(ready)
  }
  throw errors.busy()
}

/** For a price alone (minor units), bound to the caller; `key` makes a repeat harmless. Throws `amount_not_payable`, `payments_paused` or `payment_provider_failed`. */
export async function startPricePayment(
  shop: { paymentProvider: PaymentProvider; settings: ShopSettings; declines: DeclineStore },
  price: number,
  { uid }: Caller,
  { key, now }: { key: string; now: Date },
): Promise<string> {
  assertNotPaused(await shop.declines.find(uid), now)
  const { currency } = shop.settings
  return secretOf(
    await shop.paymentProvider.createIntent({ amount: price, currency, uid, key, notBefore: now }),
  )
}

async function usableIntentOf(shop: ExpiryPorts, order: Order, now: Date) {
  if (!order.intentId) return undefined
  const intent = await shop.paymentProvider.findIntent(order.intentId)
  if (!intent || intent.status === 'canceled') return undefined
  if (intent.status !== 'succeeded') return intent
  const { settlement } = await settlePayment(shop, { intent, orderId: order.id, now })
  if (settlement === 'pay' || settlement === 'already') throw errors.alreadyPaid()
  return undefined
}

/** Nothing when the order has to be read again. */
async function newIntentFor(shop: ExpiryPorts, order: Order, now: Date): Promise<PaymentIntent | undefined> {
  const attempt = order.intentAttempts + 1
  const intent = await shop.paymentProvider.createIntent({
    amount: order.total,
    currency: order.currency,
    orderId: order.id,
    uid: order.uid,
    key: `order-${order.id}-${attempt}`,
    notBefore: order.createdAt,
  })
  try {
    const { order: after } = await changeOrder(shop, order.id, now, (found) => {
      assertPayable(found, now)
      if (awaitsFreight(found)) throw errors.freightFirst()
      return withIntent(found, intent, { attempt, now })
    })
    // Its price changed meanwhile: nobody was given this intent, and nobody must ever pay it.
    if (after.total !== intent.amount) await shop.paymentProvider.cancelIntent(intent.id)
    return after.intentId === intent.id && intent.status === 'open' ? intent : undefined
  } catch (error) {
    // An intent must be on record with its order before it can be paid; after a lost race the same key finds it again.
    if (error instanceof ShopError && error.code !== 'busy')
      await shop.paymentProvider.cancelIntent(intent.id)
    throw error
  }
}

/** Nothing when the order has to be read again, because the intent was paid or cancelled meanwhile. */
async function withCardUse(
  { paymentProvider, cards }: PaymentPorts,
  intent: PaymentIntent,
  use: CardUse | undefined,
): Promise<PaymentIntent | undefined> {
  const { status, customerId, savesCard } = intent
  if (status !== 'open') return intent
  // An intent keeps its customer; where that one is gone, another intent takes its place.
  const isOfCustomer = async (id: string) => (use ? use.customerId === id : cards.knowsCustomer(id))
  if (customerId && !(await isOfCustomer(customerId))) {
    await paymentProvider.cancelIntent(intent.id)
    return undefined
  }
  if (!use && !savesCard) return intent
  const after = await paymentProvider.setCardUse(intent.id, use)
  return after.status === 'open' ? after : undefined
}

/** The order with the intent of its next attempt; nothing when it has that one, or went on to a later attempt. */
function withIntent(
  order: Order,
  { id, amount }: PaymentIntent,
  { attempt, now: at }: { attempt: number; now: Date },
): Order | undefined {
  if (order.intentId === id || attempt <= order.intentAttempts) return undefined
  const { paymentProblem: _, ...kept } = order
  return withPayment({ ...kept, intentAttempts: attempt }, { id, kind: 'card', amount, state: 'pending', at })
}

function secretOf(intent: PaymentIntent): string {
  if (!intent.clientSecret) throw new ShopError('payment_provider_failed', m.notPrepared())
  return intent.clientSecret
}
