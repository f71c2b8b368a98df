import * as z from 'zod'
import { email, id, moment, page, text } from './fields.ts'
import { limits } from './limits.ts'

/**
 * The form's subject is a numeric input: an order number, a phone number, or nothing. `key` is made once by the page, so that
 * sending twice writes once.
 */
export const newMessage = z.object({
  key: z.uuid().optional(),
  email,
  subject: z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  message: text(limits.messageLength),
})

export const message = z.object({
  _id: id,
  email: z.string(),
  subject: z.number().optional(),
  message: z.string(),
  read: z.boolean(),
  answered: z.boolean(),
  createdAt: moment,
  /** What admins answered by mail, oldest first. */
  replies: z.array(z.object({ text: z.string(), by: z.string(), at: moment })),
})
export type Message = z.infer<typeof message>

export const listMessagesQuery = z.object({ ...page, show: z.enum(['unread', 'unanswered']).optional() })
/** New marks of a message; one left out stays as it is. */
export const messageMark = z.object({ read: z.boolean().optional(), answered: z.boolean().optional() })
/** Why a message is deleted; kept when the message is gone. */
export const messageDeletion = z.object({ reason: text(limits.reasonLength) })
