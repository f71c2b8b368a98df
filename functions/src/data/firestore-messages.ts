import type { Firestore, Query } from 'firebase-admin/firestore'
import type { Message } from '../domain/messages/message.ts'
import type { MessageStore } from '../domain/messages/message-store.ts'
import { ShopError } from '../domain/shop-error.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf } from './list-page.ts'
import { transact } from './transact.ts'

/** As many as one answer carries when nobody asked for a page. */
const wholePage = 100

const markOf = { unread: 'read', unanswered: 'answered' } as const

export function firestoreMessages(db: Firestore, { messages }: Collections): MessageStore {
  return {
    async add(message) {
      await messages.doc(message.id).create(message)
    },

    list({ show, limit = wholePage, cursor }) {
      const query: Query<Message> = show ? messages.where(markOf[show], '==', false) : messages
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor } })
    },

    mark: (id, { read, answered }) =>
      transact(db, async (transaction) => {
        const message = (await transaction.get(messages.doc(id))).data()
        if (!message) throw new ShopError('not_found', 'There is no such message.')
        const marked = { ...message, read: read ?? message.read, answered: answered ?? message.answered }
        const changed = marked.read !== message.read || marked.answered !== message.answered
        if (changed) transaction.set(messages.doc(id), marked)
        return changed
      }),
  }
}
