import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { remindBuyers } from '../domain/orders/remind-buyers.ts'
import { expireOrders as expireAll } from '../domain/payments/expire-orders.ts'
import { finishRefunds } from '../domain/refunds/finish-refunds.ts'

/**
 * Unpaid orders also expire when somebody opens them; this covers those that nobody opens. Each one calls
 * Stripe. Buyers are reminded of their orders before that, and interrupted refunds
 * are finished here too.
 */
export const expireOrders = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    logger.info('buyers reminded', { orders: await remindBuyers(shop, shop.now()) })
    logger.info('orders expired', { ...(await expireAll(shop, shop.now())) })
    // A request may have ended before its refund reached Stripe.
    logger.info('refunds finished', { open: await finishRefunds(shop, shop.now()) })
  },
)
