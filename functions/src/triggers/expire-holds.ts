import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { releaseExpiredHolds } from '../domain/purchasing/release-holds.ts'
import { runningShop } from '../running-shop.ts'

/** Holds that ran out also go back when their product is bought; this one serves products that nobody asks for. */
export const expireHolds = onSchedule('every 5 minutes', async () => {
  const released = await releaseExpiredHolds(runningShop().shop, new Date())
  info('holds released', { released })
})
