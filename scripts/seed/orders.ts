import { toMinor } from '@wood-master/contract/money'
import type Stripe from 'stripe'
import type { Caller } from '../../functions/src/domain/accounts/account.ts'
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts'
import { shipOrder } from '../../functions/src/domain/orders/ship-order.ts'
import { expireOrder } from '../../functions/src/domain/payments/expire-orders.ts'
import { reportPayment } from '../../functions/src/domain/payments/report-payment.ts'
import { startPayment } from '../../functions/src/domain/payments/start-payment.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { refundOrder } from '../../functions/src/domain/refunds/refund-order.ts'
import { holdStock } from '../../functions/src/domain/stock/hold-stock.ts'
import { deliverOrder } from './delivery.ts'
import { type SeedOrder, seedFile } from './files.ts'
import { daysAgo, hoursAfter } from './moments.ts'

/** Makes every order of the seed through the shop's own use cases, each at its own moment. */
export async function seedOrders(shop: Shop, stripe: Stripe): Promise<void> {
  for (const order of seedFile('orders')) await seedOrder(shop, stripe, order)
}

async function seedOrder(shop: Shop, stripe: Stripe, seed: SeedOrder): Promise<void> {
  const buyer = await callerOf(shop, seed.buyer)
  const orderId = await place(shop, buyer, seed)
  const orderedAt = daysAgo(seed.daysAgo)
  if (seed.state !== 'expired') await deliverOrder(shop, orderId, buyer, orderedAt)
  if (seed.state === 'unpaid') return
  if (seed.state === 'expired') {
    await expireOrder(shop, orderId, hoursAfter(orderedAt, shop.settings.unpaidOrderHours + 1))
    return
  }

  await pay(shop, stripe, buyer, orderId, hoursAfter(orderedAt, 0.2))
  if (seed.state === 'shipped') await shipOrder(shop, orderId, { now: hoursAfter(orderedAt, 30) })
  if (seed.reason) await refund(shop, orderId, seed, hoursAfter(orderedAt, 48))
}

async function refund(shop: Shop, orderId: string, seed: SeedOrder, now: Date): Promise<void> {
  const { refundPart, restock = false, reason = '' } = seed
  const amount = refundPart === undefined ? undefined : toMinor(refundPart, shop.settings.currency)
  await refundOrder(shop, { orderId, key: shop.newId(), amount, restock, reason, by: 'admin', now })
}

async function callerOf(shop: Shop, uid: string): Promise<Caller> {
  const account = await shop.accounts.find(uid)
  if (!account) throw new Error(`The seed has no person ${uid}.`)
  return { uid, email: account.email, name: account.name, role: 'shopper' }
}

async function place(
  shop: Shop,
  buyer: Caller,
  { product, quantity, daysAgo: days }: SeedOrder,
): Promise<string> {
  const now = daysAgo(days)
  const hold = await holdStock(shop, product, {
    holdId: shop.newId(),
    uid: buyer.uid,
    quantity,
    remaining: 0,
    now,
  })
  const order = await placeOrder(shop, {
    uid: buyer.uid,
    email: buyer.email,
    buyerName: buyer.name,
    holdId: hold.id,
    quantity,
    total: hold.unitPrice * quantity,
    productName: hold.productName,
    img: hold.img,
    now,
  })
  return order.id
}

async function pay(shop: Shop, stripe: Stripe, buyer: Caller, orderId: string, now: Date): Promise<void> {
  await startPayment(shop, orderId, buyer, now)
  const transactionId = (await shop.orders.find(orderId))?.intentId
  if (!transactionId) throw new Error(`Order ${orderId} has no payment intent.`)
  await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' })
  await reportPayment(shop, { orderId, transactionId, caller: buyer, now })
}
