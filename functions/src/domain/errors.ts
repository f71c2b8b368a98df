import * as invoices from '../texts/invoices.ts'
import * as m from '../texts/shop.ts'
import { ShopError } from './shop-error.ts'

export const errors = {
  noSuchProduct: () => new ShopError('not_found', m.thereIsNoSuchProduct()),
  noSuchImport: () => new ShopError('not_found', m.thereIsNoSuchImport()),
  noSuchOrder: () => new ShopError('not_found', m.thereIsNoSuchOrder()),
  noSuchReturn: () => new ShopError('not_found', m.thereIsNoSuchReturn()),
  noSuchAccount: () => new ShopError('not_found', m.noAccountWithThisEmail()),
  noSuchMessage: () => new ShopError('not_found', m.thereIsNoSuchMessage()),
  noSuchReview: () => new ShopError('not_found', m.thereIsNoSuchReview()),
  noSuchAddress: () => new ShopError('not_found', m.youHaveNoSuchAddress()),
  reviewHidden: () => new ShopError('forbidden', m.yourReviewOfThisProduct()),
  notBought: () => new ShopError('not_bought', m.onlyPeopleWhoBoughtThis()),
  noSuchCard: () => new ShopError('not_found', m.youHaveNoSuchSaved()),
  cardExpired: () => new ShopError('card_expired', m.thisCardHasExpiredPlease()),
  noSuchMail: () => new ShopError('not_found', m.thereIsNoSuchMail()),
  noSuchPaymentAlert: () => new ShopError('not_found', m.thereIsNoSuchPayment()),
  skuTaken: () =>
    new ShopError('sku_taken', m.anotherProductAlreadyHasThis(), {
      fields: { sku: m.anotherProductAlreadyHasIt() },
    }),
  notYours: () => new ShopError('forbidden', m.thisBelongsToAnotherAccount()),
  signIn: () => new ShopError('unauthenticated', m.pleaseSignInAgain()),
  adminsOnly: () => new ShopError('forbidden', m.onlyAdminsMayDoThis()),
  alreadyPaid: () => new ShopError('order_already_paid', m.thisOrderIsAlreadyPaid()),
  expired: () => new ShopError('order_expired', m.thisOrderHasExpiredAnd()),
  orderPriceChanged: () => new ShopError('price_changed', m.thePriceOfThisOrder()),
  beingClosed: () => new ShopError('order_not_payable', m.thisOrderIsBeingClosed()),
  addressFirst: () => new ShopError('order_not_payable', m.pleaseSayWhereThisOrder()),
  freightFirst: () => new ShopError('order_not_payable', m.freightHasToBeAccepted()),
  paidMeanwhile: () => new ShopError('order_already_paid', m.paidBeforeDeletion()),
  paidBeforeChange: () => new ShopError('order_already_paid', m.paidBeforeDelivery()),
  paymentUnderWay: () => new ShopError('payment_provider_failed', m.aPaymentForThisOrder()),
  maintenance: (message: string) => new ShopError('maintenance', message, { retryAfterSeconds: 120 }),
  manyUploads: () =>
    new ShopError('busy', m.manyImagesAreBeingUploaded(), {
      retryAfterSeconds: 5,
    }),
  invoicingPaused: () => new ShopError('busy', invoices.noInvoicesAreWritten(), { retryAfterSeconds: 3600 }),
  busy: (cause?: unknown) =>
    new ShopError('busy', m.pleaseTryAgainInA(), {
      retryAfterSeconds: 2,
      cause,
    }),
} as const
