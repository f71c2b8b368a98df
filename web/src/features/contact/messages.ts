export const messages = {
  title: 'Contact Us',
  intro: 'A question about a part, an order or a price for a whole pallet? We read every message.',
  email: 'Email',
  subject: 'Subject',
  subjectHint: 'An order or phone number, if you have one',
  message: 'Your message',
  submit: 'Submit',
  sent: 'Thank you. We have received your message and will reply by email.',
} as const
