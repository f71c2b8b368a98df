import type { Order } from '#lib/api/orders.ts'

/** Nobody knows yet, or its buyer has not said yes to, what its freight costs: it cannot be paid. */
export const awaitsFreight = ({ state, freight }: Pick<Order, 'state' | 'freight'>): boolean =>
  state === 'unpaid' && freight !== undefined && freight !== 'accepted'
