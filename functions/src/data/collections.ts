import { isLow } from '@wood-master/contract/purchase-rules'
import { type CollectionReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Account } from '../domain/accounts/account.ts'
import type { Cart } from '../domain/cart/cart.ts'
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
import type { FailingAddress, Mail } from '../domain/mail/mail.ts'
import type { Message } from '../domain/messages/message.ts'
import { hasOpenRequest } from '../domain/orders/cancel-order.ts'
import { type OlderOrder, olderFields, orderFromStored } from '../domain/orders/older-order.ts'
import type { DeletedOrder, Order } from '../domain/orders/order.ts'
import type { RefundRecord } from '../domain/orders/refund.ts'
import { remindAt } from '../domain/orders/remind-buyers.ts'
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

/** A chunk of an import, kept as long as that. */
type StoredChunk = ImportChunk & { id: string; createdAt: Date }

type Tombstone = Pick<DeletedOrder, 'deletedAt' | 'deletedBy'>

export interface Collections {
  products: CollectionReference<Product>
  removedProducts: CollectionReference<RemovedProduct>
  skus: CollectionReference<{ id: string; productId: string }>
  carts: CollectionReference<Cart>
  holds: CollectionReference<Hold>
  orders: CollectionReference<Order>
  orderNumbers: CollectionReference<{ id: string; orderId: string }>
  deletedOrders: CollectionReference<DeletedOrder>
  stockMovements: CollectionReference<StockMovement>
  productImports: CollectionReference<ProductImport>
  productImportChunks: CollectionReference<StoredChunk>
  users: CollectionReference<Account & { id: string }>
  payments: CollectionReference<Payment>
  refunds: CollectionReference<RefundRecord>
  invoices: CollectionReference<Invoice>
  paymentAlerts: CollectionReference<PaymentAlert>
  reviews: CollectionReference<Review>
  hiddenReviews: CollectionReference<HiddenReview>
  messages: CollectionReference<Message>
  mail: CollectionReference<Mail>
  failingAddresses: CollectionReference<FailingAddress>
  stripeEvents: CollectionReference<{ id: string; at: Date }>
}

/** Typed collections. What a document carries beside its entity is only there for queries. */
export function collectionsOf(db: Firestore): Collections {
  const plain = <Entity extends { id: string }>(name: keyof typeof collectionNames) =>
    db.collection(collectionNames[name]).withConverter(documentsOf<Entity>())
  return {
    products: db.collection(collectionNames.products).withConverter(
      documentsOf<Product>(
        {
          buyable: canBeBought,
          low: isLow,
          sortName: ({ name }) => nameKey(name),
          skuKey: ({ sku }) => skuKey(sku),
          searchWords: ({ name, sku }) => searchWordsOf([name, sku]),
          changedAt: () => FieldValue.serverTimestamp(),
        },
        withDefaults,
      ),
    ),
    removedProducts: db
      .collection(collectionNames.removedProducts)
      .withConverter(documentsOf<RemovedProduct>({ changedAt: () => FieldValue.serverTimestamp() })),
    skus: plain('skus'),
    productImports: db
      .collection(collectionNames.productImports)
      .withConverter(documentsOf<ProductImport>({ removeAt: removeAt.ofProductImport })),
    productImportChunks: db
      .collection(collectionNames.productImportChunks)
      .withConverter(documentsOf<StoredChunk>({ removeAt: removeAt.ofProductImport })),
    carts: plain('carts'),
    orders: db.collection(collectionNames.orders).withConverter(
      documentsOf<Order>(
        {
          ...olderFields,
          productIds: ({ lines }) => lines.map(({ productId }) => productId),
          searchWords: orderSearchWords,
          numberKeys: orderNumberKeys,
          cancelRequested: hasOpenRequest,
          remindAt,
          addressChangedBy: ({ addressChanges }) => addressChanges?.map(({ by }) => by),
          invoiceDue: (order) => dueInvoices(order).length > 0,
        },
        orderFromStored,
      ),
    ),
    orderNumbers: plain('orderNumbers'),
    users: db.collection(collectionNames.users).withConverter(
      documentsOf<Account & { id: string }>({
        searchWords: ({ email, name = '' }) => searchWordsOf([email, name]),
      }),
    ),
    holds: db
      .collection(collectionNames.holds)
      .withConverter(documentsOf<Hold>({ removeAt: removeAt.ofHold }, withHoldDefaults)),
    deletedOrders: db
      .collection(collectionNames.deletedOrders)
      .withConverter(documentsOf<DeletedOrder>({ removeAt: removeAt.ofDeletedOrder }, deletedFromStored)),
    stockMovements: plain('stockMovements'),
    reviews: plain('reviews'),
    hiddenReviews: plain('hiddenReviews'),
    messages: plain('messages'),
    mail: db.collection(collectionNames.mail).withConverter(documentsOf<Mail>({ removeAt: removeAt.ofMail })),
    failingAddresses: plain('failingAddresses'),
    payments: plain('payments'),
    refunds: plain('refunds'),
    invoices: plain('invoices'),
    paymentAlerts: plain('paymentAlerts'),
    stripeEvents: db
      .collection(collectionNames.stripeEvents)
      .withConverter(documentsOf<{ id: string; at: Date }>({ removeAt: removeAt.ofStripeEvent })),
  }
}

function deletedFromStored(stored: DeletedOrder | (OlderOrder & Tombstone)): DeletedOrder {
  const { deletedAt, deletedBy } = stored
  return { ...orderFromStored(stored), deletedAt, deletedBy }
}
