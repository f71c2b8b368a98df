import { toMajor } from '../../contract/src/money.ts'
import { day } from '../../contract/src/supply.ts'
import { collectionsOf } from '../../functions/src/data/collections.ts'
import {
  invoiceNumber,
  placeOf,
  seriesProblems,
  yearOf,
} from '../../functions/src/domain/invoices/invoice.ts'
import { issueDueInvoices } from '../../functions/src/domain/invoices/issue-invoices.ts'
import { announcement } from '../../functions/src/domain/maintenance/maintenance.ts'
import { keepPromises } from '../../functions/src/domain/orders/keep-promises.ts'
import { rewriteOrders } from '../../functions/src/domain/orders/older-order.ts'
import { remindBuyers } from '../../functions/src/domain/orders/remind-buyers.ts'
import { expireOrders } from '../../functions/src/domain/payments/close-order.ts'
import {
  checkPayments,
  settleAndCheckPayments,
} from '../../functions/src/domain/reconciliation/check-payments.ts'
import { checkTaxNumbers } from '../../functions/src/domain/refunds/check-tax-numbers.ts'
import { finishRefunds } from '../../functions/src/domain/refunds/refund-order.ts'
import { nobody, removeAccount } from '../../functions/src/domain/removal/remove-account.ts'
import { releaseExpiredHolds } from '../../functions/src/domain/stock/hold-stock.ts'
import { rollUpMovements } from '../../functions/src/domain/stock/roll-up-movements.ts'
import { Failure } from '../shop/failure.ts'
import { auditStock } from './audit-stock.ts'
import { makeAdmin } from './make-admin.ts'
import { onShop, target } from './on-shop.ts'
import { carryOverTax } from './tax-carry-over.ts'

/** A database beside the shop's own, such as a restored backup. */
const copy = { ...target, database: { type: 'string' } } as const
const off = { type: 'boolean', default: false } as const

/** The first moment of a day, in UTC. Throws a Failure for what is no day of the calendar. */
export function startOf(said: unknown): Date {
  if (!day.safeParse(said).success) throw new Failure('--before is a day, for example 2025-01-01 (UTC).')
  return new Date(`${said}T00:00:00Z`)
}

export const shopCommands = [
  onShop(
    {
      name: 'payments:check',
      options: {
        ...copy,
        /** All payments, not only those since the last check. */
        full: off,
        /** The shop is closed, so payments of the last hour are not in progress either. */
        closed: off,
      },
      words: [['settle']],
      stripe: true,
    },
    async ({ shop }, { words, values }) => {
      if (words.includes('settle') && values.database)
        throw new Failure("A copy is only looked at: settling would move the real payments' money.")
      const check = words.includes('settle') ? settleAndCheckPayments : checkPayments
      const { intents, orders, differences } = await check(shop, shop.now(), values)
      for (const { kind, orderId, intentId, amount, currency } of differences) {
        const money = `${toMajor(amount, currency)} ${currency.toUpperCase()}`
        console.log(`${kind}: ${intentId ?? 'no payment'} for order ${orderId ?? 'unknown'} (${money})`)
      }
      console.log(`${intents} payments, ${orders} orders, ${differences.length} differences`)
      return differences.length > 0 ? 1 : 0
    },
  ),

  onShop({ name: 'invoices:issue', options: target }, async ({ shop }) => {
    const now = shop.now()
    const { issued, failed, pausedSince } = await issueDueInvoices(shop, now)
    console.log(
      pausedSince
        ? `No numbers are given since ${pausedSince.toISOString()} (npm run invoicing -- on).`
        : `${issued} orders got their invoices and credit notes, ${failed} to be tried again`,
    )
    let problems = 0
    for (const year of [yearOf(now) - 1, yearOf(now)]) {
      const series = await shop.invoices.series(year)
      const { missing, double } = seriesProblems(series)
      problems += missing.length + double.length
      if (series.last > 0)
        console.log(
          `${year}: 1 to ${series.last}, ${missing.length + double.length === 0 ? 'without a hole' : ''}`,
        )
      for (const { from, to, at } of series.lost)
        console.log(`${year}: the documents of ${from} to ${to} were lost before ${at.toISOString()}`)
      if (missing.length > 0) console.error(`${year}: no document has ${missing.join(', ')}`)
      if (double.length > 0) console.error(`${year}: several documents have ${double.join(', ')}`)
    }
    return failed + problems > 0 ? 1 : 0
  }),

  /** Stops giving numbers to invoices and credit notes, gives them again, or prints how far the series of this year and the last are. */
  onShop(
    {
      name: 'invoicing',
      options: {
        ...copy,
        /** The last number of a year that was given before the database was restored to an earlier moment; once for each year. */
        after: { type: 'string', multiple: true },
      },
      words: [['on', 'off', 'status']],
      needs: 1,
      only: { after: 'on' },
    },
    async ({ shop, where }, { words, values }) => {
      const now = shop.now()
      const after = values.after?.map((number) => {
        const place = placeOf(number)
        if (!place) throw new Failure(`'${number}' is no number like ${invoiceNumber(yearOf(now), 42)}.`)
        return place
      })
      if (words[0] === 'off') await shop.invoices.pause(now)
      if (words[0] === 'on') await shop.invoices.resume(now, after)
      const since = await shop.invoices.pausedSince()
      console.log(`${where}: numbers are ${since ? `not given since ${since.toISOString()}` : 'given'}.`)
      for (const year of [yearOf(now) - 1, yearOf(now)]) {
        const { last } = await shop.invoices.series(year)
        console.log(
          `${year}: ${last === 0 ? 'none was given' : `the last one is ${invoiceNumber(year, last)}`}`,
        )
      }
    },
  ),

  /** Reminds buyers, expires overdue unpaid orders, and finishes closings and refunds that got stuck. */
  onShop({ name: 'orders:expire', options: target, stripe: true }, async ({ shop }) => {
    await remindBuyers(shop, shop.now())
    const { closed, paid, failed } = await expireOrders(shop, shop.now())
    console.log(`${closed} orders closed, ${paid} paid in time, ${failed} to be tried again`)
    const open = await finishRefunds(shop, shop.now())
    if (open > 0) console.log(`${open} refunds are still open`)
    return failed + open > 0 ? 1 : 0
  }),

  /** Stores orders of earlier releases in today's shape; without `--apply` it says how many there are. */
  onShop(
    { name: 'orders:rewrite', options: { ...target, apply: off } },
    async ({ shop }, { values: { apply } }) => {
      const { orders, older } = await rewriteOrders(shop, { apply, now: shop.now() })
      const done = apply ? 'stored anew' : 'stored in an older shape; --apply stores them anew'
      console.log(`${older} of ${orders} orders ${done}`)
    },
  ),

  onShop({ name: 'holds:release', options: target }, async ({ shop }) => {
    console.log(`${await releaseExpiredHolds(shop, shop.now())} holds released`)
  }),

  /** Tells orders of deliveries that came or move, and who asked for it that a product is back. */
  onShop({ name: 'promises:keep', options: target }, async ({ shop }) => {
    const { orders, notices, failed } = await keepPromises(shop, shop.now())
    const told = `${orders} orders told of deliveries, ${notices} people that a product is back`
    console.log(`${told}, ${failed} to be tried again`)
    return failed > 0 ? 1 : 0
  }),

  /** Makes the collection of the search engine anew beside the one in use, fills it and changes over. */
  onShop({ name: 'search:index', options: target, search: true }, async ({ shop, where }) => {
    if (!shop.searchIndex)
      throw new Failure(`TYPESENSE_URL of ${where} is empty: its products are searched in memory.`)
    console.log(`${await shop.searchIndex.rebuild()} products are in Typesense`)
  }),

  /** Asks the register again about tax numbers of orders that were placed while it was silent. */
  onShop({ name: 'tax:check', options: target, stripe: true }, async ({ shop }) => {
    const { returned, kept, waiting, failed } = await checkTaxNumbers(shop, shop.now())
    console.log(
      `${returned} orders got tax back, ${kept} keep it, ${waiting} wait, ${failed} to be tried again`,
    )
    return failed > 0 ? 1 : 0
  }),

  /** Checks that every product's stock is the sum of its movements, and that what is promised is what orders wait for. */
  onShop({ name: 'stock:audit', options: copy }, async ({ db, shop }) => {
    const { products, wrong } = await auditStock(collectionsOf(db), shop.now())
    for (const sentence of wrong) console.error(sentence)
    console.log(
      wrong.length === 0
        ? `${products} products: every stock equals the sum of its movements, and every promise is one of an order.`
        : `${wrong.length} wrong in ${products} products.`,
    )
    return wrong.length === 0 ? 0 : 1
  }),

  /** Replaces old stock movements with one per product; `stock:audit` finds the same sums. */
  onShop(
    {
      name: 'stock:roll-up',
      options: { ...target, before: { type: 'string' } },
      requires: ['before'],
    },
    async ({ shop }, { values }) => {
      const { products, movements } = await rollUpMovements(shop, startOf(values.before), shop.now())
      console.log(`${movements} stock movements of ${products} products rolled up`)
    },
  ),

  onShop(
    {
      name: 'maintenance',
      options: { ...target, message: { type: 'string' } },
      words: [['on', 'off', 'status']],
      needs: 1,
      only: { message: 'on' },
    },
    async ({ shop, where }, { words, values }) => {
      if (words[0] === 'on') {
        const announced = announcement(values.message, shop.now())
        if (!announced) throw new Failure('The message has to be one line of 1 to 300 characters.')
        await shop.maintenance.begin(announced)
      }
      if (words[0] === 'off') await shop.maintenance.end()
      const current = await shop.maintenance.stored()
      console.log(
        current
          ? `${where}: buying has been off since ${current.since.toISOString()}. Pages show: ${current.message}`
          : `${where}: buying is on.`,
      )
    },
  ),

  onShop(
    { name: 'make-admin', options: target, words: ['EMAIL'], needs: 1 },
    async (opened, { words: [email = ''] }) => {
      const changed = await makeAdmin(opened, email, opened.shop.now())
      console.log(`${email} ${changed ? 'is now' : 'already was'} an admin in ${opened.where}.`)
    },
  ),

  /** Removes what the shop knows about a person; without `--yes` it only says what would be removed. */
  onShop(
    {
      name: 'remove-person',
      options: { ...target, yes: off },
      words: ['EMAIL'],
      needs: 1,
      stripe: true,
    },
    async ({ shop, where }, { words: [email = ''], values }) => {
      if (!values.yes)
        throw new Failure(
          `This deletes the account, profile, saved cards, reviews and messages of ${email} in ${where} and removes name and email from their orders. This cannot be undone. Pass --yes to do it.`,
        )
      const { uid, deleted, keptOrders, keptInvoices } = await removeAccount(shop, email)
      const whose =
        uid === nobody ? 'no account, because this email has none,' : `account and profile ${uid},`
      console.log(
        `Removed from ${where}: ${whose} ${deleted.reviews} reviews, ${deleted.messages} messages, ${deleted.mails} mails, ${deleted.notices} notices, ${deleted.holds} holds. ${keptOrders} orders are kept without name and email, ${keptInvoices} invoices and credit notes as they were sent: the law requires both.\nStripe still has their payments, and the backups have their data: docs/operations.md says what to do there.`,
      )
    },
  ),

  carryOverTax,
]
