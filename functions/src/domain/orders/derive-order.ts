import type { OrderState, PaymentState } from '@wood-master/contract/order-states'
import type { NewOrder, Order, OrderFacts, OrderPayment } from './order.ts'
import { isTaken } from './refund.ts'
import { unitsToShip } from './refund-lines.ts'

/** The order with every word that is said of it as a whole made of its payments, shipments and refunds. */
export function derived(facts: OrderFacts): Order {
  const received = facts.payments.filter(({ state }) => state === 'received')
  const state = stateOf(facts, sumOf(received))
  const { carrier, tracking, shippedAt } = facts.shipments.at(-1) ?? {}
  return {
    ...facts,
    state,
    due: state === 'unpaid' ? facts.total - sumOf(received) : 0,
    refundedTotal: refundedTotalOf(facts),
    intentId: facts.payments.find((payment) => payment.state === 'pending')?.id,
    transactionId: received.at(-1)?.id,
    paidAt: received.at(-1)?.at,
    carrier,
    tracking,
    shippedAt,
  }
}

/** The order as it is first stored. */
export function placed(order: NewOrder, number: string): Order {
  return derived({
    ...order,
    number,
    payments: [],
    shipments: [],
    returns: [],
    refunds: [],
    intentAttempts: 0,
  })
}

function stateOf(facts: OrderFacts, received: number): OrderState {
  if (facts.refundedInFull) return 'refunded'
  if (received === 0 || received < facts.total) return facts.expiredAt ? 'expired' : 'unpaid'
  if (facts.shipments.length === 0) return 'paid'
  return unitsToShip(facts).length > 0 ? 'part_shipped' : 'shipped'
}

/** Minor units that refunds gave back, as far as the payment provider took them. */
export function refundedTotalOf({ refunds }: Pick<OrderFacts, 'refunds'>): number {
  return sumOf(refunds.filter(isTaken))
}

const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

/** Every move of a payment. */
const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['received', 'returned'],
  received: [],
  returned: [],
}

/**
 * The order with a payment, new or in its next state. A card payment that can be paid is the only one: another one takes
 * its place. Throws when the table does not allow the move: the caller must have checked.
 */
export function withPayment(order: Order, payment: OrderPayment): Order {
  const known = order.payments.find(({ id }) => id === payment.id)
  if (known && !paymentMoves[known.state].includes(payment.state)) {
    throw new Error(`payment ${payment.id} cannot go from ${known.state} to ${payment.state}`)
  }
  const others = order.payments.filter((other) => other !== known && !replaces(payment, other))
  return derived({ ...order, payments: [...others, payment] })
}

const replaces = ({ state }: OrderPayment, other: OrderPayment) =>
  other.state === 'pending' && state !== 'returned'

/** The order without a payment that can be paid, because its intent was cancelled. */
export function withoutPending(order: Order): Order {
  return derived({ ...order, payments: order.payments.filter(({ state }) => state !== 'pending') })
}
