import { logger } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { settleAndCheckPayments } from '../domain/reconciliation/check-payments.ts'

/** Once a day every payment is compared with every order; what differs comes to the admins' list. */
export const checkPayments = onSchedule(
  { schedule: 'every day 04:00', secrets, timeoutSeconds: 540 },
  async () => {
    const { intents, orders, differences } = await settleAndCheckPayments(deployedShop().shop, new Date())
    const log = differences.length > 0 ? logger.error : logger.info
    log('payments checked', { intents, orders, differences })
  },
)
