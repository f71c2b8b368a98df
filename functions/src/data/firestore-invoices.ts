import type { Firestore } from 'firebase-admin/firestore'
import type { Invoice } from '../domain/invoices/invoice.ts'
import type { InvoiceStore } from '../domain/invoices/issue-invoices.ts'
import { dueInvoices, idsToRead } from '../domain/invoices/make-invoices.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
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

  return {
    // All of them want the same counter: within an instance they wait for one another instead of aborting each other.
    issue: (orderId, year, rule) =>
      runExclusive('invoices', () =>
        transact(db, async (transaction) => {
          const order = (await transaction.get(orders.doc(orderId))).data()
          if (!order || dueInvoices(order).length === 0) return order
          const [counter, ...found] = await transaction.getAll(
            counterOf(year),
            ...idsToRead(order).map((id) => invoices.doc(id)),
          )
          const written = found.flatMap((document) => (document.data() as Invoice | undefined) ?? [])
          const made = rule({
            order,
            last: Number(counter?.get('last') ?? 0),
            written: new Map(written.map((invoice) => [invoice.id, invoice])),
          })
          const named = await put(transaction, order, made.order)
          for (const invoice of made.invoices) transaction.create(invoices.doc(invoice.id), invoice)
          const last = made.invoices.at(-1)
          if (last) transaction.set(counterOf(year), { last: last.sequence })
          return named
        }),
      ),

    async of(orderId) {
      const { docs } = await invoices.where('orderId', '==', orderId).get()
      return docs.map((document) => document.data()).toSorted(byNumber)
    },

    async ordersDue(limit) {
      const { docs } = await orders.where('invoiceDue', '==', true).limit(limit).get()
      return docs.map(({ id }) => id)
    },

    async series(year) {
      const [documents, counter] = await Promise.all([
        invoices.where('year', '==', year).get(),
        counterOf(year).get(),
      ])
      const sequences = documents.docs.map((document) => document.data().sequence)
      return { sequences, last: Number(counter.get('last') ?? 0) }
    },
  }
}

const byNumber = (one: Invoice, other: Invoice) => one.year - other.year || one.sequence - other.sequence
