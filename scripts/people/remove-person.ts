import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { collectionNames } from '../../functions/src/data/collection-names.ts'
import { collectionsOf } from '../../functions/src/data/collections.ts'
import { Failure } from '../shop/failure.ts'
import type { Database } from './open-database.ts'

/** What stands in kept records instead of the email; `.invalid` can never be anybody's. */
export const removedEmail = 'removed@wood-master.invalid'

export interface Removal {
  uid: string
  /** How many documents of each kind are deleted. */
  deleted: { holds: number; reviews: number; messages: number }
  /** How many orders stay on record, without name and email. */
  keptOrders: number
}

async function accountOf({ auth, db }: Database, email: string): Promise<string> {
  const account = await auth.getUserByEmail(email).catch(() => undefined)
  if (account) return account.uid
  const { docs } = await db.collection(collectionNames.users).where('email', '==', email).limit(1).get()
  const uid = docs[0]?.id
  if (uid) return uid
  throw new Failure(`Nobody here has the email ${email}.`)
}

/** Throws a Failure while somebody still owes or is owed something, or runs the shop. */
async function requireFree({ db }: Database, uid: string): Promise<void> {
  const { users, orders } = collectionsOf(db)
  const member = (await users.doc(uid).get()).data()
  if (member?.role === 'admin') {
    throw new Failure('This person is an admin. Take the role away first (Manage Users), then try again.')
  }
  const { docs } = await orders.where('uid', '==', uid).get()
  const open = docs.map((doc) => doc.data()).filter(({ state }) => state === 'unpaid' || state === 'paid')
  if (open.length === 0) return
  const named = open.map(({ id, state }) => `${id} (${state})`).join(', ')
  throw new Failure(
    `There are orders under way: ${named}. Delete, ship or refund them first, then try again.`,
  )
}

async function deleteAll(query: Query, which: (doc: QueryDocumentSnapshot) => boolean = () => true) {
  const docs = (await query.get()).docs.filter(which)
  const writer = query.firestore.bulkWriter()
  for (const doc of docs) void writer.delete(doc.ref)
  await writer.close()
  return docs.length
}

/** Goes through the typed collection, so that what is stored for searching is written anew too. */
async function anonymizeOrders({ db }: Database, uid: string): Promise<number> {
  const { orders, deletedOrders } = collectionsOf(db)
  let kept = 0
  for (const collection of [orders, deletedOrders] as const) {
    const { docs } = await db.collection(collection.path).where('uid', '==', uid).get()
    for (const doc of docs) {
      const typed: DocumentReference = collection.doc(doc.id)
      await db.runTransaction(async (transaction) => {
        const order = (await transaction.get(typed)).data()
        if (order) transaction.set(typed, { ...order, email: removedEmail, buyerName: undefined })
      })
      kept += 1
    }
  }
  return kept
}

/** Role changes stay, as proof of who could do what, under the person's uid alone. */
async function anonymizeRoleChanges({ db }: Database, email: string): Promise<void> {
  const changes = db.collection(collectionNames.roleChanges)
  for (const field of ['email', 'byEmail']) {
    const { docs } = await changes.where(field, '==', email).get()
    for (const doc of docs) await doc.ref.update({ [field]: removedEmail })
  }
  const { docs } = await db.collection(collectionNames.users).where('promotedBy', '==', email).get()
  for (const doc of docs) await doc.ref.update({ promotedBy: removedEmail })
}

/**
 * Removes what the shop knows about a person: account, profile, holds that ran out, reviews and messages. Orders stay for
 * the records, without name and email. Safe to run again after it was cut off: the account goes last.
 */
export async function removePerson(database: Database, emailAsTyped: string): Promise<Removal> {
  const email = emailAsTyped.toLowerCase()
  const { db, auth } = database
  const uid = await accountOf(database, email)
  await requireFree(database, uid)
  const of = (name: keyof typeof collectionNames) => db.collection(collectionNames[name])

  const removal: Removal = {
    uid,
    deleted: {
      // A hold that still runs gives its units back first; what stays of it names nobody.
      holds: await deleteAll(of('holds').where('uid', '==', uid), (doc) => doc.get('state') !== 'held'),
      reviews: await deleteAll(of('reviews').where('uid', '==', uid)),
      messages: await deleteAll(of('messages').where('email', '==', email)),
    },
    keptOrders: await anonymizeOrders(database, uid),
  }
  await anonymizeRoleChanges(database, email)
  await of('users').doc(uid).delete()
  await auth.deleteUser(uid).catch((error: unknown) => {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'auth/user-not-found') throw error
  })
  return removal
}
