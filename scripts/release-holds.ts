import { releaseExpiredHolds } from '../functions/src/domain/stock/release-holds.ts'
import { main } from './shop/main.ts'
import { operatorShop } from './shop/operator-shop.ts'

/** Gives the units of holds that ran out back to the shelf. */
await main(async () => {
  const shop = await operatorShop(process.argv.slice(2))
  console.log(`${await releaseExpiredHolds(shop, shop.now())} holds released`)
  return 0
})
