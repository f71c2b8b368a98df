import { expireOrders } from '../functions/src/domain/payments/expire-orders.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Expires overdue unpaid orders and finishes closings that got stuck. */
await operate(commands['orders-expire'], { stripe: true }, async ({ shop }) => {
  const { closed, paid, failed } = await expireOrders(shop, shop.now())
  console.log(`${closed} orders closed, ${paid} paid in time, ${failed} to be tried again`)
  return failed > 0 ? 1 : 0
})
