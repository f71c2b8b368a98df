import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { ModerationDecision, ModerationRecord } from '../domain/moderation.ts'
import { collectionNames } from './collection-names.ts'
import { documentsOf } from './converter.ts'

export function moderationRecords(db: Firestore) {
  const records = db
    .collection(collectionNames.moderationRecords)
    .withConverter(documentsOf<ModerationRecord>())
  return {
    write(
      transaction: Transaction,
      decision: ModerationDecision,
      what: Pick<ModerationRecord, 'kind' | 'documentId'>,
    ): void {
      transaction.create(records.doc(decision.id), { ...decision, ...what })
    },
  }
}
