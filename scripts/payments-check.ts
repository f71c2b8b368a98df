import { toMajor } from '../contract/src/money.ts'
import {
  checkPayments,
  settleAndCheckPayments,
} from '../functions/src/domain/reconciliation/check-payments.ts'
import { commands } from './operator/commands.ts'
import { operate } from './operator/operate.ts'

/** Names everything in which Stripe and the orders differ; with `settle` it first settles what can be settled. */
await operate(commands['payments-check'], { stripe: true }, async ({ shop }, { words }) => {
  const check = words.includes('settle') ? settleAndCheckPayments : checkPayments
  const { intents, orders, differences } = await check(shop, shop.now())
  for (const { kind, orderId, intentId, amount, currency, message } of differences) {
    const money = `${toMajor(amount, currency)} ${currency.toUpperCase()}`
    console.log(
      `${kind}: ${intentId ?? 'no payment'} for order ${orderId ?? 'unknown'} ${message} (${money})`,
    )
  }
  console.log(`${intents} payments, ${orders} orders, ${differences.length} differences`)
  return differences.length > 0 ? 1 : 0
})
