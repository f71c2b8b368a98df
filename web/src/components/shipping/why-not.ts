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

/** Why an order cannot leave now, as a sentence; nothing when it can. */
export function whyNot({
  state,
  cancelRequest,
  dispute,
}: Pick<Order, 'state' | 'cancelRequest' | 'dispute'>): string | undefined {
  const sentence = ofState[state]?.()
  if (sentence) return sentence
  if (cancelRequest?.state === 'open') return m.asksToCancel()
  return dispute === 'open' ? m.disputed() : undefined
}
