/** What the orders' admin page says. */
export const messages = {
  shipped: 'Product Shipped',
  noneYet: 'No orders yet',
  noneYetText: 'They appear here as soon as somebody buys something.',
  noneFound: 'No order matches',
  noneFoundText: 'Try fewer or shorter words, or look at orders of every state.',
  refundTitle: 'Refund an order',
  refunded: 'Refunded',
  amountRequired: 'Amount is required',
  amountTooHigh: (most: string) => `At most ${most} is left to refund`,
  amountTooLow: 'Refund more than nothing, with at most two decimals',
  reasonRequired: 'Reason is required',
  exportFailed: 'The file could not be made.',
} as const
