import type { Firestore, Query } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import { errors, existing } from '../domain/errors.ts'
import { isOver } from '../domain/mail/mail.ts'
import { type Message, type MessageStore, marked, replied } from '../domain/messages/message.ts'
import type { Collections } from './collections.ts'
import { readIn } from './converter.ts'
import { newestOf } from './list-page.ts'
import type { Outbox } from './outbox.ts'
import { changeOne, transact } from './transact.ts'

const markOf = { unread: 'read', unanswered: 'answered' } as const

export function firestoreMessages(
  db: Firestore,
  { messages, mail, moderationRecords }: Collections,
  outbox: Outbox,
): MessageStore {
  return {
    add: (message) =>
      transact(db, async (transaction) => {
        const place = messages.doc(message.id)
        if (isDone(await readIn(transaction, place), message)) return
        transaction.create(place, message)
        await outbox.write(transaction, [{ kind: 'message_received', message, at: message.createdAt }])
      }),

    list({ show, ...request }) {
      const query: Query<Message> = show ? messages.where(markOf[show], '==', false) : messages
      return newestOf(query, request)
    },

    mark: (id, marks) =>
      changeOne(db, messages.doc(id), errors.noSuchMessage, (message) => marked(message, marks)),

    reply: (id, reply) =>
      transact(db, async (transaction) => {
        const message = existing(await readIn(transaction, messages.doc(id)), errors.noSuchMessage)
        const changed = replied(message, reply)
        if (!changed) return false
        transaction.set(messages.doc(id), changed)
        await outbox.write(transaction, [{ kind: 'message_reply', message, reply, at: reply.at }])
        return true
      }),

    delete: (id, decision) =>
      transact(db, async (transaction) => {
        const [found, { docs: mails }] = await Promise.all([
          transaction.get(messages.doc(id)),
          transaction.get(mail.where('contactId', '==', id)),
        ])
        if (!found.exists) throw errors.noSuchMessage()
        transaction.delete(messages.doc(id))
        // A reply that is on its way still arrives.
        const done = mails.filter(
          (document) => document.data().kind === 'message_received' || isOver(document.data()),
        )
        for (const { ref } of done) transaction.delete(ref)
        const record = { ...decision, kind: 'message_deleted', documentId: id } as const
        transaction.create(moderationRecords.doc(decision.id), record)
      }),
  }
}
