import type { Firestore } from 'firebase-admin/firestore'
import type { AttentionStore } from '../domain/paying/attention-store.ts'
import { ShopError } from '../domain/shop-error.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'
import { transact } from './transact.ts'

/** As many as one answer carries when nobody asked for a page. */
const wholePage = 100

export function firestoreAttention(
  db: Firestore,
  { attention, stripeEvents }: Pick<Collections, 'attention' | 'stripeEvents'>,
): AttentionStore {
  return {
    list: ({ limit = wholePage, cursor }) =>
      pageOf({
        query: attention.where('resolved', '==', false),
        sorting: newestFirst,
        request: { limit, cursor },
      }),

    raise: (raised, { again = false, eventId } = {}) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(attention.doc(raised.id))).data()
        const isNews = !known || (again && known.message !== raised.message)
        if (isNews) transaction.set(attention.doc(raised.id), { ...raised, resolved: false })
        if (eventId) transaction.set(stripeEvents.doc(eventId), { id: eventId, at: raised.createdAt })
      }),

    resolve: (id, { by, now }) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(attention.doc(id))).data()
        if (!known) throw new ShopError('not_found', 'There is no such payment on the list.')
        if (known.resolved) return false
        transaction.set(attention.doc(id), { ...known, resolved: true, resolvedBy: by, resolvedAt: now })
        return true
      }),
  }
}
