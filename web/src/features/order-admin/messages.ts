/** The texts of the orders' admin page. */
export const messages = {
  orderTitle: (number: string) => `Order ${number}`,
  searchHint: 'Buyer, SKU, product, PO or order number, transaction id',
  cancelRequested: 'The buyer asks to cancel',
  grant: 'Grant',
  grantTitle: 'Cancel this order?',
  grantText: 'What is left of the payment is refunded, and the units go back into stock.',
  decline: 'Decline',
  declineTitle: 'Decline to cancel',
  declineText: 'The order stays as it is. The buyer is told your reason.',
  shipped: 'Product Shipped',
  noAddress: 'No delivery address',
  trackingSaved: 'Tracking saved',
  saveTracking: 'Save tracking',
  noneYet: 'No orders yet',
  noneYetText: 'They appear here as soon as somebody places one.',
  noneFound: 'No orders found',
  noneFoundText: 'Try fewer or shorter words, or show orders in every state.',
  refundTitle: 'Refund order',
  refunded: 'Refunded',
  amountRequired: 'Amount is required',
  amountTooHigh: (most: string) => `At most ${most} can be refunded`,
  amountWrong: (decimals: number) =>
    decimals === 0
      ? 'Use a whole amount above 0'
      : `Use an amount above 0 with at most ${decimals === 2 ? 'two' : decimals} decimals`,
  unitsWrong: (left: number) => `Use a whole number from 0 to ${left}`,
  unitsRequired: 'Say of at least one line how many units are refunded',
  reasonRequired: 'Reason is required',
} as const
