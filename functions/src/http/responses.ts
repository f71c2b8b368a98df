import type { Address } from '@wood-master/contract/address-format'
import type { BookAddress as AddressResponse } from '@wood-master/contract/addresses'
import type { Message as MessageResponse } from '@wood-master/contract/contact'
import { toMajor } from '@wood-master/contract/money'
import type { Order as OrderResponse } from '@wood-master/contract/orders'
import type { SavedCard as CardResponse } from '@wood-master/contract/payments'
import { type Product as ProductResponse, product as productSchema } from '@wood-master/contract/products'
import type { Review as ReviewResponse, ReviewToModerate } from '@wood-master/contract/reviews'
import type { TaxEvidence, TaxLine } from '@wood-master/contract/tax'
import type { User } from '@wood-master/contract/users'
import type { Account } from '../domain/accounts/account.ts'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import { hasExpired, type SavedCard } from '../domain/cards/saved-card.ts'
import { averageOf, type Product } from '../domain/catalog/product.ts'
import type { Message } from '../domain/messages/message.ts'
import { shortfallOf } from '../domain/orders/delivery-rules.ts'
import { type CancelRequest, isPaid, type Order, titleOf, unitsOf } from '../domain/orders/order.ts'
import { disputeStateOf } from '../domain/orders/order-rules.ts'
import { restockedLines, unitsRefunded, unitsRestocked, unitsToShip } from '../domain/orders/refund-lines.ts'
import { seenVersion } from '../domain/orders/seen-order.ts'
import { type HiddenReview, maskedEmail, type Review } from '../domain/reviews/review.ts'
import type { Page } from '../domain/stores.ts'

const others = { _id: true, price: true, priceBreaks: true, rating: true, createdAt: true } as const
type AsItIs = Exclude<keyof ProductResponse, keyof typeof others>
/** Fields that the wire and the domain have in common: nothing goes out that the contract does not name. */
const asTheyAre = Object.keys(productSchema.omit(others).shape) as AsItIs[]

export function productResponse(product: Product, currency: string): ProductResponse {
  const same = Object.fromEntries(asTheyAre.map((field) => [field, product[field]])) as Pick<Product, AsItIs>
  return {
    _id: product.id,
    ...same,
    price: toMajor(product.unitPrice, currency),
    priceBreaks: product.priceBreaks.map(({ minQuantity, unitPrice }) => ({
      minQuantity,
      price: toMajor(unitPrice, currency),
    })),
    rating: product.rating && { average: averageOf(product.rating), count: product.rating.count },
    createdAt: product.createdAt.toISOString(),
  }
}

export function orderResponse(order: Order): OrderResponse {
  const major = (minor: number) => toMajor(minor, order.currency)
  const [first] = order.lines
  const toShip = unitsToShip(order)
  return {
    _id: order.id,
    number: order.number,
    email: order.email,
    buyerName: order.buyerName,
    poNumber: order.poNumber,
    lines: order.lines.map(({ weightGrams: _, ...line }) => ({
      ...line,
      unitPrice: major(line.unitPrice),
      price: major(line.price),
      refundedQuantity: unitsRefunded(order, line.productId),
      restockedQuantity: unitsRestocked(order, line.productId),
      toShip: toShip.find(({ productId }) => productId === line.productId)?.quantity ?? 0,
    })),
    price: major(order.total),
    goodsTotal: major(order.goodsTotal),
    shippingTotal: major(order.shippingTotal),
    taxTotal: major(order.taxTotal),
    tax: order.tax,
    taxLines: order.taxLines?.map((line) => taxLineResponse(line, order.currency)),
    taxEvidence: order.taxEvidence && taxEvidenceResponse(order.taxEvidence),
    address: order.address,
    shipping: order.shipping,
    sending: order.sending,
    addressChanges: order.addressChanges?.map((change) => ({ ...change, at: change.at.toISOString() })),
    costWithAddress: order.costWithAddress && {
      shippingTotal: major(order.costWithAddress.shippingTotal),
      taxTotal: major(order.costWithAddress.taxTotal),
      price: major(order.costWithAddress.total),
      shortfall: major(shortfallOf(order)),
    },
    differenceAsked: order.differenceAsked && {
      at: order.differenceAsked.at.toISOString(),
      amount: major(order.differenceAsked.total - order.total),
    },
    carrier: order.carrier,
    tracking: order.tracking,
    invoiceNumber: order.invoiceNumber,
    currency: order.currency,
    quantity: unitsOf(order.lines),
    unitPrice: major(first.unitPrice),
    productId: first.productId,
    productName: titleOf(order.lines),
    img: first.img,
    paymentStatus: isPaid(order),
    shipped: order.shippedAt !== undefined && order.state !== 'part_shipped',
    state: order.state,
    due: major(order.due),
    payments: order.payments.map((payment) => ({
      ...payment,
      amount: major(payment.amount),
      at: payment.at.toISOString(),
    })),
    shipments: order.shipments.map((shipment) => ({
      ...shipment,
      shippedAt: shipment.shippedAt.toISOString(),
    })),
    returns: order.returns.map((one) => ({ ...one, requestedAt: one.requestedAt.toISOString() })),
    transactionId: order.transactionId,
    createdAt: order.createdAt.toISOString(),
    payBy: order.state === 'unpaid' ? order.payBy.toISOString() : undefined,
    packingAt: order.packingAt?.toISOString(),
    paidAt: order.paidAt?.toISOString(),
    shippedAt: order.shippedAt?.toISOString(),
    shipmentUndoneAt: order.undoneShipments?.at(-1)?.undoneAt.toISOString(),
    expiredAt: order.expiredAt?.toISOString(),
    paymentProblem: order.paymentProblem,
    cancelRequest: order.cancelRequest && cancelRequestResponse(order.cancelRequest),
    dispute: disputeStateOf(order),
    version: seenVersion(order),
    refundedAmount: major(order.refundedTotal),
    refunds: order.refunds.map((refund) => ({
      _id: refund.id,
      amount: major(refund.amount),
      reason: refund.reason,
      lines: refund.lines,
      restocked: refund.restocked,
      restockedQuantity: refund.restocked ? unitsOf(restockedLines(order, refund)) : undefined,
      state: refund.state,
      createdAt: refund.createdAt.toISOString(),
      creditNoteNumber: refund.creditNote?.number,
      taxAmount: refund.creditNote && major(refund.creditNote.taxTotal),
    })),
  }
}

export function taxLineResponse(line: TaxLine, currency: string): TaxLine {
  return { ...line, base: toMajor(line.base, currency), amount: toMajor(line.amount, currency) }
}

export function taxEvidenceResponse({ number, status, consultation, checkedAt }: TaxEvidence) {
  return { number, status, consultation, checkedAt: checkedAt.toISOString() }
}

/** Without what admins alone see. */
export function buyersOrderResponse(order: Order): OrderResponse {
  return {
    ...orderResponse(order),
    addressChanges: undefined,
    costWithAddress: undefined,
    differenceAsked: undefined,
    dispute: undefined,
    version: undefined,
  }
}

function cancelRequestResponse(request: CancelRequest): NonNullable<OrderResponse['cancelRequest']> {
  const { state, reason, requestedAt, closedAt, answer } = request
  return {
    state,
    reason,
    requestedAt: requestedAt.toISOString(),
    closedAt: closedAt?.toISOString(),
    answer,
  }
}

export function userResponse(account: Account): User {
  const { uid, createdAt, email, role, name, img, education, location, phone, linkedin, promotedBy } = account
  const profile = { email, role, name, img, education, location, phone, linkedin, promotedBy }
  return { _id: uid, ...profile, createdAt: createdAt.toISOString() }
}

export function cardResponse(card: SavedCard, now: Date): CardResponse {
  const { id, brand, last4, expMonth, expYear } = card
  return { _id: id, brand, last4, expMonth, expYear, ...(hasExpired(card, now) ? { expired: true } : {}) }
}

export function reviewResponse(review: Review): ReviewResponse {
  const { id, email, name, rating, text, createdAt, productId, productName } = review
  return {
    _id: id,
    email: maskedEmail(email),
    name,
    rating,
    review: text,
    createdAt: createdAt.toISOString(),
    ...(productId ? { productId, productName, boughtHere: true } : {}),
  }
}

export function hiddenReviewResponse({ hidden, ...review }: HiddenReview): ReviewToModerate {
  return { ...reviewResponse(review), hidden: { ...hidden, at: hidden.at.toISOString() } }
}

export function messageResponse({ id, text, createdAt, ...message }: Message): MessageResponse {
  const { email, subject, read, answered, replies = [] } = message
  return {
    _id: id,
    email,
    subject,
    message: text,
    read,
    answered,
    createdAt: createdAt.toISOString(),
    replies: replies.map((reply) => ({ text: reply.text, by: reply.by, at: reply.at.toISOString() })),
  }
}

export function pageResponse<Item, Body>(page: Page<Item>, bodyOf: (item: Item) => Body): Page<Body> {
  return { items: page.items.map(bodyOf), nextCursor: page.nextCursor }
}

export function addressOf(kept: Address): Address {
  const { name, company, line1, line2, city, region, postalCode, country, phone, taxNumber } = kept
  return { name, company, line1, line2, city, region, postalCode, country, phone, taxNumber }
}

export function bookAddressResponse(address: BookAddress): AddressResponse {
  return { _id: address.id, ...addressOf(address) }
}
