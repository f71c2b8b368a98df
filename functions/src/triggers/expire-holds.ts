import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { releaseExpiredHolds } from '../domain/stock/release-holds.ts'

/** Holds that ran out also go back when their product is bought; this one serves products that nobody asks for. */
export const expireHolds = onSchedule({ schedule: 'every 5 minutes', secrets }, async () => {
  const released = await releaseExpiredHolds(deployedShop().shop, new Date())
  info('holds released', { released })
})
