import type { Firestore } from 'firebase-admin/firestore'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import type { AddressBookStore } from '../domain/addresses/own-addresses.ts'
import { collectionNames } from './collection-names.ts'
import { documentsOf } from './converter.ts'
import { transact } from './transact.ts'

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
