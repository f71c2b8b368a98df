/** Where an order stands. Which state follows which is the server's table (`order-moves.ts`). */
export const orderStates = ['unpaid', 'paid', 'shipped', 'refunded', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

export const orderStateNames: Record<OrderState, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  shipped: 'Shipped',
  refunded: 'Refunded',
  expired: 'Expired',
}
