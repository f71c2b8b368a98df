import type { Message as MessageAnswer } from '@wood-master/contract/contact'
import { toMajor } from '@wood-master/contract/money'
import type { Order as OrderAnswer } from '@wood-master/contract/orders'
import type { Product as ProductAnswer } from '@wood-master/contract/products'
import type { Review as ReviewAnswer } from '@wood-master/contract/reviews'
import type { User } from '@wood-master/contract/users'
import type { Product } from '../domain/catalog/product.ts'
import type { Member } from '../domain/membership/member.ts'
import type { Message } from '../domain/messaging/message.ts'
import type { Page } from '../domain/paged.ts'
import { isPaid, type Order } from '../domain/purchasing/order.ts'
import { maskedEmail, type Review } from '../domain/reviewing/review.ts'

/** From the domain to the wire: ids become `_id`, minor units become dollars, dates become text. */
export function productAnswer(product: Product, currency: string): ProductAnswer {
  return {
    _id: product.id,
    name: product.name,
    price: toMajor(product.unitPrice, currency),
    minQuantity: product.minQuantity,
    availableQuantity: product.availableQuantity,
    description: product.description,
    img: product.img,
    views: product.views,
    createdAt: product.createdAt.toISOString(),
  }
}

export function orderAnswer(order: Order): OrderAnswer {
  const major = (minor: number) => toMajor(minor, order.currency)
  return {
    _id: order.id,
    email: order.email,
    buyerName: order.buyerName,
    price: major(order.total),
    unitPrice: major(order.unitPrice),
    currency: order.currency,
    quantity: order.quantity,
    productId: order.productId,
    productName: order.productName,
    img: order.img,
    paymentStatus: isPaid(order),
    shipped: order.shippedAt !== undefined,
    state: order.state,
    transactionId: order.transactionId,
    createdAt: order.createdAt.toISOString(),
    payBy: order.state === 'unpaid' ? order.payBy.toISOString() : undefined,
    paidAt: order.paidAt?.toISOString(),
    shippedAt: order.shippedAt?.toISOString(),
    expiredAt: order.expiredAt?.toISOString(),
    paymentProblem: order.paymentProblem,
    refundedAmount: major(order.refundedTotal),
    refunds: order.refunds.map((refund) => ({
      _id: refund.id,
      amount: major(refund.amount),
      reason: refund.reason,
      restocked: refund.restocked,
      state: refund.state,
      createdAt: refund.createdAt.toISOString(),
    })),
  }
}

export function userAnswer(member: Member): User {
  const { uid, createdAt, email, role, name, img, education, location, phone, linkedin, promotedBy } = member
  const profile = { email, role, name, img, education, location, phone, linkedin, promotedBy }
  return { _id: uid, ...profile, createdAt: createdAt.toISOString() }
}

export function reviewAnswer({ id, email, name, rating, text, createdAt }: Review): ReviewAnswer {
  return {
    _id: id,
    email: maskedEmail(email),
    name,
    rating,
    review: text,
    createdAt: createdAt.toISOString(),
  }
}

export function messageAnswer({ id, text, createdAt, ...message }: Message): MessageAnswer {
  const { email, subject, read, answered } = message
  return { _id: id, email, subject, message: text, read, answered, createdAt: createdAt.toISOString() }
}

export function pageAnswer<Item, Answer>(page: Page<Item>, answer: (item: Item) => Answer): Page<Answer> {
  return { items: page.items.map(answer), nextCursor: page.nextCursor }
}
