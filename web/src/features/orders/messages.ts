/** The texts of the order lists. */
export const messages = {
  title: 'My Orders',
  orderTitle: (number: string) => `Order ${number}`,
  orderAgain: 'Order again',
  changed: 'The lines are in your cart. This has changed since:',
  searchHint: 'SKU, product, PO or order number',
  payNow: 'Pay now',
  deleteOrder: 'Delete',
  noneYet: 'No orders yet',
  noneYetText: 'What you buy will be listed here.',
  noneFound: 'No orders found',
  noneFoundText: 'Try another state, or fewer words.',
  receiptTitle: 'Receipt',
  noReceipt: 'There is no receipt for this order',
  noReceiptText: 'A receipt can be printed once the order is paid.',
} as const
