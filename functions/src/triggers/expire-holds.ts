import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { releaseExpiredHolds } from '../domain/stock/release-holds.ts'

/** Expired holds are also released when their product is bought; this covers products that nobody buys. */
export const expireHolds = onSchedule({ schedule: 'every 5 minutes', secrets }, async () => {
  const { shop } = deployedShop()
  const released = await releaseExpiredHolds(shop, shop.now())
  info('holds released', { released })
})
