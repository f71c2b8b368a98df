/** Where an order stands. Which state follows which is the server's table (`domain/orders/order.ts`). */
export const orderStates = ['unpaid', 'paid', 'part_shipped', 'shipped', 'refunded', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

export const orderStateNames: Record<OrderState, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  part_shipped: 'Partly shipped',
  shipped: 'Shipped',
  refunded: 'Refunded',
  expired: 'Expired',
}

/** What the buyer of several products wants: one parcel once all is there, or parcels as things get ready. */
export const sendings = ['together', 'as_ready'] as const
export type Sending = (typeof sendings)[number]

/** Of one payment: asked for, paying the order, or on its way back because the order could not take it. */
export const paymentStates = ['pending', 'received', 'returned'] as const
export type PaymentState = (typeof paymentStates)[number]

export const returnStates = ['requested', 'accepted', 'declined', 'received', 'closed'] as const
export type ReturnState = (typeof returnStates)[number]
