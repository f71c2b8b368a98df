import type { Firestore } from 'firebase-admin/firestore'
import type { PaymentAlertStore } from '../domain/payments/payment-alert-store.ts'
import { ShopError } from '../domain/shop-error.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'
import { transact } from './transact.ts'

/** As many as one answer carries when nobody asked for a page. */
const wholePage = 100

export function firestorePaymentAlerts(
  db: Firestore,
  { paymentAlerts, stripeEvents }: Pick<Collections, 'paymentAlerts' | 'stripeEvents'>,
): PaymentAlertStore {
  return {
    list: ({ limit = wholePage, cursor }) =>
      pageOf({
        query: paymentAlerts.where('resolved', '==', false),
        sorting: newestFirst,
        request: { limit, cursor },
      }),

    raise: (raised, { again = false, eventId } = {}) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(paymentAlerts.doc(raised.id))).data()
        const isNews = !known || (again && known.message !== raised.message)
        if (isNews) transaction.set(paymentAlerts.doc(raised.id), { ...raised, resolved: false })
        if (eventId) transaction.set(stripeEvents.doc(eventId), { id: eventId, at: raised.createdAt })
      }),

    resolve: (id, { by, now }) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(paymentAlerts.doc(id))).data()
        if (!known) throw new ShopError('not_found', 'There is no such payment on the list.')
        if (known.resolved) return false
        transaction.set(paymentAlerts.doc(id), { ...known, resolved: true, resolvedBy: by, resolvedAt: now })
        return true
      }),
  }
}
