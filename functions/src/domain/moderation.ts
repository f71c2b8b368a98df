/** Why an admin took something that somebody wrote off the shop, or put it back; kept for good. */
export interface ModerationRecord {
  id: string
  kind: 'review_hidden' | 'review_shown' | 'message_deleted'
  /** The review's or message's id. Nothing of what was written is copied here. */
  documentId: string
  reason: string
  byUid: string
  byEmail: string
  at: Date
}

export type ModerationDecision = Omit<ModerationRecord, 'kind' | 'documentId'>
