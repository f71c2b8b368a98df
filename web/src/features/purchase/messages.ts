export const messages = {
  quantityRequired: 'Purchase Quantity is required',
  quantityWhole: 'Use a whole number from 1',
  quantityLabel: (minimum: number, maximum: number) => `Quantity (minimum ${minimum}, maximum ${maximum})`,
  belowMinimumHint: (minimum: number) => `Shops usually order at least ${minimum} pieces of this.`,
  atMost: (maximum: number) => `Choose at most ${maximum}.`,
  atLeast: (minimum: number) => `Choose at least ${minimum}.`,
  inSteps: (casePack: number) => `Choose a multiple of ${casePack}.`,
  reserved: 'Your items are reserved while you pay. Nothing is charged on this page.',
  notAvailable: 'Product not Available.',
  notAvailableText: 'There is not enough in stock for a minimum order. We are making more.',
  unknown: 'There is no such product',
  unknownText:
    'The link does not lead to one of our products, or we no longer make it. Have a look at the tools we do make.',
  placed: 'Your order is placed',
  paymentPending: 'Your order is waiting for payment in My Orders.',
} as const
