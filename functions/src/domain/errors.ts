import type { ErrorBody, ErrorCode } from '@wood-master/contract/errors'
import * as http from '../texts/http.ts'
import * as invoices from '../texts/invoices.ts'
import * as m from '../texts/shop.ts'

/** What was looked for; where nothing was found, that is the error. */
export function existing<Found>(found: Found | undefined, absent: () => ShopError): Found {
  if (found === undefined) throw absent()
  return found
}

export const errors = {
  /** The sentence says what is wrong with the whole, unless one field is all that it has. */
  badField: (field: string, problem: string, sentence = problem) =>
    new ShopError('invalid_request', sentence, { fields: { [field]: problem } }),
  badCursor: () => errors.badField('cursor', http.isNotACursor(), http.pageOfListGone()),
  noSuchProduct: () => new ShopError('not_found', m.noSuchProduct()),
  noSuchImport: () => new ShopError('not_found', m.noSuchImport()),
  noSuchOrder: () => new ShopError('not_found', m.noSuchOrder()),
  noSuchReturn: () => new ShopError('not_found', m.noSuchReturn()),
  noSuchAccount: () => new ShopError('not_found', m.noSuchAccount()),
  noSuchMessage: () => new ShopError('not_found', m.noSuchMessage()),
  noSuchReview: () => new ShopError('not_found', m.noSuchReview()),
  noSuchAddress: () => new ShopError('not_found', m.noSuchAddress()),
  reviewHidden: () => new ShopError('forbidden', m.reviewHidden()),
  notBought: () => new ShopError('not_bought', m.reviewNeedsPurchase()),
  noSuchCard: () => new ShopError('not_found', m.noSuchCard()),
  cardExpired: () => new ShopError('card_expired', m.cardExpired()),
  noSuchMail: () => new ShopError('not_found', m.noSuchMail()),
  noSuchPaymentAlert: () => new ShopError('not_found', m.noSuchPayment()),
  skuTaken: () => new ShopError('sku_taken', m.skuTaken(), { fields: { sku: m.skuTakenField() } }),
  notYours: () => new ShopError('forbidden', m.otherAccount()),
  signIn: () => new ShopError('unauthenticated', m.signInAgain()),
  adminsOnly: () => new ShopError('forbidden', m.adminsOnly()),
  alreadyPaid: () => new ShopError('order_already_paid', m.alreadyPaid()),
  expired: () => new ShopError('order_expired', m.orderExpired()),
  orderPriceChanged: () => new ShopError('price_changed', m.priceChanged()),
  beingClosed: () => new ShopError('order_not_payable', m.orderBeingClosed()),
  addressFirst: () => new ShopError('order_not_payable', m.addressMissing()),
  freightFirst: () => new ShopError('order_not_payable', m.acceptFreightFirst()),
  paidMeanwhile: () => new ShopError('order_already_paid', m.paidBeforeDeletion()),
  paidBeforeChange: () => new ShopError('order_already_paid', m.paidBeforeDelivery()),
  paymentUnderWay: () => new ShopError('payment_provider_failed', m.paymentInProgress()),
  maintenance: (message: string) => new ShopError('maintenance', message, { retryAfterSeconds: 120 }),
  manyUploads: () => new ShopError('busy', m.uploadsBusy(), { retryAfterSeconds: 5 }),
  manyPayments: (cause?: unknown) =>
    new ShopError('busy', m.paymentsBusy(), { retryAfterSeconds: 10, cause }),
  invoicingPaused: () => new ShopError('busy', invoices.writingPaused(), { retryAfterSeconds: 3600 }),
  searchSilent: (cause: unknown) => new ShopError('busy', m.searchSilent(), { retryAfterSeconds: 10, cause }),
  keyReused: () => new ShopError('key_reused', m.keyReused()),
  busy: (cause?: unknown) => new ShopError('busy', m.tryAgainSoon(), { retryAfterSeconds: 2, cause }),
} as const

/** An error that a shopper may read. `retryAfterSeconds` is for temporary ones, `beside` goes out beside the error. */
export class ShopError extends Error {
  override readonly name = 'ShopError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      cause?: unknown
      beside?: Omit<ErrorBody, 'error'>
    } = {},
  ) {
    super(message, { cause: details.cause })
  }
}
