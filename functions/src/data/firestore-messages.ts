import type { Firestore, Query } from 'firebase-admin/firestore'
import { errors } from '../domain/errors.ts'
import { type Message, marked, replied } from '../domain/messages/message.ts'
import type { MessageStore } from '../domain/messages/message-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, usualPageSize } from './list-page.ts'
import { moderationRecords } from './moderation-records.ts'
import type { Outbox } from './outbox.ts'
import { transact } from './transact.ts'

const markOf = { unread: 'read', unanswered: 'answered' } as const

/** Messages of the contact form in Firestore. */
export function firestoreMessages(db: Firestore, { messages }: Collections, outbox: Outbox): MessageStore {
  const records = moderationRecords(db)

  return {
    add: (message) =>
      transact(db, async (transaction) => {
        transaction.create(messages.doc(message.id), message)
        await outbox.write(transaction, [{ kind: 'message_received', message, at: message.createdAt }])
      }),

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

    reply: (id, reply) =>
      transact(db, async (transaction) => {
        const message = (await transaction.get(messages.doc(id))).data()
        if (!message) throw errors.noSuchMessage()
        const changed = replied(message, reply)
        if (!changed) return false
        transaction.set(messages.doc(id), changed)
        await outbox.write(transaction, [{ kind: 'message_reply', message, reply, at: reply.at }])
        return true
      }),

    delete: (id, decision) =>
      transact(db, async (transaction) => {
        if (!(await transaction.get(messages.doc(id))).exists) throw errors.noSuchMessage()
        transaction.delete(messages.doc(id))
        records.write(transaction, decision, { kind: 'message_deleted', documentId: id })
      }),
  }
}
