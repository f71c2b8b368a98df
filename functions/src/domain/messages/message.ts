/** What somebody wrote with the contact form. */
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
