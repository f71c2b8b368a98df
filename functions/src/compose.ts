import { randomUUID } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { collectionsOf } from './data/collections.ts'
import { firestoreMembers } from './data/firestore-members.ts'
import { firestoreOrders } from './data/firestore-orders.ts'
import { firestorePayments } from './data/firestore-payments.ts'
import { firestoreProducts } from './data/firestore-products.ts'
import { firestorePurchases } from './data/firestore-purchases.ts'
import type { Log } from './domain/log.ts'
import type { Shop } from './domain/ports.ts'
import type { ShopSettings } from './domain/settings.ts'
import { firebaseIdentity } from './gateways/firebase-identity.ts'
import { type StripeSettings, stripePayments } from './gateways/stripe-payments.ts'

/** What a running shop is told from outside. */
export interface ShopConfig {
  settings: ShopSettings
  stripe: StripeSettings
}

export interface Outside {
  db: Firestore
  auth: Auth
  log: Log
  now?: () => Date
}

/** A shop over a database and an identity service: the function, the tests and the scripts all get theirs here. */
export function composeShop(config: ShopConfig, { db, auth, log, now = () => new Date() }: Outside): Shop {
  const collections = collectionsOf(db)
  return {
    settings: config.settings,
    products: firestoreProducts(db, collections),
    purchases: firestorePurchases(db, collections),
    orders: firestoreOrders(db, collections),
    payments: firestorePayments(db, collections),
    members: firestoreMembers(db, collections),
    identity: firebaseIdentity(auth),
    stripe: stripePayments(config.stripe),
    log,
    now,
    newId: randomUUID,
  }
}
