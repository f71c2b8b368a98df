/** The texts of the payment page. */
export const messages = {
  title: 'Payment',
  success: 'Payment Successful',
  transaction: (id: string) => `Transaction id: ${id}`,
  unconfirmed: 'Your card was charged',
  unconfirmedText:
    "We couldn't confirm your payment yet. Stripe will notify us as well, so please do not pay again: My Orders will show the order as paid in a moment.",
  rejected: 'This payment could not be applied to your order',
  cancelled:
    'This payment was cancelled because its order was deleted or has expired. You have not been charged.',
  cardGoesToStripe: 'Your card details go straight to Stripe. The shop never sees the number.',
  payWith: 'Pay with',
  newCard: 'A new card',
  saveCard: 'Save this card for my next orders',
  deliveryTitle: 'Delivery',
  addressFirst: 'Please say first where your order goes.',
  deliverHere: 'Deliver here',
  changeDelivery: 'Change delivery',
  keepDelivery: 'Keep it as it is',
  cardMissing: 'The card form is not ready yet. Please try again.',
  paymentFailed: 'The payment did not go through. Please try again.',
  stripeFailed: 'The card form could not be loaded. Please check your connection and try again.',
  alreadyPaid: 'This order is paid',
  expired: 'This order has expired',
  expiredText: 'It was not paid in time, so its items were returned to stock. You can order them again.',
  gone: 'There is no such order',
  goneText: 'It may have been deleted, or the link may be wrong.',
} as const
