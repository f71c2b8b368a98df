import * as m from './texts/mails.ts'

/** Every kind has its name among the texts, and nothing else has one there. */
export type MailKind = keyof typeof m

export const mailKindNames: Record<MailKind, () => string> = m
export const mailKinds = Object.keys(m) as MailKind[]

/** Mails to the admins; each can be switched off. */
export const adminMailKinds = [
  'new_paid_order',
  'new_cancel_request',
  'freight_asked',
  'new_return',
  'low_stock',
  'needs_attention',
  'message_received',
] as const satisfies MailKind[]

export type AdminMailKind = (typeof adminMailKinds)[number]

/** States of a delivery, in the words of the Trigger Email extension. */
export const deliveryStates = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const
