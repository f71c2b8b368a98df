/** A message from the contact form. */
export interface Message {
  id: string
  email: string
  /** The form's numeric subject: an order number, a phone number, or nothing. */
  subject?: number
  text: string
  read: boolean
  answered: boolean
  createdAt: Date
}

/** What admins note on a message. */
export type Marks = Partial<Pick<Message, 'read' | 'answered'>>

/** The message with its new marks; nothing when it has them already. */
export function marked(message: Message, { read, answered }: Marks): Message | undefined {
  const after = { ...message, read: read ?? message.read, answered: answered ?? message.answered }
  return after.read === message.read && after.answered === message.answered ? undefined : after
}
