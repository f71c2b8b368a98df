import * as z from 'zod'
import { email, id, moment, page, text } from './fields.ts'
import { limits } from './limits.ts'
import { adminMailKinds, deliveryStates, mailKinds } from './mail-kinds.ts'

export const mail = z.object({
  _id: id,
  kind: z.enum(mailKinds),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** In the words of the Trigger Email extension: `PENDING` waits, `ERROR` is given up. */
  state: z.enum(deliveryStates),
  attempts: z.number(),
  error: z.string().optional(),
  createdAt: moment,
  sentAt: moment.optional(),
  dueAt: moment.optional(),
  orderId: id.optional(),
  /** Those of its addresses that the mail server said do not exist. */
  failing: z.array(z.string()),
  copyOf: id.optional(),
  copiedBy: z.string().optional(),
})
export type Mail = z.infer<typeof mail>

export const listMailsQuery = z.object({
  ...page,
  orderId: id.optional(),
  email: email.optional(),
  state: z.enum(deliveryStates).optional(),
})

export const mailSettings = z.object({
  /** Who gets them; empty: every admin, ten at most. */
  recipients: z.array(email).max(limits.mailRecipients),
  off: z.array(z.enum(adminMailKinds)).max(adminMailKinds.length),
  /** Where replies to the shop's mails go; left out, to the address that they are from. */
  replyTo: email.optional(),
})
export type MailSettings = z.infer<typeof mailSettings>

/** An admin's reply to a message. The key is made once by the page, so that sending twice replies once. */
export const messageReply = z.object({ key: z.uuid(), text: text(limits.messageLength) })
