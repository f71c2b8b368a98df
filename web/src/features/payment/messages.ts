/** What the payment page says. */
export const messages = {
  title: 'Payment',
  success: 'Payment Successful',
  transaction: (id: string) => `Transaction id: ${id}`,
  notReported:
    'Your card was charged, but the shop could not be told yet. The order will be marked as paid in a moment; please do not pay again.',
  cardMissing: 'The card form is not ready yet. Please try again.',
  stripeFailed: 'The card form could not be loaded. Please check your connection and try again.',
  alreadyPaid: 'This order is paid',
  expired: 'This order has expired',
  expiredText: 'It was not paid in time, so its pieces went back on the shelf. You can order them again.',
  gone: 'There is no such order',
  goneText: 'It may have been deleted, or the link has a mistake in it.',
} as const
