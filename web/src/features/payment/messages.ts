/** What the payment page says. */
export const messages = {
  title: 'Payment',
  success: 'Payment Successful',
  transaction: (id: string) => `Transaction id: ${id}`,
  unconfirmed: 'Your card was charged',
  unconfirmedText:
    'The shop could not be told yet. It hears of the payment from Stripe as well, so please do not pay again; My Orders will show the order as paid in a moment.',
  refused: 'This payment did not pay the order',
  cancelled: 'This payment was cancelled, because its order was deleted or has expired. Nothing was charged.',
  cardGoesToStripe: 'The card goes straight to Stripe. The shop never sees its number.',
  cardMissing: 'The card form is not ready yet. Please try again.',
  stripeFailed: 'The card form could not be loaded. Please check your connection and try again.',
  alreadyPaid: 'This order is paid',
  expired: 'This order has expired',
  expiredText: 'It was not paid in time, so its pieces went back on the shelf. You can order them again.',
  gone: 'There is no such order',
  goneText: 'It may have been deleted, or the link has a mistake in it.',
} as const
