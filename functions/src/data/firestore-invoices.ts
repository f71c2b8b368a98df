import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { type Invoice, type LostNumbers, yearOf } from '../domain/invoices/invoice.ts'
import type { InvoiceStore } from '../domain/invoices/issue-invoices.ts'
import { dueInvoices, type Issuing, idsToRead, makeInvoices } from '../domain/invoices/make-invoices.ts'
import type { Order } from '../domain/orders/order.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readAll, readIds } from './converter.ts'
import { inBatches } from './in-batches.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

type Asked = Issuing & { orderId: string }

/** Writes and lines of orders that one transaction holds well within the database's limits (500 writes, 10 MiB). */
const mostWrites = 450
const mostLines = 4_000
/** Orders whose invoices are numbered in one transaction, if none of them has more due. */
const invoicesAtOnce = 200

/**
 * Invoices in Firestore: numbers and their documents in one transaction; throws `busy` when it keeps losing races. All of
 * them want the year's counter, into which the database takes a write a second: within an instance, orders that come
 * while others are being numbered are numbered together.
 */
export function firestoreInvoices(
  db: Firestore,
  collections: Collections,
  outbox: Outbox,
  everyMs: number,
): InvoiceStore {
  const { orders, invoices } = collections
  const { put } = orderWriter(collections, outbox)
  const counterOf = (year: number) => db.collection(collectionNames.invoiceCounters).doc(String(year))
  /** A document and no parameter, because after a restore nobody may be given a number before the switch is seen. */
  const pause = db.collection(collectionNames.settings).doc('invoicing')

  /** Numbers the first of them: those of one year, as many as a transaction holds. */
  const issueTogether = (asked: Asked[]) =>
    transact(db, async (transaction) => {
      const [first] = asked
      if (!first) return []
      const year = yearOf(first.now)
      const ofYear = asked.findIndex(({ now }) => yearOf(now) !== year)
      const ids = (ofYear < 0 ? asked : asked.slice(0, ofYear)).map(({ orderId }) => orderId)
      const places = [...new Set(ids)].map((id) => orders.doc(id))
      const found = (await transaction.getAll(...places)).map(
        (document) => [document.id, document.data()] as const,
      )
      const taken = new Map(fitting(found as [string, Order | undefined][]))
      const due = [...taken.values()].flatMap((order) =>
        order && dueInvoices(order).length > 0 ? [order] : [],
      )
      if (due.length > 0) {
        const [counter, paused, ...documents] = await transaction.getAll(
          counterOf(year),
          pause,
          ...due.flatMap(idsToRead).map((id) => invoices.doc(id)),
        )
        if (sinceIn(paused)) throw errors.invoicingPaused()
        const known = documents.flatMap((document) => (document.data() as Invoice | undefined) ?? [])
        const written = new Map(known.map((invoice) => [invoice.id, invoice]))
        const before = Number(counter?.get('last') ?? 0)
        let last = before
        for (const order of due) {
          const made = makeInvoices({ order, last, written }, first)
          taken.set(order.id, await put(transaction, order, made.order, { now: first.now }))
          for (const invoice of made.invoices) transaction.create(invoices.doc(invoice.id), invoice)
          last += made.invoices.length
        }
        if (last > before) transaction.set(counterOf(year), { last }, { merge: true })
      }
      const done = ids.findIndex((id) => !taken.has(id))
      return (done < 0 ? ids : ids.slice(0, done)).map((id) => taken.get(id))
    })
  const issueInTurn = inBatches(issueTogether, { most: invoicesAtOnce, everyMs })

  return {
    issue: (orderId, issuing) => issueInTurn({ orderId, ...issuing }),

    of: async (orderId) => (await readAll(invoices.where('orderId', '==', orderId))).toSorted(byNumber),

    ordersDue: (limit) => readIds(orders.where('invoiceDue', '==', true).limit(limit)),

    async series(year) {
      const counter = await counterOf(year).get()
      const sequences: number[] = []
      // One after another and no more of them than their numbers: a year may have a million.
      const found = invoices.where('year', '==', year).select('sequence').stream()
      for await (const document of found)
        sequences.push(Number((document as unknown as DocumentSnapshot).get('sequence')))
      return { sequences, last: Number(counter.get('last') ?? 0), lost: lostIn(counter) }
    },

    pausedSince: async () => sinceIn(await pause.get()),

    pause: async (since) => void (await pause.set({ since })),

    // In the transaction that gives numbers again, so that none is given from the place before.
    resume: (at, after = []) =>
      transact(db, async (transaction) => {
        // Of two in one year the higher one is written last.
        const places = after.toSorted((one, other) => one.sequence - other.sequence)
        const counters = await Promise.all(places.map(({ year }) => transaction.get(counterOf(year))))
        for (const [index, counter] of counters.entries()) {
          const last = Number(counter.get('last') ?? 0)
          const to = places[index]?.sequence ?? 0
          if (to > last)
            transaction.set(counter.ref, { last: to, lost: [...lostIn(counter), { from: last + 1, to, at }] })
        }
        transaction.delete(pause)
      }),
  }
}

/** The first orders that fit into one transaction; at least one. */
function fitting(found: readonly (readonly [string, Order | undefined])[]) {
  let [writes, lines] = [0, 0]
  const end = found.findIndex(([, order]) => {
    if (!order) return false
    writes += dueInvoices(order).length + 1
    lines += order.lines.length
    return writes > mostWrites || lines > mostLines
  })
  return end < 0 ? found : found.slice(0, Math.max(1, end))
}

function sinceIn(stored: DocumentSnapshot | undefined): Date | undefined {
  const since: unknown = stored?.get('since')
  return since instanceof Timestamp ? since.toDate() : undefined
}

function lostIn(counter: DocumentSnapshot): LostNumbers[] {
  const lost: { from: number; to: number; at: Timestamp }[] = counter.get('lost') ?? []
  return lost.map(({ from, to, at }) => ({ from, to, at: at.toDate() }))
}

const byNumber = (one: Invoice, other: Invoice) => one.year - other.year || one.sequence - other.sequence
