import type { Dispute, Order } from './order.ts'

/** The order with what became of a dispute about its payment; nothing when it says so already. */
export function withDispute(order: Order, dispute: Dispute): Order | undefined {
  const { disputes = [] } = order
  const known = disputes.find(({ id }) => id === dispute.id)
  // Events come in any order: what ended stays so.
  if (known && (known.state === dispute.state || known.state !== 'open')) return undefined
  return { ...order, disputes: [...disputes.filter((one) => one !== known), dispute] }
}

/** What the disputes about an order's payment stand at: open as long as one of them is, else as the last one ended. */
export function disputeStateOf({ disputes = [] }: Pick<Order, 'disputes'>): Dispute['state'] | undefined {
  return (disputes.find(({ state }) => state === 'open') ?? disputes.at(-1))?.state
}
