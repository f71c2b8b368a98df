import { releaseExpiredHolds } from '../functions/src/domain/stock/release-holds.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Puts the units of holds that ran out back into stock. */
await operate(commands['holds-release'], { stripe: false }, async ({ shop }) => {
  console.log(`${await releaseExpiredHolds(shop, shop.now())} holds released`)
  return 0
})
