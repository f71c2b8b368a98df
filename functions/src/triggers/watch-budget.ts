import { logger } from 'firebase-functions/logger'
import { onMessagePublished } from 'firebase-functions/pubsub'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { budgetNotice, stopAtBudget } from '../domain/maintenance/budget.ts'

/** The budget of the billing account publishes to this topic (docs/operations.md); without a budget nobody does. */
export const watchBudget = onMessagePublished({ topic: 'shop-budget', secrets }, async ({ data }) => {
  const notice = budgetNotice(data.message.json)
  if (!notice) return logger.warn('a message that is no notice of a budget')
  const { shop } = deployedShop()
  const spent = await stopAtBudget(shop, notice, shop.now())
  const log = spent ? logger.error : logger.info
  log(spent ? 'budget spent, buying is off' : 'budget watched', { ...notice })
})
