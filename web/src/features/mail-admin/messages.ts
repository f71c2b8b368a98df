import type { Mail } from './mails-api.ts'

export const stateNames: Record<Mail['state'], string> = {
  PENDING: 'Waiting',
  PROCESSING: 'Being sent',
  SUCCESS: 'Sent',
  ERROR: 'Not delivered',
}

export const messages = {
  title: 'Mails',
  intro: 'What the shop wrote, to whom, and whether it was sent.',
  settingsTitle: 'Mail settings',
  settingsIntro: 'Which mails admins get, and who gets them.',
  none: 'No mails',
  noneText: 'Mails appear here as soon as the shop writes one.',
  noneForOrder: 'There are no mails about this order.',
  resend: 'Send again',
  resent: 'The mail is sent again',
  failing: (emails: string[]) => `The mail server says that ${emails.join(', ')} does not exist.`,
  copied: (by: string) => `Sent again by ${by}`,
  saved: 'Mail settings saved',
  save: 'Save settings',
  kinds: 'Mails to admins',
  recipients: 'Who gets them',
  recipientsHint: 'One email a line, at most ten. Empty: every admin.',
  replyTo: 'Where replies go',
  replyToHint: 'Replies to the shop’s mails go to this email. Empty: to the address that they are from.',
} as const
