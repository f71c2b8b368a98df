import { randomUUID } from 'node:crypto'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectionsOf } from '../src/data/collections.ts'
import { firestoreInvoices } from '../src/data/firestore-invoices.ts'
import { seriesProblems } from '../src/domain/invoices/invoice.ts'
import { type InvoiceStore, issueDueInvoices, issueInvoices } from '../src/domain/invoices/issue-invoices.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { paidIntent, unpaidOrder } from './support/oak-order.ts'

const payments = 200
/** Every so many of them was refunded in part by the time it is settled. */
const refundEvery = 10

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** A database whose transactions fail again and again: before they begin, after they wrote, and after they committed. */
function failing(db: Firestore): Firestore {
  let transactions = 0
  const unavailable = () => Object.assign(new Error('injected fault'), { code: 14 })
  async function runTransaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const fault = transactions++ % 7
    if (fault === 1) throw unavailable()
    const result = await db.runTransaction(
      async (transaction) => {
        const made = await work(transaction)
        if (fault === 3) throw unavailable()
        return made
      },
      { maxAttempts: 1 },
    )
    if (fault === 5) throw unavailable()
    return result
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'runTransaction') return runTransaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** An instance of the function with a queue of its own. */
const instance = (): InvoiceStore =>
  firestoreInvoices(failing(api.db), collectionsOf(api.db), { write: async () => undefined }, 0)

it(`numbers have no hole after ${payments} payments at once with faults`, async () => {
  const { orders, invoices } = collectionsOf(api.db)
  const ids = Array.from({ length: payments }, () => randomUUID())
  await Promise.all(
    ids.map((id, index) => orders.doc(id).create({ ...unpaidOrder, id, number: `T-${index}` })),
  )

  const triggers = instance()
  const another = instance()
  const now = new Date('2031-05-05T12:00:00Z')
  let failed = 0
  const issue = async (invoices: InvoiceStore, orderId: string) => {
    const { settings } = api.shop
    await issueInvoices({ invoices, settings }, orderId, now).catch(() => failed++)
  }
  await Promise.all(
    ids.map(async (orderId, index) => {
      const isRefunded = index % refundEvery === 0
      const intent = { ...paidIntent, id: `pi_${orderId}`, orderId, refunded: isRefunded ? 1000 : 0 }
      const refund = { id: `re_${orderId}`, amount: 1000, state: 'succeeded' as const, createdAt: now }
      await api.shop.payments.settle({ intent, refunds: isRefunded ? [refund] : [], orderId, now })
      // The trigger may run twice, and somebody may open the invoice at the same time.
      const others = index % 4 === 0 ? [index % 100 === 0 ? another : triggers] : []
      await Promise.all([triggers, ...others].map((invoices) => issue(invoices, orderId)))
    }),
  )
  expect(failed).toBeGreaterThan(20)

  // The schedule comes again and again, and its transactions fail, too.
  const shop = { ...api.shop, invoices: instance() }
  while ((await shop.invoices.ordersDue(1)).length > 0) await issueDueInvoices(shop, now)

  const documents = payments + payments / refundEvery
  const series = await api.shop.invoices.series(2031)
  expect(series.last).toBe(documents)
  expect(seriesProblems(series)).toEqual({ missing: [], double: [] })
  const stored = await Promise.all(ids.map(async (id) => (await orders.doc(id).get()).data()))
  const named = stored.flatMap((order) => [
    order?.invoiceNumber,
    ...(order?.refunds ?? []).map(({ creditNote }) => creditNote?.number),
  ])
  const written = (await invoices.where('year', '==', 2031).get()).docs.map((each) => each.get('number'))
  expect(named.toSorted()).toEqual(written.toSorted())
}, 120_000)

it('orders that are due at once are numbered by few transactions', async () => {
  const { orders } = collectionsOf(api.db)
  const ids = Array.from({ length: 200 }, () => randomUUID())
  const paid = { state: 'paid', paidAt: new Date(), transactionId: 'pi_together' } as const
  await Promise.all(
    ids.map((id, index) => orders.doc(id).create({ ...unpaidOrder, ...paid, id, number: `U-${index}` })),
  )
  let transactions = 0
  const counting = new Proxy(api.db, {
    get(target, name) {
      if (name === 'runTransaction') transactions++
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const invoices = firestoreInvoices(counting, collectionsOf(api.db), { write: async () => undefined }, 0)
  const now = new Date('2032-05-05T12:00:00Z')
  const { settings } = api.shop
  const named = await Promise.all(ids.map((id) => issueInvoices({ invoices, settings }, id, now)))
  expect(transactions).toBeLessThanOrEqual(3)
  const { sequences, ...series } = await api.shop.invoices.series(2032)
  expect(series.last).toBe(200)
  expect(seriesProblems({ ...series, sequences })).toEqual({ missing: [], double: [] })
  expect(new Set(named.map((order) => order?.invoiceNumber)).size).toBe(200)
})
