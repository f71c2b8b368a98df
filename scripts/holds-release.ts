import { releaseExpiredHolds } from '../functions/src/domain/stock/hold-stock.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Returns the units of expired holds to stock. */
await operate(commands['holds-release'], { stripe: false }, async ({ shop }) => {
  console.log(`${await releaseExpiredHolds(shop, shop.now())} holds released`)
  return 0
})
