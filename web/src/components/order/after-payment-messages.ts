export const afterPayment = {
  title: 'What happens next',
  mailed: 'A mail with the invoice goes to',
  packed: 'We pack orders in the order in which they were paid, from Monday to Friday between 8 am and 4 pm.',
  shipped: 'When it leaves, a mail tells you the carrier and the tracking numbers.',
  shippedBy: (name: string, days: string | undefined) =>
    `It travels by ${name}${days ? `, ${days} after it leaves` : ''}. A mail with the carrier and the tracking numbers tells you when.`,
  byAgreement:
    'We agree with you on how it travels. A mail with the carrier and the tracking numbers tells you when it leaves.',
  follow: 'You can follow it on its page in My Orders at any time.',
  followHere: 'You can follow it on this page at any time.',
  cancel: 'Changed your mind? Until it is shipped you can ask us on that page to cancel it.',
  cancelHere: 'Changed your mind? Until it is shipped you can ask us here to cancel it.',
  toOrder: (number: string) => `Order ${number}`,
  invoice: 'Invoice and receipt',
} as const
