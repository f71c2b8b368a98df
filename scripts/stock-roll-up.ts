import { rollUpMovements } from '../functions/src/domain/stock/roll-up-movements.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'
import { Failure } from './shop/failure.ts'

/** Replaces old stock movements with one per product; `stock:audit` finds the same sums. */
await operate(commands['stock-roll-up'], { stripe: false }, async ({ shop }, { values }) => {
  const before = new Date(`${values.before}T00:00:00Z`)
  if (Number.isNaN(before.getTime())) throw new Failure('--before is a day, for example 2025-01-01 (UTC).')
  const { products, movements } = await rollUpMovements(shop, before, shop.now())
  console.log(`${movements} stock movements of ${products} products rolled up`)
  return 0
})
