import { documentLimits } from './document-limits.ts'
import * as m from './texts/orders.ts'

/** Where an order stands. Which state follows which is the server's table (`domain/orders/order.ts`). */
export const orderStates = ['unpaid', 'paid', 'part_shipped', 'shipped', 'refunded', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

export const orderStateNames: Record<OrderState, () => string> = {
  unpaid: m.unpaid,
  paid: m.paid,
  part_shipped: m.partShipped,
  shipped: m.shipped,
  refunded: m.refunded,
  expired: m.expired,
}

/** Within a sentence, in the reader's language. */
export const stateWord = ({ state }: { state: OrderState }): string => orderStateNames[state]().toLowerCase()

/** Highest amount that orders are asked by, in major units (dollars). */
export const mostAsked = documentLimits.maxPrice * documentLimits.maxQuantity

/** What lists of orders are sorted by: when they were placed, or what they cost. */
export const orderSorts = ['newest', 'oldest', 'largest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** What the buyer of several products wants: one parcel once all is there, or parcels as things get ready. */
export const sendings = ['together', 'as_ready'] as const
export type Sending = (typeof sendings)[number]

/** Of freight that no rate covers: an admin has to set it, its buyer has to accept it, it can be paid. */
export const freightStates = ['asked', 'set', 'accepted'] as const
export type FreightState = (typeof freightStates)[number]

/** Of one payment: asked for, paying the order, or on its way back because the order could not take it. */
export const paymentStates = ['pending', 'received', 'returned'] as const
export type PaymentState = (typeof paymentStates)[number]

export const returnStates = ['requested', 'accepted', 'declined', 'received', 'closed'] as const
export type ReturnState = (typeof returnStates)[number]

/** `missing`: it was not in the parcel, so it does not come back. */
export const returnReasons = ['damaged', 'wrong', 'missing', 'unwanted'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnOutcomes = ['refund', 'replacement', 'none'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]
