import { info, logger } from 'firebase-functions/logger'
import { onMessagePublished } from 'firebase-functions/pubsub'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { invoiceBacklog } from '../domain/invoices/invoice-backlog.ts'
import { issueDueInvoices as issueAll } from '../domain/invoices/issue-invoices.ts'
import { watchedLines } from '../domain/log.ts'
import { mailBacklog } from '../domain/mail/mail-backlog.ts'
import { sendDueMails as sendAll } from '../domain/mail/send-mail.ts'
import { budgetNotice, stopAtBudget } from '../domain/maintenance/maintenance.ts'
import { keepPromises as keepAllPromises } from '../domain/orders/keep-promises.ts'
import { remindBuyers } from '../domain/orders/remind-buyers.ts'
import { expireOrders as expireAll } from '../domain/payments/close-order.ts'
import { settleAndCheckPayments } from '../domain/reconciliation/check-payments.ts'
import { checkTaxNumbers as checkAllTaxNumbers } from '../domain/refunds/check-tax-numbers.ts'
import { finishRefunds } from '../domain/refunds/refund-order.ts'
import { releaseExpiredHolds } from '../domain/stock/hold-stock.ts'

/** Compares every payment with every order, twice a day: Monitoring can't detect an absence longer than 23.5 hours. */
export const checkPayments = onSchedule(
  { schedule: '0 4,16 * * *', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    const { intents, orders, differences } = await settleAndCheckPayments(shop, shop.now())
    const log = differences.length > 0 ? logger.error : logger.info
    log(watchedLines.paymentsChecked, { intents, orders, differences })
  },
)

/** Expired holds are also released when their product is bought; this covers products that nobody buys. */
export const expireHolds = onSchedule({ schedule: 'every 5 minutes', secrets }, async () => {
  const { shop } = deployedShop()
  const released = await releaseExpiredHolds(shop, shop.now())
  info(watchedLines.holdsReleased, { released })
})

/** Ends unpaid orders that nobody opens, after their buyers were reminded, and finishes interrupted refunds. */
export const expireOrders = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    logger.info('buyers reminded', { orders: await remindBuyers(shop, shop.now()) })
    logger.info(watchedLines.ordersExpired, { ...(await expireAll(shop, shop.now())) })
    // A request may have ended before its refund reached Stripe.
    logger.info('refunds finished', { open: await finishRefunds(shop, shop.now()) })
  },
)

/** Invoices are written when an order is paid, and when somebody opens them; this covers what failed there. */
export const issueDueInvoices = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    const run = await issueAll(shop, shop.now())
    info(watchedLines.invoicesWritten, { ...run, oldestMinutes: await invoiceBacklog(shop, shop.now()) })
  },
)

/** Asks the register about the numbers of orders that were placed while it was silent, and returns tax that was not due. */
export const checkTaxNumbers = onSchedule(
  { schedule: 'every 30 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    info(watchedLines.taxNumbersChecked, { ...(await checkAllTaxNumbers(shop, shop.now())) })
  },
)

/** Orders learn of a delivery with the call that books or moves it; this covers what was interrupted, and what came back otherwise. */
export const keepPromises = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    info(watchedLines.promisesKept, { ...(await keepAllPromises(shop, shop.now())) })
  },
)

/** Tries again what no mail server took, and sends what no trigger was called for. */
export const sendDueMails = onSchedule(
  { schedule: 'every 5 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    if (!shop.mailSettings.sends) return
    const run = await sendAll(shop, shop.now)
    logger.info(watchedLines.mailsSent, { ...run, oldestMinutes: await mailBacklog(shop, shop.now()) })
  },
)

/** The budget of the billing account publishes to this topic (docs/operations.md); without a budget nobody does. */
export const watchBudget = onMessagePublished({ topic: 'shop-budget', secrets }, async ({ data }) => {
  const notice = budgetNotice(data.message.json)
  if (!notice) return logger.warn('a message that is no notice of a budget')
  const { shop } = deployedShop()
  const state = await stopAtBudget(shop, notice, shop.now())
  if (state === 'overspent') logger.error(watchedLines.budgetOverspent, { ...notice })
  else if (state === 'spent') logger.warn(watchedLines.budgetSpent, { ...notice })
  else info('budget watched', { ...notice })
})
