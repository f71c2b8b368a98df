export const afterPayment = {
  title: 'What happens next',
  mailed: 'A mail with a link to your invoice goes to',
  packed: 'We pack orders in the sequence they are paid, Monday to Friday, 8 am to 4 pm.',
  shipped: 'When it leaves, we email you the carrier and the tracking numbers.',
  shippedBy: (name: string, days: string | undefined) =>
    `It ships by ${name}${days ? ` and takes ${days}` : ''}. We email you the carrier and the tracking numbers when it leaves.`,
  byAgreement: 'We agree the carrier with you, and email you the tracking numbers when it leaves.',
  follow: 'You can follow it on its page in My Orders at any time.',
  followHere: 'You can follow it on this page at any time.',
  cancel: 'Changed your mind? Until we pack it you can ask us on that page to cancel it.',
  cancelHere: 'Changed your mind? Until we pack it you can ask us here to cancel it.',
  toOrder: (number: string) => `Order ${number}`,
  invoice: 'Invoice and receipt',
} as const
