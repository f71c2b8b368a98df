import type { Order } from '#lib/api/orders.ts'
import { messages } from './messages.ts'

/** Why an order cannot leave now, as a sentence; nothing when it can. */
export function whyNot({
  state,
  cancelRequest,
  dispute,
}: Pick<Order, 'state' | 'cancelRequest' | 'dispute'>): string | undefined {
  if (messages.whyNot[state]) return messages.whyNot[state]
  if (cancelRequest?.state === 'open') return messages.asksToCancel
  return dispute === 'open' ? messages.disputed : undefined
}
