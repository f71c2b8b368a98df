import type { CartStore } from '../domain/cart/cart-store.ts'
import type { Collections } from './collections.ts'

/** Carts in Firestore, by uid. */
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
