import { rewriteOrders } from '../functions/src/domain/orders/rewrite-orders.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Stores orders of earlier releases in today's shape; without `--apply` it says how many there are. */
await operate(commands['orders-rewrite'], { stripe: false }, async ({ shop }, { values: { apply } }) => {
  const { orders, older } = await rewriteOrders(shop, { apply })
  const done = apply ? 'stored anew' : 'stored in an older shape; --apply stores them anew'
  console.log(`${older} of ${orders} orders ${done}`)
  return 0
})
