import type { OrderState } from '@wood-master/contract/order-states'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/shipping.ts'

const ofState: Record<OrderState, (() => string) | undefined> = {
  unpaid: m.whyNotUnpaid,
  paid: undefined,
  part_shipped: undefined,
  shipped: m.whyNotShipped,
  refunded: m.whyNotRefunded,
  expired: m.whyNotExpired,
}

type ToLeave = Pick<Order, 'state' | 'cancelRequest' | 'dispute' | 'lines'>

/** Why an order cannot leave now, as a sentence; nothing when it can. */
export function whyNot({ state, cancelRequest, dispute, lines }: ToLeave): string | undefined {
  const sentence = ofState[state]?.()
  if (sentence) return sentence
  if (cancelRequest?.state === 'open') return m.asksToCancel()
  if (dispute === 'open') return m.disputed()
  const isAnyHere = lines.some(({ toShip, waiting }) => toShip > waiting)
  return lines.some(({ waiting }) => waiting > 0) && !isAnyHere ? m.allWaits() : undefined
}
