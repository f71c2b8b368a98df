import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { addressId, delivered } from '../domain/mail/mail.ts'
import { isPaid, type Order } from '../domain/orders/order.ts'
import { isTheirs, type Person, type RemovalStore, removedEmail } from '../domain/removal/remove-account.ts'
import { stored } from '../domain/stored-texts.ts'
import * as m from '../texts/removal.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readAll, readIn } from './converter.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { chunksOf, readRating } from './product-documents.ts'
import { transact } from './transact.ts'

const decidedBy = [
  ['roleChanges', 'email'],
  ['roleChanges', 'byEmail'],
  ['users', 'promotedBy'],
  ['moderationRecords', 'byEmail'],
  ['hiddenReviews', 'hidden.by'],
  ['productImports', 'byEmail'],
  ['mail', 'copy.by'],
] as const

/** By uid; the account itself comes last. */
const ofAccount = ['addressBooks', 'carts', 'unpaidStandings', 'declines', 'users'] as const

const removedReason = stored(m.removed)

export function firestoreRemovals(db: Firestore, collections: Collections, outbox: Outbox): RemovalStore {
  const { orders, deletedOrders, reviews, hiddenReviews, messages, mail, holds, invoices, stockNotices } =
    collections
  const { put } = orderWriter(collections, outbox)
  const of = (name: keyof typeof collectionNames) => db.collection(collectionNames[name])
  const docsOf = async (name: keyof typeof collectionNames, uid: string) =>
    (await of(name).where('uid', '==', uid).get()).docs

  /** Changes what a query finds, each in a transaction of its own and as it is then; says how many it found. */
  async function inEach<Found>(
    query: Query<Found>,
    change: (transaction: Transaction, found: Found, ref: DocumentReference<Found>) => unknown,
  ): Promise<number> {
    const { docs } = await query.get()
    for (const { ref } of docs) {
      await transact(db, async (transaction) => {
        const found = await readIn(transaction, ref)
        if (found) await change(transaction, found, ref)
      })
    }
    return docs.length
  }

  /** Goes through the typed collection, so that what is stored for searching is written anew too. */
  async function anonymizeOrders(uid: string, now: Date): Promise<number> {
    const kept = await changeOrders(orders.where('uid', '==', uid), now, withoutBuyer)
    const deleted = await deletedOrders.where('uid', '==', uid).get()
    for (const doc of deleted.docs) await doc.ref.set(withoutBuyer(doc.data()))
    return kept + deleted.size
  }

  const changeOrders = (query: Query<Order>, now: Date, rule: (order: Order) => Order) =>
    inEach(query, (transaction, order) => put(transaction, order, rule(order), { now }))

  /** What an admin decided stays, as proof of who did what, under the account's uid alone. */
  async function anonymizeDecisions(email: string): Promise<void> {
    for (const [name, field] of decidedBy) {
      const { docs } = await of(name).where(field, '==', email).get()
      for (const { ref } of docs) await ref.update({ [field]: removedEmail })
    }
  }

  /** A former admin's replies stay with the messages of others, without saying whose they are. */
  async function anonymizeReplies(uid: string, emails: ReadonlySet<string>): Promise<void> {
    // Only who had a role has replied; for others the shop's messages are not read.
    if ((await of('roleChanges').where('uid', '==', uid).limit(1).get()).empty) return
    const { docs } = await messages.get()
    for (const doc of docs) {
      const { replies = [] } = doc.data()
      if (!replies.some(({ by }) => emails.has(by))) continue
      await doc.ref.update({
        replies: replies.map((reply) => (emails.has(reply.by) ? { ...reply, by: removedEmail } : reply)),
      })
    }
  }

  /** Mails to all admins stay for the others. */
  function leaveMails({ email, ...time }: Person['emails'][number]) {
    const others = (addresses: readonly string[]) => addresses.filter((address) => address !== email)
    return inEach(mail.where('to', 'array-contains', email), (transaction, found, ref) => {
      if (!isTheirs(time, found)) return undefined
      const to = others(found.to)
      const { info } = found.delivery
      if (to.length === 0) return transaction.delete(ref)
      const left = info && { ...info, accepted: others(info.accepted), rejected: others(info.rejected) }
      const waitingFor = found.waitingFor && others(found.waitingFor)
      const kept = { ...found, to, waitingFor, delivery: { ...found.delivery, info: left } }
      // The others have got it: nobody is left whom it could still be sent to.
      const isDone = left && waitingFor?.length === 0
      return transaction.set(
        ref,
        isDone ? delivered(kept, left, found.delivery.endTime ?? found.createdAt) : kept,
      )
    })
  }

  /** Without recipients, mails to the shop go to all admins. */
  async function leaveRecipients(email: string): Promise<void> {
    const { docs } = await of('settings').where('recipients', 'array-contains', email).get()
    for (const { ref } of docs) await ref.update({ recipients: FieldValue.arrayRemove(email) })
  }

  /** The records of refunds, whose copies the orders have. */
  async function anonymizeRefunds(orderIds: readonly string[]): Promise<void> {
    for (const ids of chunksOf(orderIds)) {
      const { docs } = await of('refunds').where('orderId', 'in', ids).get()
      for (const { ref } of docs) await ref.update({ reason: removedReason, asked: FieldValue.delete() })
    }
  }

  /** Only paid orders have them, and those are never deleted. */
  const anonymizeAddressChanges = (email: string, now: Date) =>
    changeOrders(orders.where('addressChangedBy', 'array-contains', email), now, (order) => ({
      ...order,
      addressChanges: order.addressChanges?.map((change) =>
        change.by === email ? { ...change, by: removedEmail } : change,
      ),
    }))

  /** One by one, because the products they are about lose their stars with them. */
  const deleteReviews = (uid: string) =>
    inEach(reviews.where('uid', '==', uid), async (transaction, review, ref) => {
      const rating = await readRating(transaction, collections, review.productId)
      rating.change({ removed: review.rating })
      transaction.delete(ref)
    })

  async function deleteAll(docs: readonly QueryDocumentSnapshot[]): Promise<number> {
    const writer = db.bulkWriter()
    for (const { ref } of docs) void writer.delete(ref)
    await writer.close()
    return docs.length
  }

  const ownedBy = <Owned>(collection: CollectionReference<Owned>, uid: string) =>
    readAll(collection.where('uid', '==', uid))

  const messagesOf = (emails: Person['emails']) => foundBy(messages, 'email', emails)

  /** Mails to and about the person: by their emails, and by their orders whatever the email was then. */
  async function mailsOf(emails: Person['emails'], orderIds: readonly string[]) {
    const byOrder = chunksOf(orderIds).map((ids) => mail.where('orderId', 'in', ids).get())
    const found = [
      ...(await foundBy(mail, 'person', emails)),
      ...(await Promise.all(byOrder)).flatMap(({ docs }) => docs),
    ]
    return [...new Map(found.map((doc) => [doc.id, doc])).values()]
  }

  return {
    ordersOf: (uid) => ownedBy(orders, uid),

    async emailsUsedBy(uid) {
      const found = await Promise.all(
        [orders, deletedOrders, reviews, hiddenReviews].map((collection) =>
          ownedBy(collection as CollectionReference<{ email: string }>, uid),
        ),
      )
      return [...new Set(found.flat().map(({ email }) => email))].filter((email) => email !== removedEmail)
    },

    async find({ uid, emails }) {
      const [ownOrders, deleted] = await Promise.all([ownedBy(orders, uid), ownedBy(deletedOrders, uid)])
      const [shown, hidden] = await Promise.all([ownedBy(reviews, uid), ownedBy(hiddenReviews, uid)])
      const orderIds = [...ownOrders, ...deleted].map(({ id }) => id)
      return {
        holds: await ownedBy(holds, uid),
        orders: ownOrders,
        deletedOrders: deleted,
        invoices: await ownedBy(invoices, uid),
        reviews: [...shown, ...hidden],
        messages: (await messagesOf(emails)).map((doc) => doc.data()),
        mails: (await mailsOf(emails, orderIds)).map((doc) => doc.data()),
        notices: (await foundBy(stockNotices, 'email', emails)).map((doc) => doc.data()),
      }
    },

    async erase({ uid, emails }, now) {
      const ordered = await Promise.all([docsOf('orders', uid), docsOf('deletedOrders', uid)])
      const orderIds = ordered.flat().map(({ id }) => id)
      const deleted = {
        // A live hold releases its units first; what stays of it names nobody.
        holds: await deleteAll((await docsOf('holds', uid)).filter((doc) => doc.get('state') !== 'held')),
        reviews: (await deleteReviews(uid)) + (await deleteAll(await docsOf('hiddenReviews', uid))),
        messages: await deleteAll(await messagesOf(emails)),
        mails: await deleteAll(await mailsOf(emails, orderIds)),
        notices: await deleteAll(await foundBy(stockNotices, 'email', emails)),
      }
      const keptOrders = await anonymizeOrders(uid, now)
      await anonymizeRefunds(orderIds)
      await anonymizeReplies(uid, new Set(emails.filter(({ until }) => !until).map(({ email }) => email)))
      // What is another account's by now stays under its email: what came before cannot be told from what came later.
      for (const { email, since } of emails.filter(({ until }) => !until)) {
        await anonymizeDecisions(email)
        await leaveRecipients(email)
        await of('failingAddresses').doc(addressId(email)).delete()
        await anonymizeAddressChanges(email, now)
        await leaveMails({ email, since })
      }
      const keptInvoices = (await invoices.where('uid', '==', uid).count().get()).data().count
      for (const name of ofAccount) await of(name).doc(uid).delete()
      return { uid, deleted, keptOrders, keptInvoices }
    },
  }
}

/** An order as it stays for accounting: the country says which tax was due, the rest of the address who the buyer was. */
function withoutBuyer<Kept extends Order>(order: Kept): Kept {
  const { address, addressChanges, cancelRequest, discount, refunds, returns, shipments, undoneShipments } =
    order
  const anonymous = (country: string) => ({ name: stored(m.removedName), line1: '', city: '', country })
  return {
    ...order,
    email: removedEmail,
    buyerName: undefined,
    asked: undefined,
    poNumber: undefined,
    // A carrier tells to whom a parcel went.
    tracking: undefined,
    shipments: shipments.map((shipment) => ({ ...shipment, tracking: undefined })),
    undoneShipments: undoneShipments?.map((shipment) => ({ ...shipment, tracking: undefined })),
    address: address && anonymous(address.country),
    // What the register said of a company proves the rate of what was paid.
    taxEvidence: isPaid(order) ? order.taxEvidence : undefined,
    addressChanges: addressChanges?.map((change) => ({
      ...change,
      from: change.from && anonymous(change.from.country),
    })),
    notes: undefined,
    // What the buyer and admins wrote may say who the buyer is.
    cancelRequest: cancelRequest && { ...cancelRequest, reason: undefined, answer: undefined },
    returns: returns.map((one) => ({
      ...one,
      words: undefined,
      images: undefined,
      answer: undefined,
      asked: undefined,
    })),
    refunds: refunds.map((refund) => ({ ...refund, reason: removedReason, asked: undefined })),
    discount: discount && { ...discount, reason: removedReason },
  }
}

/** Documents with one of the emails, except from when another account had it. */
async function foundBy<Found extends { createdAt: Date }>(
  collection: CollectionReference<Found>,
  field: string,
  emails: Person['emails'],
): Promise<QueryDocumentSnapshot<Found>[]> {
  const found = await Promise.all(
    emails.map(async ({ email, ...time }) => {
      const { docs } = await collection.where(field, '==', email).get()
      return docs.filter((doc) => isTheirs(time, doc.data()))
    }),
  )
  return found.flat()
}
