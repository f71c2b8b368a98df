import { collectionsOf } from '../functions/src/data/collections.ts'
import { auditStock, sentenceAbout } from './operator/audit-stock.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Proves that every product's stock is what its movements add up to. */
await operate(commands['stock-audit'], { stripe: false }, async ({ db }) => {
  const { products, wrong } = await auditStock(collectionsOf(db))
  for (const product of wrong) console.error(sentenceAbout(product))
  console.log(
    wrong.length === 0
      ? `${products} products: every stock is what its movements add up to.`
      : `${wrong.length} of ${products} products do not add up.`,
  )
  return wrong.length === 0 ? 0 : 1
})
