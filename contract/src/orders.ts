import * as z from 'zod'
import { address, newAddress } from './addresses.ts'
import {
  each,
  email,
  hasDecimals,
  id,
  language,
  moment,
  money,
  page,
  price,
  quantity,
  ratePrice,
  search,
  showable,
  text,
} from './fields.ts'
import { pastEvent } from './history.ts'
import { termsVersion } from './legal.ts'
import { limits } from './limits.ts'
import { freightStates, mostAsked, orderSorts, orderStates, paymentStates, sendings } from './order-states.ts'
import { inserted, modified } from './responses.ts'
import { linesOf, orderReturn, parcelLabels, partId } from './returns.ts'
import { leavingDays } from './supply.ts'
import { buysFor, orderTax, taxEvidence, taxLine } from './tax-settings.ts'
import * as m from './texts/fields.ts'

const units = z.object({ productId: z.string(), quantity: z.number() })

export const refund = z.object({
  _id: id,
  amount: money,
  reason: z.string(),
  /** What the money is for; absent when it is for no lines in particular. */
  lines: z.array(units).optional(),
  restocked: z.boolean(),
  /** Units that it put back into stock; absent where it put none back. */
  restockedQuantity: z.number().optional(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: moment,
  /** Of its credit note, once that is written. */
  creditNoteNumber: z.string().optional(),
  /** Of what took the credit note back, because the refund failed at the bank. */
  reversalNumber: z.string().optional(),
  /** Set when it is for no goods: the tax, which was not due because the buyer's number turned out to be valid. Later refunds hold none. */
  taxOnly: z.literal(true).optional(),
  /** Of the return that it is for: its pieces were shipped. */
  returnId: z.string().optional(),
  /** The tax inside `amount`, in major units (dollars), as its credit note says it. */
  taxAmount: money.optional(),
})
export type Refund = z.infer<typeof refund>

/** One product of an order, as it was when it was ordered. Money in major units (dollars). */
export const orderLine = z.object({
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  img: z.string(),
  /** What the price buys, for example `piece` or `bundle of 12`. */
  unit: z.string(),
  quantity: z.number(),
  /** Of one unit; absent where nobody had weighed it. */
  weightGrams: z.number().optional(),
  /** For one unit, after price breaks and discount. */
  unitPrice: money,
  price: money,
  refundedQuantity: z.number(),
  /** Units that went back into stock with a refund, or will once the payment provider takes it. */
  restockedQuantity: z.number(),
  toShip: z.number(),
  /** Of them, those that a delivery to the shop has to bring first. */
  waiting: z.number(),
  promise: leavingDays,
})
export type OrderLine = z.infer<typeof orderLine>

export const cancelRequest = z.object({
  /** `overtaken`: it was shipped or refunded otherwise meanwhile. */
  state: z.enum(['open', 'granted', 'declined', 'withdrawn', 'overtaken']),
  reason: z.string().optional(),
  requestedAt: moment,
  closedAt: moment.optional(),
  answer: z.string().optional(),
})
export type CancelRequest = z.infer<typeof cancelRequest>

/** Money for an order, in major units (dollars). The id of a card payment is its payment intent's. */
export const orderPayment = z.object({
  id,
  kind: z.enum(['card']),
  amount: money,
  state: z.enum(paymentStates),
  at: moment,
})

/** What left together. One that was taken back is not listed. */
export const shipment = z.object({
  id: partId,
  /** Of the return that it replaces units of: it costs nothing, and none of what was ordered is sent with it. */
  returnId: partId.optional(),
  lines: z.array(units),
  carrier: z.string().optional(),
  tracking: z.array(z.string()).optional(),
  shippedAt: moment,
})

/** An order as its buyer and admins see it. Money in major units (dollars), quantities in pieces. */
export const order = z.object({
  _id: id,
  /** What people quote on the phone: short, and unique. */
  number: z.string(),
  email: z.string(),
  buyerName: z.string().optional(),
  /** In which it was placed, and its buyer gets mails and papers; English without it. */
  locale: language.optional(),
  poNumber: z.string().optional(),
  /** Each product once. */
  lines: z.array(orderLine),
  /** What is to be paid, in major units (dollars): goods, shipping and tax together. */
  price: money,
  ...each(['goodsTotal', 'shippingTotal', 'taxTotal'], money),
  /** Taken off each unit's price by the admin who made the order; `amount`: major units that the goods cost less, without tax. */
  discount: z.object({ percent: z.number(), reason: z.string(), amount: money }).optional(),
  /** The tax that `taxTotal` is, as it was when the order's delivery was chosen. */
  tax: orderTax.optional(),
  /** What `taxTotal` is made of; absent from orders that were placed before there were tax lines, or have no tax yet. */
  taxLines: z.array(taxLine).optional(),
  /** What was known of the buyer's tax number; `valid` is the proof that no tax was asked. */
  taxEvidence: taxEvidence.optional(),
  /** Absent where nobody said. */
  buysFor: buysFor.optional(),
  /** The terms of sale that its buyer accepted by placing it, or else by paying it. */
  acceptedTerms: z.object({ version: z.string(), at: moment }).optional(),
  /** Where it goes; absent while nobody said. */
  address: address.optional(),
  /** The rate that was chosen; `days` are working days, for example `2–4`. */
  shipping: z.object({ rateId: z.string(), name: z.string(), days: z.string().optional() }).optional(),
  /** Of freight that no rate covers; until it is `accepted`, the order cannot be paid. */
  freight: z.enum(freightStates).optional(),
  /** Whether its buyer waits for everything, or gets what is ready; left out: together. */
  sending: z.enum(sendings).optional(),
  /** Who changed the address of the paid order, when, and what it was before; only admins see it. */
  addressChanges: z.array(z.object({ at: moment, by: z.string(), from: address.optional() })).optional(),
  /**
   * What the paid order would have cost with the address that an admin gave it, and how much more than was paid that is,
   * nothing once something was refunded; only admins see it. Absent where that is what was paid, or no rate delivers there.
   */
  costWithAddress: z.object(each(['shippingTotal', 'taxTotal', 'price', 'shortfall'], money)).optional(),
  /** When an admin asked the buyer for the shortfall, and how much it was then; only admins see it. */
  differenceAsked: z.object({ at: moment, amount: money }).optional(),
  carrier: z.string().optional(),
  tracking: z.array(z.string()).optional(),
  invoiceNumber: z.string().optional(),
  currency: z.string(),
  quantity: z.number(),
  /** Of the first line, like `productId` and `img`. */
  unitPrice: money,
  productId: z.string(),
  productName: z.string(),
  img: z.string(),
  paymentStatus: z.boolean(),
  shipped: z.boolean(),
  state: z.enum(orderStates),
  /** Major units (dollars) that are still to be paid. */
  due: money,
  /** The oldest first, like `shipments` and `returns`. */
  payments: z.array(orderPayment),
  shipments: z.array(shipment),
  returns: z.array(orderReturn),
  transactionId: z.string().optional(),
  createdAt: moment,
  /** Until when an unpaid order keeps its units. */
  payBy: moment.optional(),
  ...each(['packingAt', 'paidAt', 'shippedAt', 'shipmentUndoneAt', 'expiredAt'], moment.optional()),
  paymentProblem: z.string().optional(),
  cancelRequest: cancelRequest.optional(),
  /** Whether the buyer asked the bank for the money back, and how that ended (`closed`: without a ruling); only admins see it. */
  dispute: z.enum(['open', 'won', 'lost', 'closed']).optional(),
  /** Stands for what whoever packs it goes by; opaque. What ships it sends it back. Only admins see it. */
  version: z.string().optional(),
  /** What the shop's people find it by; only they see them, like `history`. */
  tags: z.array(z.string()).optional(),
  /** What happened to it and who did it, the newest first; only of an order that is asked for by itself. */
  history: z.array(pastEvent).optional(),
  /** Major units (dollars) refunded so far. */
  refundedAmount: money,
  refunds: z.array(refund),
})
export type Order = z.infer<typeof order>

const orderFilter = {
  state: z.enum(orderStates).optional(),
  /** `true` leaves only orders whose buyers ask to cancel them. */
  cancelRequested: z.enum(['true', 'false']).optional(),
  q: search,
}

const amount = z.coerce.number().min(0).max(mostAsked).refine(hasDecimals(2), { error: m.twoDecimals })

/** The database knows no moment before the year 1. */
const askedMoment = moment.refine((value) => value >= '0001', { error: m.tooFarOff })

const allOrdersFilter = {
  ...orderFilter,
  from: askedMoment.optional(),
  until: askedMoment.optional(),
  /** Where it goes, as ISO 3166-1 writes it. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: m.notACountry })
    .optional(),
  /** Major units (dollars) of what is to be paid. */
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
}

export const listOrdersQuery = z.object({
  ...page,
  ...allOrdersFilter,
  /** Left out: newest. A search comes newest first, after the order that it names. */
  sort: z.enum(orderSorts).optional(),
})

export const countOrdersQuery = z.object(allOrdersFilter)

/** Absent where the shop would have to read all of them to know: of a search, or of days and amounts together. */
export const orderCount = z.object({ count: z.number().optional() })

export const listOwnOrdersQuery = z.object({ ...page, ...orderFilter, email })

/** What a browser says when it turns its hold into an order. Price and name are checked against the hold; the image is the hold's. */
export const newOrder = z.object({
  email,
  price,
  quantity,
  productName: showable(limits.nameLength),
  img: showable(limits.urlLength),
  paymentStatus: z.literal(false).optional(),
  holdId: id.optional(),
  acceptedTerms: termsVersion.optional(),
})
export type NewOrder = z.input<typeof newOrder>

/** Where an order goes, and by which rate; only where delivery is by agreement, and for a paid order, it may be left out. */
export const deliveryChange = z.object({
  address: newAddress,
  rateId: id.optional(),
  /** Of an unpaid order; left out, it stays as it is. */
  buysFor: buysFor.optional(),
})

/** Freight that no rate covers, in major units (dollars), without tax. */
export const freightPrice = z.object({ price: ratePrice })

/** What the buyer accepts: the order's price as the page shows it, in major units (dollars). */
export const freightAccepted = z.object({ price })

/** What the order costs with it, in major units (dollars). */
export const deliveryChanged = modified.extend({ price: money })

/**
 * An order becomes shipped with this; `undoShipment` is the only way back. Carrier and tracking numbers can also be added
 * or corrected later; left out, they stay as they are.
 */
const labels = {
  ...parcelLabels,
  /**
   * The version at which the order was seen. Where it has changed since, or a request to cancel it is open, nothing is
   * written (`changed_meanwhile`). Left out, it is shipped as it is by now. While a dispute is open no parcel leaves.
   */
  seen: z.string().max(40).optional(),
}

export const shipping = z.object({ shipped: z.literal(true), ...labels })

const orderUnits = linesOf(z.object({ productId: id, quantity }))

/** What leaves together. Sent again with the same key it corrects carrier and tracking numbers, of the same lines. */
export const newShipment = z.object({
  /** Made once by the page, so that pressing twice ships once. */
  key: z.uuid(),
  /** Left out: all that is still to be sent. */
  lines: orderUnits.optional(),
  ...labels,
})
export type NewShipment = z.infer<typeof newShipment>

/** That packing has begun; `by` is who else packs the order, by name or email. */
export const packing = modified.extend({
  by: z.string().optional(),
  /** Of the order as it is now: another one than the page's means that it has changed. */
  version: z.string(),
})

/** `order` is the page's copy and is ignored: the id in the path and the payment provider decide. */
export const paymentReport = z.object({
  order: z.unknown().optional(),
  transactionId: z.string().regex(/^pi_[A-Za-z0-9_]{1,120}$/, { error: m.transactionId }),
})

/** Units that a buyer cancels; `key` is made once by the page, so that pressing twice cancels once. */
export const cancelledLines = z.object({ key: z.uuid(), lines: orderUnits })

/** What the order stands at then, in major units (dollars). */
export const linesCancelled = modified.extend(
  order.pick({ price: true, refundedAmount: true, state: true }).shape,
)

/** Units of an order's line that are refunded. `restock` puts them back into stock, where it differs from the refund's. */
const refundedLine = z.object({ productId: id, quantity, restock: z.boolean().optional() })

/** A refund that an admin requests: all that is left of the payment, a part of it, or units of lines. */
export const refundRequest = z.object({
  /** Major units (dollars); left out: what the lines cost, without lines all that is left of the payment. */
  amount: price.optional(),
  lines: linesOf(refundedLine).optional(),
  /** Put the units back into stock: those of the lines, else all that are left. Not possible once shipped. */
  restock: z.boolean(),
  reason: text(limits.reasonLength),
  /** Made once by the dialog, so that pressing twice refunds once. */
  key: z.uuid(),
})

/** The refund's id, and what its order stands at: `refundedAmount` in major units (dollars). */
export const refunded = inserted.extend(order.pick({ refundedAmount: true, state: true }).shape)

export const cancelRequestText = z.object({ reason: text(limits.reasonLength).optional() })

/** What an admin decides about it. `key` is made once by the dialog, so that pressing twice refunds once. */
export const cancelDecision = z.discriminatedUnion('granted', [
  z.object({ granted: z.literal(true), key: z.uuid() }),
  /** `reason` is what the buyer is told. */
  z.object({ granted: z.literal(false), reason: text(limits.reasonLength) }),
])
