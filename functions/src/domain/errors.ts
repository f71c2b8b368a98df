import { ShopError } from './shop-error.ts'

export const errors = {
  noSuchProduct: () => new ShopError('not_found', 'There is no such product.'),
  noSuchImport: () => new ShopError('not_found', 'There is no such import.'),
  noSuchOrder: () => new ShopError('not_found', 'There is no such order.'),
  noSuchAccount: () => new ShopError('not_found', 'No account with this email has signed in yet.'),
  noSuchMessage: () => new ShopError('not_found', 'There is no such message.'),
  noSuchReview: () => new ShopError('not_found', 'There is no such review.'),
  noSuchAddress: () => new ShopError('not_found', 'You have no such address.'),
  reviewHidden: () =>
    new ShopError('forbidden', 'Your review of this product was hidden by the shop and cannot be replaced.'),
  notBought: () => new ShopError('not_bought', 'Only people who bought this product here can review it.'),
  noSuchCard: () => new ShopError('not_found', 'You have no such saved card.'),
  cardExpired: () => new ShopError('card_expired', 'This card has expired. Please choose another one.'),
  noSuchMail: () => new ShopError('not_found', 'There is no such mail.'),
  noSuchPaymentAlert: () => new ShopError('not_found', 'There is no such payment on the list.'),
  skuTaken: () =>
    new ShopError('sku_taken', 'Another product already has this SKU.', {
      fields: { sku: 'Another product already has it' },
    }),
  notYours: () => new ShopError('forbidden', 'This belongs to another account.'),
  signIn: () => new ShopError('unauthenticated', 'Please sign in again.'),
  adminsOnly: () => new ShopError('forbidden', 'Only admins may do this.'),
  alreadyPaid: () => new ShopError('order_already_paid', 'This order is already paid.'),
  expired: () =>
    new ShopError(
      'order_expired',
      'This order has expired and its pieces have gone back into stock. Please order again.',
    ),
  orderPriceChanged: () =>
    new ShopError(
      'price_changed',
      'The price of this order has changed since it was shown. Please check it before you pay.',
    ),
  beingClosed: () =>
    new ShopError('order_not_payable', 'This order is being closed and can no longer be paid.'),
  addressFirst: () =>
    new ShopError('order_not_payable', 'Please say where this order goes before you pay for it.'),
  paidMeanwhile: () =>
    new ShopError('order_already_paid', 'The payment came first: this order is paid and cannot be deleted.'),
  paidBeforeChange: () =>
    new ShopError(
      'order_already_paid',
      'The payment came first: this order is paid, and its delivery stays as it was.',
    ),
  paymentUnderWay: () =>
    new ShopError(
      'payment_provider_failed',
      'A payment for this order is in progress. Please try again in a moment.',
    ),
  maintenance: (message: string) => new ShopError('maintenance', message, { retryAfterSeconds: 120 }),
  manyUploads: () =>
    new ShopError('busy', 'Many images are being uploaded right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    }),
  busy: (cause?: unknown) =>
    new ShopError('busy', 'Please try again in a moment.', {
      retryAfterSeconds: 2,
      cause,
    }),
} as const
