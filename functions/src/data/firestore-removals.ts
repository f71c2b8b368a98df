import type { CollectionReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { addressId } from '../domain/mail/mail.ts'
import type { Order } from '../domain/orders/order.ts'
import { type RemovalStore, removedEmail, removedName } from '../domain/removal/remove-account.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { readRating } from './product-documents.ts'
import { transact } from './transact.ts'

const decidedBy = [
  ['roleChanges', 'email'],
  ['roleChanges', 'byEmail'],
  ['users', 'promotedBy'],
  ['moderationRecords', 'byEmail'],
  ['hiddenReviews', 'hidden.by'],
  ['productImports', 'byEmail'],
] as const

export function firestoreRemovals(db: Firestore, collections: Collections): RemovalStore {
  const { orders, deletedOrders, reviews } = collections
  const of = (name: keyof typeof collectionNames) => db.collection(collectionNames[name])

  /** Goes through the typed collection, so that what is stored for searching is written anew too. */
  async function anonymize<Kept extends Order>(collection: CollectionReference<Kept>, uid: string) {
    const { docs } = await collection.where('uid', '==', uid).get()
    for (const { ref } of docs) {
      await transact(db, async (transaction) => {
        const kept = (await transaction.get(ref)).data()
        if (!kept) return
        transaction.set(ref, withoutBuyer(kept))
      })
    }
    return docs.length
  }

  /** What an admin decided stays, as proof of who did what, under the account's uid alone. */
  async function anonymizeDecisions(email: string): Promise<void> {
    for (const [name, field] of decidedBy) {
      const { docs } = await of(name).where(field, '==', email).get()
      for (const { ref } of docs) await ref.update({ [field]: removedEmail })
    }
  }

  /** Only paid orders have them, and those are never deleted. */
  async function anonymizeAddressChanges(email: string): Promise<void> {
    const { docs } = await orders.where('addressChangedBy', 'array-contains', email).get()
    for (const { ref } of docs) {
      await transact(db, async (transaction) => {
        const kept = (await transaction.get(ref)).data()
        const addressChanges = kept?.addressChanges?.map((change) =>
          change.by === email ? { ...change, by: removedEmail } : change,
        )
        if (kept) transaction.set(ref, { ...kept, addressChanges })
      })
    }
  }

  /** One by one, because the products they are about lose their stars with them. */
  async function deleteReviews(uid: string): Promise<number> {
    const { docs } = await reviews.where('uid', '==', uid).get()
    for (const { ref } of docs) {
      await transact(db, async (transaction) => {
        const review = (await transaction.get(ref)).data()
        if (!review) return
        const rating = await readRating(transaction, collections, review.productId)
        rating.change({ removed: review.rating })
        transaction.delete(ref)
      })
    }
    return docs.length
  }

  return {
    async ordersUnderWay(uid) {
      const { docs } = await orders.where('uid', '==', uid).get()
      return docs.map((doc) => doc.data()).filter(({ state }) => state === 'unpaid' || state === 'paid')
    },

    async erase({ uid, email }) {
      const deleted = {
        // A live hold releases its units first; what stays of it names nobody.
        holds: await deleteAll(of('holds').where('uid', '==', uid), (doc) => doc.get('state') !== 'held'),
        reviews: (await deleteReviews(uid)) + (await deleteAll(of('hiddenReviews').where('uid', '==', uid))),
        messages: await deleteAll(of('messages').where('email', '==', email)),
        mails: await deleteAll(of('mail').where('person', '==', email)),
      }
      const keptOrders = (await anonymize(orders, uid)) + (await anonymize(deletedOrders, uid))
      await anonymizeDecisions(email)
      await of('failingAddresses').doc(addressId(email)).delete()
      await anonymizeAddressChanges(email)
      await of('addressBooks').doc(uid).delete()
      await of('carts').doc(uid).delete()
      await of('unpaidStandings').doc(uid).delete()
      await of('declines').doc(uid).delete()
      await of('users').doc(uid).delete()
      return { uid, deleted, keptOrders }
    },
  }
}

/** An order as it stays for accounting: the country says which tax was due, the rest of the address who the buyer was. */
function withoutBuyer<Kept extends Order>(order: Kept): Kept {
  const { address, addressChanges, cancelRequest } = order
  const anonymous = (country: string) => ({ name: removedName, line1: '', city: '', country })
  return {
    ...order,
    email: removedEmail,
    buyerName: undefined,
    address: address && anonymous(address.country),
    addressChanges: addressChanges?.map((change) => ({
      ...change,
      from: change.from && anonymous(change.from.country),
    })),
    // What the buyer wrote may say who they are.
    cancelRequest: cancelRequest && { ...cancelRequest, reason: undefined },
  }
}

async function deleteAll(
  query: Query,
  which: (doc: QueryDocumentSnapshot) => boolean = () => true,
): Promise<number> {
  const docs = (await query.get()).docs.filter(which)
  const writer = query.firestore.bulkWriter()
  for (const { ref } of docs) void writer.delete(ref)
  await writer.close()
  return docs.length
}
