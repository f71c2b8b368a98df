import { mailKinds } from '@wood-master/contract/mail-kinds'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { errors, existing } from '../domain/errors.ts'
import { addressId, type Mail, type MailChoices, noChoices, type OutboxStore } from '../domain/mail/mail.ts'
import type { Collections } from './collections.ts'
import { read, readIds, readIn, readKnown } from './converter.ts'
import { settingsDocument } from './firestore-settings.ts'
import { newestOf } from './list-page.ts'
import { transact } from './transact.ts'

export function firestoreOutboxStore(db: Firestore, { mail, failingAddresses }: Collections): OutboxStore {
  /**
   * All mails, from the indexes of each kind: one index of all their times would take 500 mails a second, of which an
   * order has six. The database looks for 30 values at once.
   */
  const ofEveryKind = mail.where('kind', 'in', mailKinds)

  return {
    find: (id) => read(mail.doc(id)),

    list({ orderId, person, state, ...request }) {
      let query: Query<Mail> = ofEveryKind
      if (orderId) query = mail.where('orderId', '==', orderId)
      else if (person) query = mail.where('person', '==', person)
      else if (state) query = query.where('delivery.state', '==', state)
      return newestOf(query, request)
    },

    due: (now, limit) => readIds(ofEveryKind.where('dueAt', '<=', now).orderBy('dueAt').limit(limit)),

    change: (id, rule, { reached, failing } = { reached: [], failing: [] }) =>
      transact(db, async (transaction) => {
        const found = await readIn(transaction, mail.doc(id))
        const changed = found && rule(found)
        if (changed) transaction.set(mail.doc(id), changed)
        for (const email of reached) transaction.delete(failingAddresses.doc(addressId(email)))
        for (const address of failing) transaction.set(failingAddresses.doc(address.id), address)
        return changed
      }),

    copy: (id, rule) =>
      transact(db, async (transaction) => {
        const original = existing(await readIn(transaction, mail.doc(id)), errors.noSuchMail)
        const { docs } = await transaction.get(mail.where('copy.of', '==', original.copy?.of ?? id))
        const copies = docs.map((document) => document.data())
        const copy = rule(original, copies)
        transaction.create(mail.doc(copy.id), copy)
        return copy
      }),

    async failingAddresses(emails) {
      const places = [...new Set(emails)].map((email) => failingAddresses.doc(addressId(email)))
      return readKnown(db, places)
    },

    choices: settingsDocument(db, 'mail', (stored): MailChoices => ({ ...noChoices, ...stored })),
  }
}
