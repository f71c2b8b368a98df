import type { Firestore, Query } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { type Message, marked } from '../domain/messages/message.ts'
import type { MessageStore } from '../domain/messages/message-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { moderationRecords } from './moderation-records.ts'
import { transact } from './transact.ts'

const markOf = { unread: 'read', unanswered: 'answered' } as const

/** Messages of the contact form in Firestore. */
export function firestoreMessages(db: Firestore, { messages }: Collections): MessageStore {
  const records = moderationRecords(db)

  return {
    async add(message) {
      await messages.doc(message.id).create(message)
    },

    list({ show, limit = usualPageSize, cursor }) {
      const query: Query<Message> = show ? messages.where(markOf[show], '==', false) : messages
      return pageOf({ query, sorting: newestFirst, request: { limit, cursor } })
    },

    mark: (id, marks) =>
      transact(db, async (transaction) => {
        const message = (await transaction.get(messages.doc(id))).data()
        if (!message) throw errors.noSuchMessage()
        const changed = marked(message, marks)
        if (changed) transaction.set(messages.doc(id), changed)
        return changed !== undefined
      }),

    delete: (id, decision) =>
      transact(db, async (transaction) => {
        if (!(await transaction.get(messages.doc(id))).exists) throw errors.noSuchMessage()
        transaction.delete(messages.doc(id))
        records.write(transaction, decision, { kind: 'message_deleted', documentId: id })
      }),
  }
}
