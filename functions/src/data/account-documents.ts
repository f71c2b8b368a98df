import type { Firestore } from 'firebase-admin/firestore'
import type { AddressBookStore, BookAddress } from '../domain/addresses/address-book.ts'
import type { CartStore } from '../domain/cart/cart.ts'
import type { DeclineStore, Declines } from '../domain/payments/declines.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'
import { documentsOf } from './converter.ts'
import { removeAt } from './retention.ts'
import { transact } from './transact.ts'

export function firestoreCarts({ carts }: Collections): CartStore {
  return {
    async find(uid) {
      return (await carts.doc(uid).get()).data()
    },

    async replace(cart) {
      await carts.doc(cart.id).set(cart)
    },
  }
}

/** Address books in Firestore, one document an account, so that what it keeps at most is counted in its transaction. */
export function firestoreAddressBooks(db: Firestore): AddressBookStore {
  const books = db
    .collection(collectionNames.addressBooks)
    .withConverter(documentsOf<{ id: string; addresses: BookAddress[] }>())

  return {
    async find(uid) {
      return (await books.doc(uid).get()).data()?.addresses ?? []
    },

    change: (uid, rule) =>
      transact(db, async (transaction) => {
        const found = (await transaction.get(books.doc(uid))).data()?.addresses ?? []
        transaction.set(books.doc(uid), { id: uid, addresses: [...rule(found)] })
      }),
  }
}

export function firestoreDeclines(db: Firestore): DeclineStore {
  const declines = db
    .collection(collectionNames.declines)
    .withConverter(documentsOf<Declines & { id: string }>({ removeAt: removeAt.ofDeclines }))

  return {
    async find(uid) {
      return (await declines.doc(uid).get()).data()
    },

    change: (uid, rule) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(declines.doc(uid))).data()
        const changed = rule(known)
        if (changed !== known) transaction.set(declines.doc(uid), { ...changed, id: uid })
        return changed
      }),
  }
}
