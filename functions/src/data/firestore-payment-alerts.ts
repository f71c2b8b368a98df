import type { Firestore } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { alertNews } from '../domain/mail/payment-news.ts'
import { raised, resolved } from '../domain/payments/payment-alert.ts'
import type { PaymentAlertStore } from '../domain/payments/payment-alert-store.ts'
import type { Collections } from './collections.ts'
import { recordEvent } from './handled-events.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

/** Payment alerts in Firestore. */
export function firestorePaymentAlerts(
  db: Firestore,
  collections: Pick<Collections, 'paymentAlerts' | 'stripeEvents'>,
  outbox: Outbox,
): PaymentAlertStore {
  const { paymentAlerts } = collections
  return {
    list: ({ limit = usualPageSize, cursor }) =>
      pageOf({
        query: paymentAlerts.where('resolved', '==', false),
        sorting: newestFirst,
        request: { limit, cursor },
      }),

    raise: (alert, { again = false, eventId } = {}) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(paymentAlerts.doc(alert.id))).data()
        const listed = raised(known, alert, again)
        if (listed) transaction.set(paymentAlerts.doc(alert.id), listed)
        recordEvent(transaction, collections, eventId, alert.createdAt)
        if (listed) await outbox.write(transaction, [alertNews(alert)])
      }),

    resolve: (id, by) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(paymentAlerts.doc(id))).data()
        if (!known) throw errors.noSuchPaymentAlert()
        const done = resolved(known, by)
        if (done) transaction.set(paymentAlerts.doc(id), done)
        return done !== undefined
      }),
  }
}
