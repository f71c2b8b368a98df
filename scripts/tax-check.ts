import { checkTaxNumbers } from '../functions/src/domain/refunds/check-tax-numbers.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Asks the register again about tax numbers of orders that were placed while it was silent. */
await operate(commands['tax-check'], { stripe: true }, async ({ shop }) => {
  const { returned, kept, waiting, failed } = await checkTaxNumbers(shop, shop.now())
  console.log(
    `${returned} orders got tax back, ${kept} keep it, ${waiting} wait, ${failed} to be tried again`,
  )
  return failed > 0 ? 1 : 0
})
