import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { releaseExpiredHolds } from '../domain/purchasing/release-holds.ts'
import { runningShop } from '../running-shop.ts'

/** Holds that ran out also go back when their product is bought; this one serves products that nobody asks for. */
export const expireHolds = onSchedule({ schedule: 'every 5 minutes', secrets }, async () => {
  const released = await releaseExpiredHolds(runningShop().shop, new Date())
  info('holds released', { released })
})
