import { type Hold, withHoldDefaults } from '../stock/hold.ts'
import {
  isPaid,
  lastShipment,
  type Order,
  type OrderFacts,
  type OrderPayment,
  olderOrderNumber,
  type Shipment,
} from './order.ts'
import { derived } from './order-rules.ts'
import type { OrderStore } from './order-store.ts'
import { unitsToShip } from './refund-lines.ts'

export type FlatLine = Pick<Hold, 'productId' | 'productName' | 'img' | 'quantity' | 'unitPrice'>

type Parts = 'payments' | 'shipments' | 'returns'
/** An order as it was stored before it had payments, shipments and returns: its words were its facts. */
export type OrderWithoutParts = Omit<Order, Parts | 'due'> & Partial<Pick<Order, Parts>>

type Added = 'number' | 'lines' | 'goodsTotal' | 'shippingTotal' | 'taxTotal'
/** An order as it was stored before orders had lines, numbers and delivery. */
export type OlderOrder = Omit<OrderWithoutParts, Added> & FlatLine

export function orderFromStored(stored: OrderWithoutParts | OlderOrder): Order {
  return derived(withParts('lines' in stored ? stored : withLine(stored)))
}

/** One without lines has exactly one, and its number is made of its id. */
function withLine(stored: OlderOrder): OrderWithoutParts {
  const { productId, productName, img, quantity, unitPrice, ...kept } = stored
  const { sku, unit } = withHoldDefaults({ productId, productName })
  const price = unitPrice * quantity
  return {
    ...kept,
    number: olderOrderNumber(kept.id),
    lines: [{ productId, sku, name: productName, img, unit, quantity, unitPrice, price }],
    goodsTotal: kept.total,
    shippingTotal: 0,
    taxTotal: 0,
  }
}

/**
 * The order's parts, made of its words where it has none, or where an older release changed the words since: while a
 * new release is being deployed, both write.
 */
function withParts(stored: OrderWithoutParts): OrderFacts {
  const { payments = [], shipments = [], returns = [], refundedInFull } = stored
  const facts = { ...stored, payments, shipments, returns }
  const words = derived(facts)
  const isPaidAsSaid =
    words.transactionId === stored.transactionId && (isPaid(words) || words.intentId === stored.intentId)
  const returned = payments.filter(({ state }) => state === 'returned')
  const isShippedAsSaid = words.shippedAt?.getTime() === stored.shippedAt?.getTime()
  return {
    ...facts,
    payments: isPaidAsSaid ? payments : [...returned, ...paymentSaidBy(stored)],
    shipments: isShippedAsSaid ? withLabelsOf(stored, shipments) : shipmentSaidBy(stored),
    refundedInFull: refundedInFull ?? (stored.state === 'refunded' || undefined),
  }
}

function paymentSaidBy(stored: OrderWithoutParts): OrderPayment[] {
  const { transactionId, intentId, total, paidAt, createdAt } = stored
  const card = { kind: 'card', amount: total } as const
  if (transactionId) return [{ id: transactionId, ...card, state: 'received', at: paidAt ?? createdAt }]
  return intentId ? [{ id: intentId, ...card, state: 'pending', at: createdAt }] : []
}

/** Everything that was not refunded by then went at once. */
function shipmentSaidBy(stored: OrderWithoutParts): Shipment[] {
  const { lines, shippedAt, carrier, tracking, undoneShipments = [] } = stored
  if (!shippedAt) return []
  const refunds = stored.refunds.filter(({ createdAt }) => createdAt < shippedAt)
  const units = unitsToShip({ lines, refunds, shipments: [] })
  return [{ id: `shipment-${undoneShipments.length + 1}`, lines: units, carrier, tracking, shippedAt }]
}

const withLabelsOf = ({ carrier, tracking }: OrderWithoutParts, shipments: Shipment[]) =>
  shipments.map((shipment) =>
    shipment === lastShipment({ shipments }) ? { ...shipment, carrier, tracking } : shipment,
  )

const onlyLine = ({ lines: [first, ...others] }: Pick<Order, 'lines'>) =>
  others.length > 0 ? undefined : first

/**
 * What an order of one line is stored with beside it, for older releases: a rollback brings them back, and they read
 * and write such orders as before. With several lines there is nothing that they could do right.
 */
export const olderFields = {
  productId: (order: Order) => onlyLine(order)?.productId,
  productName: (order: Order) => onlyLine(order)?.name,
  img: (order: Order) => onlyLine(order)?.img,
  quantity: (order: Order) => onlyLine(order)?.quantity,
  unitPrice: (order: Order) => onlyLine(order)?.unitPrice,
} satisfies Record<keyof FlatLine, (order: Order) => unknown>

const ordersAtATime = 500

/**
 * Stores every order anew that is still stored without payments, shipments and returns; without `apply` it only counts
 * them. Returns how many there were of how many orders. Safe to repeat and to interrupt. Throws `busy`.
 */
export async function rewriteOrders(
  shop: { orders: OrderStore },
  { apply, now }: { apply: boolean; now: Date },
) {
  const counted = { orders: 0, older: 0 }
  let after: string | undefined
  do {
    const { read, older, last } = await shop.orders.listOlder({ after, limit: ordersAtATime })
    if (apply) for (const id of older) await shop.orders.change(id, now, (order) => order)
    counted.orders += read
    counted.older += older.length
    after = last
  } while (after)
  return counted
}
