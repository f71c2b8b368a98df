import { countOf } from '#lib/text/count.ts'

const span = (hours: number) => (hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour'))

export const messages = {
  title: 'Check out',
  poNumber: 'PO number (optional)',
  poNumberHint: 'Your reference. We print it on the invoice, and you can search your orders by it.',
  reserved: (hours: number) =>
    `We reserve everything in this order for you for ${span(hours)}. Nothing is charged on this page.`,
  rateMissing: 'Enter a delivery address to see the delivery methods.',
  placeOrder: 'Place order',
  backToCart: 'Back to the cart',
  empty: 'There is nothing to check out',
  emptyText: 'Your cart is empty. What you have ordered is in My Orders.',
  looking: 'Looking for your order',
  placed: 'Your order is placed',
  placedText: 'It is waiting for payment in My Orders.',
} as const
