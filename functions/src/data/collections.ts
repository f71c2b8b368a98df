import { isLow } from '@wood-master/contract/purchase-rules'
import type { CollectionReference, Firestore } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import { canBeBought } from '../domain/catalog/product.ts'
import type { Member } from '../domain/membership/member.ts'
import type { Message } from '../domain/messaging/message.ts'
import type { Attention } from '../domain/paying/attention.ts'
import type { RefundRecord } from '../domain/paying/refund-rules.ts'
import type { Payment } from '../domain/paying/settlement-rules.ts'
import type { Hold } from '../domain/purchasing/hold.ts'
import type { Movement } from '../domain/purchasing/movement.ts'
import type { DeletedOrder, Order } from '../domain/purchasing/order.ts'
import type { Review } from '../domain/reviewing/review.ts'
import { collectionNames } from './collection-names.ts'
import { documentsOf } from './converter.ts'
import { removeAt } from './retention.ts'
import { searchWordsOf } from './search-words.ts'

export interface Collections {
  products: CollectionReference<Product>
  holds: CollectionReference<Hold>
  orders: CollectionReference<Order>
  deletedOrders: CollectionReference<DeletedOrder>
  movements: CollectionReference<Movement>
  users: CollectionReference<Member & { id: string }>
  payments: CollectionReference<Payment>
  refunds: CollectionReference<RefundRecord>
  attention: CollectionReference<Attention>
  reviews: CollectionReference<Review>
  messages: CollectionReference<Message>
  stripeEvents: CollectionReference<{ id: string; at: Date }>
}

/** Typed collections. What a document carries beside its entity is only there for queries. */
export function collectionsOf(db: Firestore): Collections {
  const plain = <Entity extends { id: string }>(name: keyof typeof collectionNames) =>
    db.collection(collectionNames[name]).withConverter(documentsOf<Entity>())
  return {
    products: db.collection(collectionNames.products).withConverter(
      documentsOf<Product>((product) => ({
        buyable: canBeBought(product),
        low: isLow(product),
        sortName: product.name.toLowerCase(),
        searchWords: searchWordsOf([product.name]),
      })),
    ),
    orders: db.collection(collectionNames.orders).withConverter(
      documentsOf<Order>((order) => ({
        searchWords: searchWordsOf([order.productName, order.email, order.buyerName ?? ''], order.id),
      })),
    ),
    users: db.collection(collectionNames.users).withConverter(
      documentsOf<Member & { id: string }>((member) => ({
        searchWords: searchWordsOf([member.email, member.name ?? '']),
      })),
    ),
    holds: db.collection(collectionNames.holds).withConverter(documentsOf<Hold>(removeAt.ofHold)),
    deletedOrders: db
      .collection(collectionNames.deletedOrders)
      .withConverter(documentsOf<DeletedOrder>(removeAt.ofDeletedOrder)),
    movements: plain('movements'),
    reviews: plain('reviews'),
    messages: plain('messages'),
    payments: plain('payments'),
    refunds: plain('refunds'),
    attention: plain('attention'),
    stripeEvents: db
      .collection(collectionNames.stripeEvents)
      .withConverter(documentsOf<{ id: string; at: Date }>(removeAt.ofStripeEvent)),
  }
}
