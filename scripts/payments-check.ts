import { toMajor } from '../contract/src/money.ts'
import {
  checkPayments,
  settleAndCheckPayments,
} from '../functions/src/domain/reconciliation/check-payments.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'
import { Failure } from './shop/failure.ts'

/** Lists differences between Stripe and the orders; `settle` settles first, `--full` looks at all. */
await operate(commands['payments-check'], { stripe: true }, async ({ shop }, { words, values }) => {
  if (words.includes('settle') && values.database) {
    throw new Failure("A copy is only looked at: settling would move the real payments' money.")
  }
  const check = words.includes('settle') ? settleAndCheckPayments : checkPayments
  const { intents, orders, differences } = await check(shop, shop.now(), { full: values.full })
  for (const { kind, orderId, intentId, amount, currency, message } of differences) {
    const money = `${toMajor(amount, currency)} ${currency.toUpperCase()}`
    console.log(
      `${kind}: ${intentId ?? 'no payment'} for order ${orderId ?? 'unknown'} ${message} (${money})`,
    )
  }
  console.log(`${intents} payments, ${orders} orders, ${differences.length} differences`)
  return differences.length > 0 ? 1 : 0
})
