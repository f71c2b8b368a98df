/** Where an order stands; it only ever moves to the right, or from unpaid to expired. */
export const orderStates = ['unpaid', 'paid', 'shipped', 'refunded', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

/** What people read for each state. */
export const orderStateNames: Record<OrderState, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  shipped: 'Shipped',
  refunded: 'Refunded',
  expired: 'Expired',
}
