import { bookAddress } from '@wood-master/contract/addresses'
import { message } from '@wood-master/contract/contact'
import { deliveryQuote } from '@wood-master/contract/delivery'
import { invoice } from '@wood-master/contract/invoices'
import type { ReturnState } from '@wood-master/contract/order-states'
import { type Order as OrderResponse, order } from '@wood-master/contract/orders'
import { type OwnData, ownData } from '@wood-master/contract/own-data'
import { paymentAlert, savedCard } from '@wood-master/contract/payments'
import { type Product as ProductResponse, product } from '@wood-master/contract/products'
import { review } from '@wood-master/contract/reviews'
import type { Supply } from '@wood-master/contract/supply'
import { reasonOf, type TaxLine } from '@wood-master/contract/tax'
import { user } from '@wood-master/contract/users'
import type { Account } from '../domain/accounts/account.ts'
import type { BookAddress } from '../domain/addresses/address-book.ts'
import { hasExpired, type SavedCard } from '../domain/cards/own-cards.ts'
import type { Cart } from '../domain/cart/priced-cart.ts'
import { averageOf, inLanguageOf, type Product } from '../domain/catalog/product.ts'
import { nextPromise, orderableOf } from '../domain/catalog/supply.ts'
import type { OfferedRate, Quote } from '../domain/delivery/quote.ts'
import { ShopError } from '../domain/errors.ts'
import type { Invoice } from '../domain/invoices/invoice.ts'
import type { Message } from '../domain/messages/message.ts'
import { tagsOf } from '../domain/notes.ts'
import { promiseOf, unitsWaiting } from '../domain/orders/awaited-units.ts'
import { shortfallOf } from '../domain/orders/delivery-rules.ts'
import { isPaid, type Order, saidDiscount, titleOf, unitsOf } from '../domain/orders/order.ts'
import { disputeStateOf } from '../domain/orders/order-rules.ts'
import {
  quantityIn,
  restockedLines,
  unitsRefunded,
  unitsRestocked,
  unitsToShip,
} from '../domain/orders/refund-lines.ts'
import { seenVersion } from '../domain/orders/seen-order.ts'
import type { PaymentAlert } from '../domain/payments/payment-alert.ts'
import type { PersonalData, Removal } from '../domain/removal/remove-account.ts'
import { type HiddenReview, maskedEmail, type Review } from '../domain/reviews/review.ts'
import { shown, shownProblem } from '../domain/stored-texts.ts'
import type { Page } from '../domain/stores.ts'
import * as m from '../texts/http.ts'
import { wireOf } from './wire-of.ts'

const wire = {
  address: wireOf(bookAddress),
  alert: wireOf(paymentAlert),
  card: wireOf(savedCard),
  invoice: wireOf(invoice),
  message: wireOf(message),
  order: wireOf(order),
  product: wireOf(product),
  quote: wireOf(deliveryQuote),
  review: wireOf(review),
  user: wireOf(user),
}

export function productResponse(found: Product, currency: string, now: Date): ProductResponse {
  const spoken = inLanguageOf(found)
  const categoryKey = spoken.category === found.category ? undefined : found.category
  return responseIn({ ...spoken, categoryKey, translations: undefined }, currency, now)
}

/** A product as it is edited: in English, with its translations. */
export function editedProductResponse(found: Product, currency: string, now: Date): ProductResponse {
  return responseIn({ ...found, translations: found.translations ?? {} }, currency, now)
}

function responseIn(found: Product & { categoryKey?: string | undefined }, currency: string, now: Date) {
  const { unitPrice: price, priceBreaks, rating, supply } = found
  return wire.product({
    ...found,
    currency,
    price,
    priceBreaks: priceBreaks.map((step) => ({ ...step, price: step.unitPrice })),
    rating: rating && { ...rating, average: averageOf(rating) },
    supply: shownSupply(supply),
    orderable: orderableOf(found),
    promise: nextPromise(found, now),
  })
}

/** Without deliveries that have come and only wait for their orders to learn of it. */
function shownSupply(supply: Supply = { kind: 'stock' }): Supply {
  if (supply.kind !== 'backorder') return supply
  return { ...supply, incoming: supply.incoming.filter(({ quantity }) => quantity > 0) }
}

export function orderResponse(found: Order): OrderResponse {
  const { lines, payBy, costWithAddress, differenceAsked } = found
  const [{ productId, unitPrice, img }] = lines
  // What was refunded or has expired is sent to nobody, also where no refund names its pieces.
  const isOver = found.state === 'refunded' || found.state === 'expired'
  const toShip = isOver ? [] : unitsToShip(found)
  return wire.order({
    ...found,
    shipping: found.shipping && { ...found.shipping, name: shown(found.shipping.name) },
    address: found.address && { ...found.address, name: shown(found.address.name) },
    paymentProblem: found.paymentProblem && shownProblem(found.paymentProblem),
    lines: lines.map((line) => ({
      ...line,
      refundedQuantity: unitsRefunded(found, line.productId),
      restockedQuantity: unitsRestocked(found, line.productId),
      toShip: quantityIn(toShip, line.productId),
      waiting: unitsWaiting(found, line.productId),
      promise: promiseOf(line, found),
    })),
    price: found.total,
    discount: saidDiscount(found),
    taxLines: found.taxLines?.map(withReason),
    freight: found.freight?.state,
    costWithAddress: costWithAddress && {
      ...costWithAddress,
      price: costWithAddress.total,
      shortfall: shortfallOf(found),
    },
    differenceAsked: differenceAsked && { ...differenceAsked, amount: differenceAsked.total - found.total },
    quantity: unitsOf(lines),
    unitPrice,
    productId,
    productName: titleOf(lines),
    img,
    paymentStatus: isPaid(found),
    shipped: found.shippedAt !== undefined && found.state !== 'part_shipped',
    payBy: found.state === 'unpaid' ? payBy : undefined,
    shipmentUndoneAt: found.undoneShipments?.at(-1)?.undoneAt,
    dispute: disputeStateOf(found),
    version: seenVersion(found),
    tags: tagsOf(found.notes),
    history: undefined,
    refundedAmount: found.refundedTotal,
    refunds: found.refunds.map((refund) => ({
      ...refund,
      reason: refund.reason && shown(refund.reason),
      restockedQuantity: refund.restocked ? unitsOf(restockedLines(found, refund)) : undefined,
      creditNoteNumber: refund.creditNote?.number,
      reversalNumber: refund.creditNote?.reversedBy,
      taxAmount: refund.creditNote?.taxTotal,
    })),
  })
}

/** An order's returns in this state, or all of them, the newest first. */
export function returnResponses(found: Order, state: ReturnState | undefined) {
  const sent = orderResponse(found)
  return sent.returns
    .filter((one) => !state || one.state === state)
    .toReversed()
    .map((one) => ({ ...one, order: sent }))
}

/** Lines of before that was made when they are read have it with them. */
const withReason = (line: TaxLine) => ({ ...line, reason: line.reason ?? reasonOf(line) })

/** Without what admins alone see. */
export function buyersOrderResponse(found: Order): OrderResponse {
  return {
    ...orderResponse(found),
    addressChanges: undefined,
    costWithAddress: undefined,
    differenceAsked: undefined,
    dispute: undefined,
    version: undefined,
    tags: undefined,
  }
}

export const invoiceResponse = (found: Invoice) =>
  wire.invoice({
    ...found,
    reason: found.reason && shown(found.reason),
    shippingName: found.shippingName && shown(found.shippingName),
    lines: found.lines.map((line) => ({ ...line, name: shown(line.name) })),
    taxLines: found.taxLines?.map(withReason),
  })

export const alertResponse = ({ message, detail, ...alert }: PaymentAlert) =>
  wire.alert({ ...alert, message: [shown(message), detail].filter(Boolean).join(' ') })

export const userResponse = (account: Account) => wire.user({ ...account, id: account.uid })

export const cardResponse = (card: SavedCard, now: Date) =>
  wire.card({ ...card, expired: hasExpired(card, now) || undefined })

export const reviewResponse = (found: Review) =>
  wire.review({
    ...found,
    email: maskedEmail(found.email),
    review: found.text,
    boughtHere: found.productId ? true : undefined,
  })

export const hiddenReviewResponse = ({ hidden, ...found }: HiddenReview) => ({
  ...reviewResponse(found),
  hidden: { ...hidden, at: hidden.at.toISOString() },
})

export const messageResponse = ({ text, replies = [], ...kept }: Message) =>
  wire.message({ ...kept, message: text, replies })

/** For work that may find nothing left to change, which is false then. */
export const modified = async (work: boolean | Promise<unknown>) => ({
  modifiedCount: (await work) === false ? 0 : 1,
})

export const deleted = (work: Promise<unknown>) => work.then(() => ({ deletedCount: 1 }))
export const acknowledged = (work: Promise<void>) => work.then(() => ({ acknowledged: true }) as const)

export function pageResponse<Item, Body>(page: Page<Item>, bodyOf: (item: Item) => Body): Page<Body> {
  return { items: page.items.map(bodyOf), nextCursor: page.nextCursor }
}

export const bookAddressResponse = wire.address

/** The response to replacing settings. Throws `settings_changed`, with the settings as they are, when somebody was faster. */
export async function savedSettings(version: string | undefined, current: () => Promise<object>) {
  if (version !== undefined) return { acknowledged: true as const, version }
  throw new ShopError('settings_changed', m.settingsChangedMeanwhile(), {
    beside: { current: await current() },
  })
}

/** What delivery costs, in the reader's language. */
export function quoteResponse({ onRequest, ...quote }: Quote, currency: string) {
  const quoted = (rate: OfferedRate) => ({
    ...rate,
    name: shown(rate.name),
    taxLines: rate.taxLines.map(withReason),
  })
  return wire.quote({
    ...quote,
    currency,
    rates: quote.rates.map(quoted),
    onRequest: onRequest && quoted(onRequest),
  })
}

interface Known extends PersonalData {
  account: Account
  addresses: readonly BookAddress[]
  cart: Cart | undefined
  cards: readonly SavedCard[]
}

/** Which admin replied is the shop's own business: this leaves it out. */
const written = wireOf(
  ownData.pick({ cart: true, holds: true, messages: true, notes: true, notices: true, mails: true }),
)

export function ownDataResponse(known: Known, now: Date): OwnData {
  return {
    account: userResponse(known.account),
    formerEmails: known.account.formerEmails ?? [],
    addresses: known.addresses.map(bookAddressResponse),
    cards: known.cards.map((card) => cardResponse(card, now)),
    orders: known.orders.map(buyersOrderResponse),
    deletedOrders: known.deletedOrders.map(buyersOrderResponse),
    invoices: known.invoices.map(invoiceResponse),
    reviews: known.reviews.map(reviewResponse),
    ...written({
      cart: known.cart?.lines ?? [],
      holds: known.holds,
      messages: known.messages.map(({ text, replies = [], ...kept }) => ({
        ...kept,
        message: text,
        replies,
      })),
      notes: [known.account, ...known.orders].flatMap(({ notes = [] }) => notes),
      notices: known.notices,
      mails: known.mails.map(({ to, message, createdAt }) => ({ ...message, to: to.join(', '), createdAt })),
    }),
  }
}

export function keptOf({ keptOrders, keptInvoices }: Removal) {
  return [
    { what: 'orders', count: keptOrders, why: m.keptByAccountingLaw() },
    { what: 'invoices', count: keptInvoices, why: m.keptByTaxLaw() },
  ].filter(({ count }) => count > 0)
}
