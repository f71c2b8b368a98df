import { createHash } from 'node:crypto'
import type { Address } from '@wood-master/contract/address-format'
import type { OrderState, PaymentState, ReturnState, Sending } from '@wood-master/contract/order-states'
import type { TaxEvidence, TaxLine } from '@wood-master/contract/tax'
import type { LineUnits, Refund } from './refund.ts'

/**
 * `open`: an admin has to decide; `granted`: the rest was refunded because of it; `declined` by an admin; `withdrawn` by
 * the buyer; `overtaken`: the order was shipped or refunded for another reason meanwhile.
 */
export type CancelRequestState = 'open' | 'granted' | 'declined' | 'withdrawn' | 'overtaken'

/** A buyer's wish to cancel a paid order before it is shipped. An order keeps its last one. */
export interface CancelRequest {
  state: CancelRequestState
  reason?: string
  requestedAt: Date
  /** When it was decided, withdrawn or overtaken. */
  closedAt?: Date
  declinedBy?: string
  answer?: string
}

export type ClosingReason = 'deleted' | 'expired'

/** The tax of an order, as it was when its delivery was chosen. */
export interface OrderTax {
  name: string
  percent: number
  /** The buyer accounts for it, so that none is asked. */
  reverseCharge?: boolean
}

export interface AddressChange {
  at: Date
  by: string
  /** What it was before; absent when there was none. */
  from?: Address
}

/** What an order costs with its delivery, in minor units. */
export type DeliveryTotals = Pick<Order, 'shippingTotal' | 'taxTotal' | 'total'>

/** That the buyer was asked for what is missing of what the order would have cost then. */
export interface AskedDifference extends DeliveryTotals {
  at: Date
  by: string
}

/** Lines that the buyer took out of an unpaid order; of a paid one, a refund says so. */
export interface CancelledLines {
  key: string
  lines: LineUnits[]
  by: string
  at: Date
}

/** The buyer asked the bank for the money back; `closed`: it ended without a ruling. */
export interface Dispute {
  id: string
  state: 'open' | 'won' | 'lost' | 'closed'
  at: Date
}

/** Money for an order, in minor units. */
export interface OrderPayment {
  /** Of a card payment, its payment intent. */
  id: string
  kind: 'card'
  amount: number
  /** `pending`: asked for; `received`: it pays the order; `returned`: the order could not take it, so it goes back. */
  state: PaymentState
  at: Date
}

/** A parcel, or several that leave together. */
export interface Shipment {
  /** The key that it was made with. */
  id: string
  lines: LineUnits[]
  carrier?: string
  tracking?: string[]
  shippedAt: Date
}

/** One that was said by mistake; those of before there were parts name neither their id nor their lines. */
export type UndoneShipment = Partial<Pick<Shipment, 'id' | 'lines'>> &
  Omit<Shipment, 'id' | 'lines'> & { undoneAt: Date; by: string }

/** What a buyer sends back, or says is wrong with what came. */
export interface OrderReturn {
  id: string
  number: string
  lines: (LineUnits & { reason: 'damaged' | 'wrong' | 'missing' | 'unwanted' })[]
  state: ReturnState
  outcome?: 'refund' | 'replacement' | 'none'
  requestedAt: Date
}

/** An order. Money in minor units, quantities in pieces. `derived` makes its words of its facts. */
export type Order = OrderFacts & OrderWords

/** What is said of an order as a whole. Stored beside its facts, for queries and for older releases. */
export interface OrderWords {
  state: OrderState
  /** Minor units that are still to be paid. */
  due: number
  /** Minor units refunded so far. */
  refundedTotal: number
  /** The payment intent that can be paid now. */
  intentId?: string
  /** Of the last card payment. */
  transactionId?: string
  paidAt?: Date
  /** Of the last shipment, like the two before it. */
  carrier?: string
  tracking?: string[]
  shippedAt?: Date
}

export interface OrderFacts {
  id: string
  /** What people quote on the phone: short, and unique. */
  number: string
  uid: string
  email: string
  /** True when nothing showed, as it was placed, that the email is the buyer's: mails then carry none of their words. */
  unproven?: true | undefined
  buyerName?: string
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
  taxLines?: TaxLine[]
  taxEvidence?: TaxEvidence
  /** Set while the register of tax numbers, which could take the tax away, has not answered. */
  taxCheckDue?: true | undefined
  /** Of a cart: it cannot be paid before it is known where it goes, which decides what it costs. */
  fromCart?: true
  /** Where it goes; absent while nobody said. */
  address?: Address
  shipping?: { rateId: string; name: string; days?: string }
  /** What its buyer asked for; left out: together. */
  sending?: Sending
  /** Oldest first. */
  addressChanges?: AddressChange[]
  /** What the paid order would have cost with the address that an admin gave it; absent where that is what was paid. */
  costWithAddress?: DeliveryTotals
  differenceAsked?: AskedDifference
  /** Oldest first, like shipments and returns. */
  payments: OrderPayment[]
  shipments: Shipment[]
  returns: OrderReturn[]
  /** Of the order's invoice, once that is written. */
  invoiceNumber?: string
  currency: string
  /** Set while the payment intent is being cancelled: the order can no longer be paid, unless the money came first. */
  closing?: { reason: ClosingReason; since: Date; by?: string }
  createdAt: Date
  /** Until when an unpaid order keeps its units. */
  payBy: Date
  cancelledLines?: CancelledLines[]
  /** Since when what is still to be sent is being packed: from then on its buyer cancels nothing of it alone. */
  packingAt?: Date
  /** Shipments that were taken back, the last one last. */
  undoneShipments?: UndoneShipment[]
  expiredAt?: Date
  /** When the buyer was reminded that the time to pay is nearly over. */
  remindedAt?: Date
  intentAttempts: number
  paymentProblem?: string
  cancelRequest?: CancelRequest
  disputes?: Dispute[]
  /** A second payment for its price alone was refunded automatically; the next one is not. */
  secondPaymentRefunded?: true
  refunds: Refund[]
  /** Once all of its money was refunded: it stays so, also when the bank fails one of the refunds later. */
  refundedInFull?: true
}

/** An order that is about to be stored, which is when it gets its number. */
export type NewOrder = Omit<
  OrderFacts,
  'number' | 'payments' | 'shipments' | 'returns' | 'refunds' | 'intentAttempts'
>

/** What remains of a deleted order, so that a late payment can be matched. Over HTTP it is a 404. */
export type DeletedOrder = Order & { deletedAt: Date; deletedBy: string }

/** True when the order has ever been paid, also if it was shipped or refunded since. */
export function isPaid(order: Pick<Order, 'state'>): boolean {
  return order.state !== 'unpaid' && order.state !== 'expired'
}

/** How many shipments the order ever had, also those that were taken back. */
export const shipmentsMade = ({ shipments, undoneShipments = [] }: Order) =>
  shipments.length + undoneShipments.length

/** One product of an order, as it was when it was ordered. An order has each product once. */
export interface OrderLine {
  productId: string
  sku: string
  name: string
  img: string
  /** What the price buys, for example `piece` or `bundle of 12`. */
  unit: string
  /** Of one unit, in grams; absent where nobody had weighed it. */
  weightGrams?: number
  quantity: number
  /** Minor units for one unit, after price breaks. */
  unitPrice: number
  /** Minor units: unit price times quantity. */
  price: number
}

export type OrderLines = [OrderLine, ...OrderLine[]]

/** Minor units that the lines cost together. */
export function goodsTotalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0)
}

export function unitsOf(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What lists call an order: its first product, and how many others there are. */
export function titleOf([first, ...others]: OrderLines): string {
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name
}

/**
 * Every move of an order; there is no other. An expired order is paid when its payment came late and its units were
 * still in stock; a shipment that is taken back within a minute leads back.
 */
const moves: Record<OrderState, readonly OrderState[]> = {
  unpaid: ['paid', 'refunded', 'expired'],
  paid: ['part_shipped', 'shipped', 'refunded'],
  part_shipped: ['paid', 'shipped', 'refunded'],
  shipped: ['paid', 'part_shipped', 'refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
}

/** True when the table allows an order to go from one state to the other. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/** Without letters that are taken for digits or for one another when they are read out (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number that people quote for an order, like `K7M-2QX`. Unique by a claim that is written with the order; when
 * another order has it already, the next attempt makes another one.
 */
export function orderNumber(orderId: string, attempt = 0): string {
  return grouped(`${attempt} ${orderId}`, 3)
}

/** The number of an order that was stored before there were numbers: longer, so that no new one is ever the same. */
export function olderOrderNumber(orderId: string): string {
  return grouped(`older ${orderId}`, 4)
}

function grouped(text: string, length: number): string {
  const bytes = [
    ...createHash('sha256')
      .update(text)
      .digest()
      .subarray(0, 2 * length),
  ]
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, length)}-${letters.slice(length)}`
}
