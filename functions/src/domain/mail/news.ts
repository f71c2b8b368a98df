import type { Product } from '../catalog/product.ts'
import type { Message } from '../messages/message.ts'
import type { Order } from '../orders/order.ts'
import type { Refund } from '../orders/refund.ts'
import type { NewPaymentAlert } from '../payments/payment-alert.ts'
import type { Review } from '../reviews/review.ts'

/** Money that came for an order that could not take it, and goes back. Amount in minor units. */
export interface ReturnedPayment {
  intentId: string
  amount: number
  currency: string
}

type PlainKind =
  | 'order_received'
  | 'payment_received'
  | 'shipped'
  | 'expires_soon'
  | 'expired'
  | 'new_paid_order'

type About =
  | { [Kind in PlainKind]: { kind: Kind; order: Order } }[PlainKind]
  | { kind: 'refunded'; order: Order; refund: Refund }
  | { kind: 'payment_returned'; order: Pick<Order, 'id' | 'number' | 'email'>; payment: ReturnedPayment }
  | { kind: 'low_stock'; product: Product; movementId: string }
  | { kind: 'needs_attention'; alert: NewPaymentAlert }
  | { kind: 'message_received'; message: Message }
  | { kind: 'message_reply'; message: Message; reply: { id: string; text: string } }
  | { kind: 'review_hidden'; review: Review; reason: string; decisionId: string }

/** Something that somebody gets a mail about, and when it became true. */
export type News = About & { at: Date }

/** The news of one kind. */
export type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>
