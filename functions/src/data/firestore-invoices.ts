import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Invoice, LostNumbers } from '../domain/invoices/invoice.ts'
import type { InvoiceStore } from '../domain/invoices/issue-invoices.ts'
import { dueInvoices, idsToRead } from '../domain/invoices/make-invoices.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readIds, readIn } from './converter.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { type RunExclusive, transact } from './transact.ts'

/** Invoices in Firestore: a number and its document in one transaction; throws `busy` when it keeps losing races. */
export function firestoreInvoices(
  db: Firestore,
  collections: Collections,
  runExclusive: RunExclusive,
  outbox: Outbox,
): InvoiceStore {
  const { orders, invoices } = collections
  const { put } = orderWriter(collections, outbox)
  const counterOf = (year: number) => db.collection(collectionNames.invoiceCounters).doc(String(year))
  /** A document and no parameter, because after a restore nobody may be given a number before the switch is seen. */
  const pause = db.collection(collectionNames.settings).doc('invoicing')

  return {
    // All of them want the same counter: within an instance they wait for one another instead of aborting each other.
    issue: (orderId, year, rule) =>
      runExclusive('invoices', () =>
        transact(db, async (transaction) => {
          const order = await readIn(transaction, orders.doc(orderId))
          if (!order || dueInvoices(order).length === 0) return order
          const [counter, paused, ...found] = await transaction.getAll(
            counterOf(year),
            pause,
            ...idsToRead(order).map((id) => invoices.doc(id)),
          )
          const written = found.flatMap((document) => (document.data() as Invoice | undefined) ?? [])
          const made = rule({
            order,
            pausedSince: sinceIn(paused),
            last: Number(counter?.get('last') ?? 0),
            written: new Map(written.map((invoice) => [invoice.id, invoice])),
          })
          const named = await put(transaction, order, made.order)
          for (const invoice of made.invoices) transaction.create(invoices.doc(invoice.id), invoice)
          const last = made.invoices.at(-1)
          if (last) transaction.set(counterOf(year), { last: last.sequence }, { merge: true })
          return named
        }),
      ),

    async of(orderId) {
      const { docs } = await invoices.where('orderId', '==', orderId).get()
      return docs.map((document) => document.data()).toSorted(byNumber)
    },

    ordersDue: (limit) => readIds(orders.where('invoiceDue', '==', true).limit(limit)),

    async series(year) {
      const [documents, counter] = await Promise.all([
        invoices.where('year', '==', year).get(),
        counterOf(year).get(),
      ])
      const sequences = documents.docs.map((document) => document.data().sequence)
      return { sequences, last: Number(counter.get('last') ?? 0), lost: lostIn(counter) }
    },

    pausedSince: async () => sinceIn(await pause.get()),

    async pause(since) {
      await pause.set({ since })
    },

    // In the transaction that gives numbers again, so that none is given from the place before.
    resume: (at, after) =>
      transact(db, async (transaction) => {
        if (after) {
          const counter = await transaction.get(counterOf(after.year))
          const last = Number(counter.get('last') ?? 0)
          if (after.sequence > last) {
            const lost = [...lostIn(counter), { from: last + 1, to: after.sequence, at }]
            transaction.set(counter.ref, { last: after.sequence, lost })
          }
        }
        transaction.delete(pause)
      }),
  }
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
