import { collectionsOf } from '../functions/src/data/collections.ts'
import { auditStock, sentenceAbout } from './operator/audit-stock.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Checks that every product's stock is the sum of its stock movements. */
await operate(commands['stock-audit'], { stripe: false }, async ({ db }) => {
  const { products, wrong } = await auditStock(collectionsOf(db))
  for (const product of wrong) console.error(sentenceAbout(product))
  console.log(
    wrong.length === 0
      ? `${products} products: every stock equals the sum of its movements.`
      : `${wrong.length} of ${products} products have the wrong stock.`,
  )
  return wrong.length === 0 ? 0 : 1
})
