import { countOf } from '#lib/text/count.ts'

const span = (hours: number) => (hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour'))

export const messages = {
  title: 'Check out',
  asReady: 'Send what is ready first; the rest follows in another parcel.',
  poNumber: 'PO number',
  poNumberHint:
    'Your own number for this purchase. It is printed on the invoice, and your orders can be searched by it.',
  reserved: (hours: number) =>
    `Placing the order reserves all of these units for you for ${span(hours)}. Nothing is charged on this page.`,
  rateMissing: 'Please choose how it is delivered first.',
  placeOrder: 'Place order',
  backToCart: 'Back to the cart',
  empty: 'There is nothing to check out',
  emptyText: 'Your cart is empty. What you have ordered is in My Orders.',
  looking: 'Looking for your order',
  placed: 'Your order is placed',
  placedText: 'It is waiting for payment in My Orders.',
} as const
