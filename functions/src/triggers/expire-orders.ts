import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { expireOrders as expireAll } from '../domain/payments/expire-orders.ts'

/** Unpaid orders also expire when somebody opens them; this serves those that nobody opens. Each asks Stripe. */
export const expireOrders = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    logger.info('orders expired', { ...(await expireAll(shop, shop.now())) })
  },
)
