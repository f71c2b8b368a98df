import { isLow } from '@wood-master/contract/purchase-rules'
import type { TaxEvidence } from '@wood-master/contract/tax'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Account } from '../domain/accounts/account.ts'
import type { PastRole } from '../domain/accounts/account-store.ts'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import type { Cart } from '../domain/cart/priced-cart.ts'
import {
  canBeBought,
  nameKey,
  type Product,
  type RemovedProduct,
  skuKey,
  withDefaults,
} from '../domain/catalog/product.ts'
import type { Invoice } from '../domain/invoices/invoice.ts'
import { dueInvoices } from '../domain/invoices/make-invoices.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import type { FailingAddress, Mail } from '../domain/mail/mail.ts'
import type { Message } from '../domain/messages/message.ts'
import type { ModerationRecord } from '../domain/moderation.ts'
import { awaitsKeys } from '../domain/orders/awaited-units.ts'
import { hasOpenRequest } from '../domain/orders/cancel-order.ts'
import type { StockNotice } from '../domain/orders/keep-promises.ts'
import { olderFields, orderFromStored } from '../domain/orders/older-order.ts'
import type { DeletedOrder, Order } from '../domain/orders/order.ts'
import { waitsForShop } from '../domain/orders/order-return.ts'
import type { RefundRecord } from '../domain/orders/refund.ts'
import { isToSend } from '../domain/orders/refund-lines.ts'
import { remindAt } from '../domain/orders/remind-buyers.ts'
import type { Declines } from '../domain/payments/declines.ts'
import type { PaymentAlert } from '../domain/payments/payment-alert.ts'
import type { Payment } from '../domain/payments/payment-provider.ts'
import type { ImportChunk, ProductImport } from '../domain/product-import/product-import.ts'
import type { HiddenReview, Review } from '../domain/reviews/review.ts'
import { type Hold, withHoldDefaults } from '../domain/stock/hold.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import { collectionNames } from './collection-names.ts'
import { documentsOf } from './converter.ts'
import { orderNumberKeys, orderSearchWords } from './order-search.ts'
import { removeAt } from './retention.ts'
import { searchWordsOf } from './search-words.ts'

export type Collections = ReturnType<typeof collectionsOf>

/** Typed collections. What a document carries beside its entity is only there for queries. */
export function collectionsOf(db: Firestore) {
  const of = <Entity extends { id: string }>(
    name: keyof typeof collectionNames,
    ...stored: Parameters<typeof documentsOf<Entity>>
  ) => db.collection(collectionNames[name]).withConverter(documentsOf<Entity>(...stored))
  const changedAt = () => FieldValue.serverTimestamp()
  return {
    products: of<Product>(
      'products',
      {
        buyable: canBeBought,
        low: isLow,
        hasNews: ({ newsSince }) => newsSince !== undefined,
        sortName: ({ name }) => nameKey(name),
        skuKey: ({ sku }) => skuKey(sku),
        searchWords: ({ name, sku }) => searchWordsOf([name, sku]),
        changedAt,
        // Of the last sale that changed nothing else; the ledger writes it then, instead of `changedAt`.
        stockAt: () => undefined,
      },
      withDefaults,
    ),
    removedProducts: of<RemovedProduct>('removedProducts', { changedAt }),
    skus: of<{ id: string; productId: string }>('skus'),
    productImports: of<ProductImport>('productImports', { removeAt: removeAt.ofProductImport }),
    /** A chunk of an import, kept as long as that. */
    productImportChunks: of<ImportChunk & { id: string; createdAt: Date }>('productImportChunks', {
      removeAt: removeAt.ofProductImport,
    }),
    carts: of<Cart>('carts'),
    addressBooks: of<{ id: string; addresses: BookAddress[] }>('addressBooks'),
    orders: of<Order>(
      'orders',
      {
        ...olderFields,
        productIds: ({ lines }) => lines.map(({ productId }) => productId),
        searchWords: orderSearchWords,
        numberKeys: orderNumberKeys,
        cancelRequested: hasOpenRequest,
        returnStates: ({ returns }) => [...new Set(returns.map(({ state }) => state))],
        returnsWait: ({ returns }) => returns.some(waitsForShop),
        returnAskedAt: ({ returns }) => returns.at(-1)?.requestedAt,
        remindAt,
        awaits: awaitsKeys,
        addressChangedBy: ({ addressChanges }) => addressChanges?.map(({ by }) => by),
        nothingToSend: (order) => order.state === 'paid' && !isToSend(order),
        invoiceDue: (order) => dueInvoices(order).length > 0,
      },
      orderFromStored,
    ),
    orderNumbers: of<{ id: string; orderId: string }>('orderNumbers'),
    users: of<Account & { id: string }>('users', {
      searchWords: ({ email, name = '' }) => searchWordsOf([email, name]),
    }),
    roleChanges: of<PastRole & { id: string; uid: string; email: string; byUid: string }>('roleChanges'),
    declines: of<Declines & { id: string }>('declines', { removeAt: removeAt.ofDeclines }),
    holds: of<Hold>('holds', { removeAt: removeAt.ofHold }, withHoldDefaults),
    deletedOrders: of<DeletedOrder>(
      'deletedOrders',
      { removeAt: removeAt.ofDeletedOrder },
      // With all else that is stored beside the order.
      (stored) => orderFromStored(stored) as DeletedOrder,
    ),
    stockMovements: of<StockMovement>('stockMovements'),
    stockNotices: of<StockNotice>('stockNotices', { removeAt: removeAt.ofStockNotice }),
    reviews: of<Review>('reviews'),
    hiddenReviews: of<HiddenReview>('hiddenReviews'),
    messages: of<Message>('messages'),
    moderationRecords: of<ModerationRecord>('moderationRecords'),
    mail: of<Mail>('mail', { removeAt: removeAt.ofMail }),
    failingAddresses: of<FailingAddress>('failingAddresses'),
    payments: of<Payment>('payments'),
    refunds: of<RefundRecord>('refunds'),
    invoices: of<Invoice>('invoices'),
    paymentAlerts: of<PaymentAlert>('paymentAlerts'),
    stripeEvents: of<{ id: string; at: Date }>('stripeEvents', { removeAt: removeAt.ofStripeEvent }),
    formerTerms: of<LegalTexts['formerTerms'][number] & { id: string }>('formerTerms'),
    taxAnswers: of<TaxEvidence & { id: string }>('taxAnswers', { removeAt: removeAt.ofTaxAnswer }),
  }
}
