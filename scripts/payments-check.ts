import { toMajor } from '../contract/src/money.ts'
import {
  checkPayments,
  settleAndCheckPayments,
} from '../functions/src/domain/reconciliation/check-payments.ts'
import { main } from './shop/main.ts'
import { operatorShop } from './shop/operator-shop.ts'

/** Names everything in which Stripe and the orders differ; with `settle` it first settles what can be settled. */
await main(async () => {
  const args = process.argv.slice(2)
  const check = args.includes('settle') ? settleAndCheckPayments : checkPayments
  const shop = await operatorShop(args)
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
