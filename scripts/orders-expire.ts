import { expireOrders } from '../functions/src/domain/payments/close-order.ts'
import { finishRefunds } from '../functions/src/domain/refunds/refund-order.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Expires overdue unpaid orders, and finishes closings and refunds that got stuck. */
await operate(commands['orders-expire'], { stripe: true }, async ({ shop }) => {
  const { closed, paid, failed } = await expireOrders(shop, shop.now())
  console.log(`${closed} orders closed, ${paid} paid in time, ${failed} to be tried again`)
  const open = await finishRefunds(shop, shop.now())
  if (open > 0) console.log(`${open} refunds are still open`)
  return failed + open > 0 ? 1 : 0
})
