/** What the contact form says. */
export const messages = {
  title: 'Contact Us',
  intro: 'A question about a part, an order or a price for a whole pallet? We read every message.',
  email: 'Email',
  subject: 'Subject',
  subjectHint: 'An order or phone number, if there is one',
  message: 'Your message',
  submit: 'Submit',
  sent: 'Thank you. Your message is with us, and we will answer by email.',
} as const
