import type { Firestore } from 'firebase-admin/firestore'
import type { AddressBookStore } from '../domain/addresses/address-book.ts'
import type { CartStore } from '../domain/cart/cart.ts'
import type { DeclineStore } from '../domain/payments/declines.ts'
import type { Collections } from './collections.ts'
import { read, readIn } from './converter.ts'
import { transact } from './transact.ts'

export function firestoreCarts({ carts }: Collections): CartStore {
  return {
    find: (uid) => read(carts.doc(uid)),

    async replace(cart) {
      await carts.doc(cart.id).set(cart)
    },
  }
}

/** Address books in Firestore, one document an account, so that what it keeps at most is counted in its transaction. */
export function firestoreAddressBooks(db: Firestore, { addressBooks }: Collections): AddressBookStore {
  return {
    async find(uid) {
      return (await read(addressBooks.doc(uid)))?.addresses ?? []
    },

    change: (uid, rule) =>
      transact(db, async (transaction) => {
        const found = (await readIn(transaction, addressBooks.doc(uid)))?.addresses ?? []
        transaction.set(addressBooks.doc(uid), { id: uid, addresses: [...rule(found)] })
      }),
  }
}

export function firestoreDeclines(db: Firestore, { declines }: Collections): DeclineStore {
  return {
    find: (uid) => read(declines.doc(uid)),

    change: (uid, rule) =>
      transact(db, async (transaction) => {
        const known = await readIn(transaction, declines.doc(uid))
        const changed = rule(known)
        if (changed !== known) transaction.set(declines.doc(uid), { ...changed, id: uid })
        return changed
      }),
  }
}
