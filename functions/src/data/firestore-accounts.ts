import type { Firestore } from 'firebase-admin/firestore'
import type { Account } from '../domain/accounts/account.ts'
import type { AccountStore } from '../domain/accounts/account-store.ts'
import { errors } from '../domain/errors.ts'
import { ShopError } from '../domain/shop-error.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'
import { matches, queryWordOf, wordsOf } from './search-words.ts'
import { transact } from './transact.ts'

/** As many as one answer carries when nobody asked for a page. */
const wholePage = 100

export function firestoreAccounts(db: Firestore, { users }: Collections): AccountStore {
  /** The newest record, should an account have been made again under the same email. */
  const byEmail = (email: string) => users.where('email', '==', email).orderBy('createdAt', 'desc').limit(1)
  const documentOf = (member: Account) => ({ ...member, id: member.uid })

  return {
    async find(uid) {
      return (await users.doc(uid).get()).data()
    },

    async findByEmail(email) {
      return (await byEmail(email).get()).docs[0]?.data()
    },

    async list({ q, limit = wholePage, cursor }) {
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      const query = word ? users.where('searchWords', 'array-contains', word) : users
      const keep = word ? (member: Account) => matches(words, member.email, member.name ?? '') : undefined
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor }, keep })
    },

    welcome: (identity, now) =>
      transact(db, async (transaction) => {
        const { uid, email, name, picture } = identity
        const known = (await transaction.get(users.doc(uid))).data()
        if (known?.email === email) return known
        const member: Account = known
          ? { ...known, email }
          : { uid, email, name, img: picture, createdAt: now }
        transaction.set(users.doc(uid), documentOf(member))
        return member
      }),

    change: (uid, change) =>
      transact(db, async (transaction) => {
        const member = (await transaction.get(users.doc(uid))).data()
        if (member) transaction.set(users.doc(uid), { ...member, ...change })
        return member !== undefined
      }),

    changeRole: ({ email, to, by, changeId, now }) =>
      transact(db, async (transaction) => {
        const [found, admins] = await Promise.all([
          transaction.get(byEmail(email)),
          transaction.get(users.where('role', '==', 'admin').limit(2)),
        ])
        const member = found.docs[0]?.data()
        if (!member) throw errors.noSuchPerson()
        if (member.role === to) return { uid: member.uid, changed: false }
        if (to === undefined && admins.size < 2) {
          throw new ShopError(
            'last_admin',
            'The shop needs at least one admin. Please make somebody else admin first.',
          )
        }
        const { role: _, promotedBy: __, ...rest } = member
        const changed: Account = to ? { ...rest, role: to, promotedBy: by.email } : rest
        transaction.set(users.doc(member.uid), documentOf(changed))
        transaction.create(db.collection(collectionNames.roleChanges).doc(changeId), {
          uid: member.uid,
          email,
          to: to ?? 'shopper',
          byUid: by.uid,
          byEmail: by.email,
          at: now,
        })
        return { uid: member.uid, changed: true }
      }),
  }
}
