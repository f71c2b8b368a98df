import type { ModerationDecision } from '../moderation.ts'
import type { Page, PageRequest } from '../paged.ts'
import type { Marks, Message, Reply } from './message.ts'

interface MessageList extends PageRequest {
  show?: 'unread' | 'unanswered'
}

/** Messages from the contact form. */
export interface MessageStore {
  add(message: Message): Promise<void>
  list(request: MessageList): Promise<Page<Message>>
  /** False when the message had these marks already. Throws `not_found`. */
  mark(id: string, marks: Marks): Promise<boolean>
  /** Writes the reply, its mail with it; false when it was written before. Throws `not_found` or `reply_not_possible`. */
  reply(id: string, reply: Reply): Promise<boolean>
  /** Records the decision with it. Throws `not_found`. */
  delete(id: string, decision: ModerationDecision): Promise<void>
}
