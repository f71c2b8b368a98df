import type { Message as SentMessage } from '@wood-master/contract/contact'
import type { Locale } from '@wood-master/contract/locale'
import * as m from '../../texts/messages.ts'
import { isDone, type Keyed } from '../asked.ts'
import { ShopError } from '../errors.ts'
import type { Kept } from '../kept.ts'
import type { ModerationDecision } from '../moderation.ts'
import { canBeReached } from '../reachable-address.ts'
import type { Page, PageRequest } from '../stores.ts'

export type Message = Omit<Kept<SentMessage>, 'message' | 'replies'> & {
  text: string
  asked?: Keyed['asked']
  /** In which it was written; English without it. */
  locale?: Locale | undefined
  /** What admins answered by mail, oldest first; older messages have none. */
  replies?: Reply[]
}

export type Reply = Kept<SentMessage>['replies'][number] & {
  /** Made once by the page, so that sending twice replies once. */
  id: string
  asked?: Keyed['asked']
}

export type Marks = Partial<Pick<Message, 'read' | 'answered'>>

/** The message with its new marks; nothing when it has them already. */
export function marked(message: Message, { read, answered }: Marks): Message | undefined {
  const after = { ...message, read: read ?? message.read, answered: answered ?? message.answered }
  return after.read === message.read && after.answered === message.answered ? undefined : after
}

/** Nobody needs more replies; a page that goes wild stops here. */
const mostReplies = 20

/** The message with one more reply, which also answers it; nothing when it has this one. Throws `reply_not_possible` or `key_reused`. */
export function replied(message: Message, reply: Reply): Message | undefined {
  const { replies = [] } = message
  const known = replies.find(({ id }) => id === reply.id)
  if (isDone(known, reply)) return undefined
  if (!canBeReached(message.email)) throw new ShopError('reply_not_possible', m.senderUnreachable())
  if (replies.length >= mostReplies) throw new ShopError('reply_not_possible', m.tooManyReplies())
  return { ...message, replies: [...replies, reply], read: true, answered: true }
}

export interface MessageStore {
  /** Writes the message, its mail with it; nothing where it is there already. Throws `key_reused`. */
  add(message: Message): Promise<void>
  list(request: PageRequest & { show?: 'unread' | 'unanswered' }): Promise<Page<Message>>
  /** False when the message had these marks already. Throws `not_found`. */
  mark(id: string, marks: Marks): Promise<boolean>
  /** Writes the reply, its mail with it; false when it was written before. Throws `not_found` or `reply_not_possible`. */
  reply(id: string, reply: Reply): Promise<boolean>
  /** Records the decision with it. Throws `not_found`. */
  delete(id: string, decision: ModerationDecision): Promise<void>
}
