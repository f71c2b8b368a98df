/** What the purchase page says. */
export const messages = {
  quantityRequired: 'Purchase Quantity is required',
  quantityWhole: 'Use a whole number from 1',
  quantityLabel: (minimum: number, maximum: number) => `Quantity (minimum ${minimum}, maximum ${maximum})`,
  belowMinimumHint: (minimum: number) => `Shops usually order at least ${minimum} pieces of this.`,
  notAvailable: 'Product not Available.',
  notAvailableText: 'There is less of it on the shelf than one order needs. We are making more.',
  unknown: 'There is no such product',
  unknownText:
    'The link names no product of ours, or it is no longer made. The tools we do make are one step away.',
  successTitle: 'Order Successful',
  successText: 'Ready For Payment?',
  successConfirm: "Let's Go",
  later: 'Your order waits for its payment in My Orders.',
} as const
