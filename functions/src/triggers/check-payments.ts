import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { settleAndCheckPayments } from '../domain/reconciliation/check-payments.ts'

/**
 * Compares every payment with every order; what differs becomes a payment alert. Twice a day, because Monitoring
 * can't detect an absence longer than 23.5 hours.
 */
export const checkPayments = onSchedule(
  { schedule: '0 4,16 * * *', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    const { intents, orders, differences } = await settleAndCheckPayments(shop, shop.now())
    const log = differences.length > 0 ? logger.error : logger.info
    log('payments checked', { intents, orders, differences })
  },
)
