import type { Address } from '@wood-master/contract/address-format'
import type { OrderState } from '@wood-master/contract/order-states'
import type { CancelRequest } from './cancel-request.ts'
import type { OrderLines } from './order-line.ts'
import type { Refund } from './refund.ts'

/** Why an unpaid order is on its way out. */
export type ClosingReason = 'deleted' | 'expired'

/** The tax of an order, as it was when its delivery was chosen. */
export interface OrderTax {
  name: string
  percent: number
  /** The buyer accounts for it, so that none is asked. */
  reverseCharge?: boolean
}

/** Who changed the address of a paid order, and when. */
export interface AddressChange {
  at: Date
  /** The admin's email. */
  by: string
  /** What it was before; absent when there was none. */
  from?: Address
}

/** A shipment that was said by mistake. */
export interface UndoneShipment {
  shippedAt: Date
  undoneAt: Date
  /** The uid of the admin who took it back. */
  by: string
  carrier?: string
  tracking?: string[]
}

/** An order. Money in minor units, quantities in pieces. */
export interface Order {
  id: string
  /** What people quote on the phone: short, and unique. */
  number: string
  uid: string
  email: string
  buyerName?: string
  /** The buyer's own number for this purchase. */
  poNumber?: string
  lines: OrderLines
  /** Minor units: the sum of the lines. */
  goodsTotal: number
  /** Minor units. */
  shippingTotal: number
  /** Minor units. */
  taxTotal: number
  /** Minor units to be paid: goods, shipping and tax together. */
  total: number
  tax?: OrderTax
  /** Of a cart: it cannot be paid before it is known where it goes, which decides what it costs. */
  fromCart?: true
  /** Where it goes; absent while nobody said. */
  address?: Address
  /** The rate that was chosen. */
  shipping?: { rateId: string; name: string; days?: string }
  /** Oldest first. */
  addressChanges?: AddressChange[]
  carrier?: string
  /** The parcels' numbers at the carrier. */
  tracking?: string[]
  /** Of the order's invoice, once that is written. */
  invoiceNumber?: string
  currency: string
  state: OrderState
  /** Set while the payment intent is being cancelled: the order can no longer be paid, unless the money came first. */
  closing?: { reason: ClosingReason; since: Date; by?: string }
  createdAt: Date
  /** Until when an unpaid order keeps its units. */
  payBy: Date
  paidAt?: Date
  shippedAt?: Date
  /** Shipments that were taken back, the last one last. */
  undoneShipments?: UndoneShipment[]
  expiredAt?: Date
  /** When the buyer was reminded that the time to pay is nearly over. */
  remindedAt?: Date
  /** The one intent that can pay this order, and how many were made for it so far. */
  intentId?: string
  intentAttempts: number
  /** The intent that paid. */
  transactionId?: string
  paymentProblem?: string
  /** The buyer's last wish to cancel the paid order. */
  cancelRequest?: CancelRequest
  /** A second payment for its price alone was refunded automatically; the next one is not. */
  secondPaymentRefunded?: true
  /** Minor units refunded so far. */
  refundedTotal: number
  refunds: Refund[]
}

/** An order that is about to be stored, which is when it gets its number. */
export type NewOrder = Omit<Order, 'number'>

/** What remains of a deleted order, so that a late payment can be matched. Over HTTP it is a 404. */
export type DeletedOrder = Order & { deletedAt: Date; deletedBy: string }

/** True when the order has ever been paid, also if it was shipped or refunded since. */
export function isPaid(order: Pick<Order, 'state'>): boolean {
  return order.state === 'paid' || order.state === 'shipped' || order.state === 'refunded'
}
