import { expireOrders } from '../functions/src/domain/payments/expire-orders.ts'
import { main } from './shop/main.ts'
import { operatorShop } from './shop/operator-shop.ts'

/** Expires unpaid orders whose time is over and finishes closings that got stuck. */
await main(async () => {
  const shop = await operatorShop(process.argv.slice(2))
  const { closed, paid, failed } = await expireOrders(shop, shop.now())
  console.log(`${closed} orders closed, ${paid} were paid in time, ${failed} have to be tried again`)
  return failed > 0 ? 1 : 0
})
