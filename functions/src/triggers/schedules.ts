import { onMessagePublished } from 'firebase-functions/pubsub'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { invoiceBacklog, mailBacklog } from '../domain/backlog.ts'
import { issueDueInvoices } from '../domain/invoices/issue-invoices.ts'
import { watchedLines } from '../domain/log.ts'
import { sendDueMails } from '../domain/mail/send-mail.ts'
import { budgetNotice, stopAtBudget } from '../domain/maintenance/maintenance.ts'
import { keepPromises } from '../domain/orders/keep-promises.ts'
import { remindBuyers } from '../domain/orders/remind-buyers.ts'
import { expireOrders } from '../domain/payments/close-order.ts'
import type { Shop } from '../domain/ports.ts'
import { settleAndCheckPayments } from '../domain/reconciliation/check-payments.ts'
import { checkTaxNumbers } from '../domain/refunds/check-tax-numbers.ts'
import { finishRefunds } from '../domain/refunds/refund-order.ts'
import { releaseExpiredHolds } from '../domain/stock/hold-stock.ts'
import { runSpan } from '../telemetry/spans.ts'

/** What the shop does by the clock, and for its budget. Only a run asks for the shop: it knows no parameters before. */
export function schedulesOf(shopOf: () => Shop) {
  const run = (
    name: string,
    schedule: string,
    work: (shop: Shop, now: Date) => Promise<void>,
    timeoutSeconds = 540,
  ) =>
    onSchedule({ schedule, secrets, timeoutSeconds }, async () => {
      const shop = shopOf()
      await runSpan(name, () => work(shop, shop.now()))
    })

  return {
    /** Compares payments since the last check with their orders, twice a day: Monitoring can't detect an absence longer than 23.5 hours. */
    checkPayments: run('checkPayments', '0 4,16 * * *', async (shop, now) => {
      const { intents, orders, differences } = await settleAndCheckPayments(shop, now)
      const level = differences.length > 0 ? 'error' : 'info'
      shop.log[level](watchedLines.paymentsChecked, { intents, orders, differences })
    }),

    /** Expired holds are also released when their product is bought; this covers products that nobody buys. */
    expireHolds: run(
      'expireHolds',
      'every 5 minutes',
      async (shop, now) =>
        shop.log.info(watchedLines.holdsReleased, { released: await releaseExpiredHolds(shop, now) }),
      60,
    ),

    /** Ends unpaid orders that nobody opens, after their buyers were reminded, and finishes interrupted refunds. */
    expireOrders: run('expireOrders', 'every 15 minutes', async (shop, now) => {
      shop.log.info('buyers reminded', { orders: await remindBuyers(shop, now) })
      shop.log.info(watchedLines.ordersExpired, { ...(await expireOrders(shop, shop.now())) })
      // A request may have ended before its refund reached Stripe.
      shop.log.info('refunds finished', { open: await finishRefunds(shop, shop.now()) })
    }),

    /** Invoices are written when an order is paid, and when somebody opens them; this covers what failed there. */
    issueDueInvoices: run('issueDueInvoices', 'every 15 minutes', async (shop, now) => {
      const issued = await issueDueInvoices(shop, now)
      const oldestMinutes = await invoiceBacklog(shop, shop.now())
      shop.log.info(watchedLines.invoicesWritten, { ...issued, oldestMinutes })
    }),

    /** Asks the register about numbers of orders that were placed while it was silent, and returns tax that was not due. */
    checkTaxNumbers: run('checkTaxNumbers', 'every 30 minutes', async (shop, now) =>
      shop.log.info(watchedLines.taxNumbersChecked, { ...(await checkTaxNumbers(shop, now)) }),
    ),

    /** Orders learn of a delivery with the call that books or moves it; this covers what was interrupted, and what came back otherwise. */
    keepPromises: run('keepPromises', 'every 15 minutes', async (shop, now) =>
      shop.log.info(watchedLines.promisesKept, { ...(await keepPromises(shop, now)) }),
    ),

    /** Tells the search engine outside the instances, where there is one, what changed of the products. */
    indexProducts: run('indexProducts', 'every 1 minutes', async (shop) =>
      shop.log.info(watchedLines.productsIndexed, { ...(await shop.searchIndex?.update()) }),
    ),

    /** Tries again what no mail server took, and sends what no trigger was called for. */
    sendDueMails: run('sendDueMails', 'every 5 minutes', async (shop) => {
      if (!shop.mailSettings.sends) return
      const sent = await sendDueMails(shop, shop.now)
      const oldestMinutes = await mailBacklog(shop, shop.now())
      shop.log.info(watchedLines.mailsSent, { ...sent, oldestMinutes })
    }),

    /** The budget of the billing account publishes to this topic (docs/operations.md); without a budget nobody does. */
    watchBudget: onMessagePublished({ topic: 'shop-budget', secrets }, ({ data }) => {
      const shop = shopOf()
      return runSpan('watchBudget', async () => {
        const notice = budgetNotice(data.message.json)
        if (!notice) return shop.log.warn('a message that is no notice of a budget', {})
        const state = await stopAtBudget(shop, notice, shop.now())
        if (state === 'overspent') shop.log.error(watchedLines.budgetOverspent, { ...notice })
        else if (state === 'spent') shop.log.warn(watchedLines.budgetSpent, { ...notice })
        else shop.log.info('budget watched', { ...notice })
      })
    }),
  }
}
