import type { Firestore } from 'firebase-admin/firestore'
import { type Account, hasNewOwner } from '../domain/accounts/account.ts'
import type { AccountStore } from '../domain/accounts/account-store.ts'
import { withRole } from '../domain/accounts/change-account.ts'
import { errors, existing } from '../domain/errors.ts'
import type { Shop } from '../domain/ports.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { read, readAll, readIn } from './converter.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { matches, queryWordOf, wordsOf } from './search-words.ts'
import { changeOne, transact } from './transact.ts'

export function firestoreAccounts(db: Firestore, { users, carts, roleChanges }: Collections): AccountStore {
  const byEmail = (email: string) => users.where('email', '==', email).orderBy('createdAt', 'desc')
  const unpaidStandings = db.collection(collectionNames.unpaidStandings)
  const documentOf = (account: Account) => ({ ...account, id: account.uid })

  return {
    find: (uid) => read(users.doc(uid)),

    findByEmail: async (email) => (await readAll(byEmail(email).limit(1)))[0],

    async findWithRole(email) {
      const found = await readAll(byEmail(email))
      return found.find(({ role }) => role) ?? found[0]
    },

    formerOwners: (email) => readAll(users.where('formerEmails', 'array-contains', email)),

    async list({ q, limit = usualPageSize, cursor }) {
      // A whole email is somebody; its words begin those of many.
      const email = cursor === undefined && q?.includes('@') ? q.trim().toLowerCase() : ''
      const [named] = email ? await readAll(byEmail(email).limit(1)) : []
      if (named) return { items: [named] }
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      const query = word ? users.where('searchWords', 'array-contains', word) : users
      const keep = word ? (account: Account) => matches(words, account.email, account.name ?? '') : undefined
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor }, keep })
    },

    register: (uid, rule) =>
      transact(db, async (transaction) => {
        const known = await readIn(transaction, users.doc(uid))
        const account = rule(known)
        if (account !== known) transaction.set(users.doc(uid), documentOf(account))
        if (hasNewOwner(known, account))
          for (const left of [carts.doc(uid), unpaidStandings.doc(uid)]) transaction.delete(left)
        return account
      }),

    change: (uid, rule) =>
      changeOne(db, users.doc(uid), errors.noSuchAccount, (account) => {
        const changed = rule(account)
        return changed && documentOf(changed)
      }),

    pastRoles: (uid) => readAll(roleChanges.where('uid', '==', uid)),

    changeRole: ({ uid, to, by, changeId, now }) =>
      transact(db, async (transaction) => {
        const [found, admins] = await Promise.all([
          transaction.get(users.doc(uid)),
          to !== 'admin' ? transaction.get(users.where('role', '==', 'admin').limit(2)) : undefined,
        ])
        const account = existing(found.data(), errors.noSuchAccount)
        const changed = withRole(account, { to, by }, admins?.size ?? 0)
        if (!changed) return false
        transaction.set(users.doc(uid), documentOf(changed))
        transaction.create(roleChanges.doc(changeId), {
          id: changeId,
          uid,
          email: account.email,
          to: to ?? 'shopper',
          byUid: by.uid,
          byEmail: by.email,
          at: now,
        })
        return true
      }),
  }
}

/** One document an account; of addresses, too, so that what it keeps at most is counted in its transaction. */
export const personalStores = (db: Firestore, { carts, addressBooks, declines }: Collections) =>
  ({
    carts: {
      find: (uid) => read(carts.doc(uid)),
      replace: async (cart) => void (await carts.doc(cart.id).set(cart)),
    },

    addresses: {
      find: async (uid) => (await read(addressBooks.doc(uid)))?.addresses ?? [],
      change: (uid, rule) =>
        transact(db, async (transaction) => {
          const found = (await readIn(transaction, addressBooks.doc(uid)))?.addresses ?? []
          const addresses = [...rule(found)]
          transaction.set(addressBooks.doc(uid), { id: uid, addresses })
          return addresses
        }),
    },

    declines: {
      find: (uid) => read(declines.doc(uid)),
      change: (uid, rule) =>
        transact(db, async (transaction) => {
          const known = await readIn(transaction, declines.doc(uid))
          const changed = rule(known)
          if (changed !== known) transaction.set(declines.doc(uid), { ...changed, id: uid })
          return changed
        }),
    },
  }) satisfies Partial<Shop>
