import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/shipping.ts'

type ToLeave = Pick<Order, 'state' | 'cancelRequest' | 'dispute' | 'lines'>

/** Why an order cannot leave now, as a sentence; nothing when it can. */
export function whyNot({ state, cancelRequest, dispute, lines }: ToLeave): string | undefined {
  if (state !== 'paid' && state !== 'part_shipped') return m[`whyNot_${state}`]()
  if (cancelRequest?.state === 'open') return m.asksToCancel()
  if (dispute === 'open') return m.disputed()
  const isAnyHere = lines.some(({ toShip, waiting }) => toShip > waiting)
  return lines.some(({ waiting }) => waiting > 0) && !isAnyHere ? m.allWaits() : undefined
}
