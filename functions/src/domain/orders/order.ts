import { hash } from 'node:crypto'
import type { FreightState, OrderState } from '@wood-master/contract/order-states'
import type { CancelRequest as SentCancelRequest, Order as SentOrder } from '@wood-master/contract/orders'
import type { LeavingDays } from '@wood-master/contract/supply'
import type { TaxEvidence, TaxLine } from '@wood-master/contract/tax'
import * as m from '../../texts/orders.ts'
import type { Keyed } from '../asked.ts'
import type { AwaitedUnits } from '../catalog/supply.ts'
import type { Kept } from '../kept.ts'
import type { Note } from '../notes.ts'
import type { LineUnits, Refund } from './refund.ts'

type Said = Kept<SentOrder>

/** A buyer's wish to cancel a paid order before it is shipped. An order keeps its last one. */
export type CancelRequest = Kept<SentCancelRequest> & { declinedBy?: string }

export type ClosingReason = 'deleted' | 'expired'

/** What an order costs with its delivery, in minor units. */
export type DeliveryTotals = Pick<Order, 'shippingTotal' | 'taxTotal' | 'total'>

/** That the buyer was asked for what is missing of what the order would have cost then. */
export interface AskedDifference extends DeliveryTotals {
  at: Date
  by: string
}

export interface MovedPromise {
  productId: string
  before?: LeavingDays | undefined
  after: LeavingDays
  at: Date
}

/** The buyer asked the bank for the money back, or the bank asks about it first; `closed`: it ended without a ruling. */
export interface Dispute {
  id: string
  state: 'open' | 'won' | 'lost' | 'closed'
  /** Of an open one: whether the payment can be refunded meanwhile. */
  refundable?: boolean | undefined
  at: Date
}

/** `pending`: asked for; `received`: it pays the order; `returned`: the order could not take it, so it goes back. */
export type OrderPayment = Said['payments'][number]

/** A parcel, or several that leave together. Its id is the key that it was made with, or of a replacement the return's. */
export type Shipment = Said['shipments'][number] & {
  /** Who said so; left out by those of before that was kept, and by replacements. */
  sentBy?: string | undefined
}

/** One that was said by mistake; those of before there were parts name neither their id nor their lines. */
export type UndoneShipment = Partial<Pick<Shipment, 'id' | 'lines'>> &
  Omit<Shipment, 'id' | 'lines'> & { undoneAt: Date; by: string }

/** What a buyer sends back, or says is wrong with what came. */
export type OrderReturn = Said['returns'][number] & {
  key?: string
  asked?: Keyed['asked']
  /** Who moved it last. */
  by?: string | undefined
  decidedBy?: string
  receivedBy?: string
}

export type ReturnLine = OrderReturn['lines'][number]

/** An order. Money in minor units, quantities in pieces. `derived` makes its words of its facts. */
export type Order = OrderFacts & OrderWords

/**
 * What is said of an order as a whole: of its last card payment, and of its last shipment. Stored beside its facts, for
 * queries and for older releases.
 */
export interface OrderWords
  extends Pick<Said, 'state' | 'due' | 'transactionId' | 'paidAt' | 'carrier' | 'tracking' | 'shippedAt'> {
  /** Minor units refunded so far. */
  refundedTotal: number
  intentId?: string
}

/** `asked` with the order, `set` by an admin, `accepted` by its buyer. What it costs is the order's `shippingTotal`. */
export interface Freight {
  state: FreightState
  setAt?: Date
  setBy?: string
  acceptedAt?: Date
}

/** Taken off the price of each unit of an order that somebody of the shop made for its buyer. */
export type Discount = Omit<NonNullable<SentOrder['discount']>, 'amount'>

/** The contract says of each field that it sends what it means. Lists have the oldest first. */
export interface OrderFacts
  extends Keyed,
    Pick<Said, 'id' | 'number' | 'email' | 'buyerName' | 'locale' | 'poNumber' | 'buysFor' | 'acceptedTerms'>,
    Pick<Said, 'goodsTotal' | 'shippingTotal' | 'taxTotal' | 'currency' | 'tax' | 'payments'>,
    Pick<Said, 'address' | 'addressChanges' | 'shipping' | 'sending' | 'paymentProblem' | 'invoiceNumber'>,
    Pick<Said, 'createdAt' | 'expiredAt'> {
  uid: string
  /** Uid of who placed it for its buyer. */
  placedBy?: string | undefined
  /** True when nothing showed, as it was placed, that the email is the buyer's: mails then carry none of their words. */
  unproven?: true | undefined
  lines: OrderLines
  discount?: Discount | undefined
  /** To be paid: goods, shipping and tax together. */
  total: number
  taxLines?: TaxLine[]
  taxEvidence?: TaxEvidence
  /** Set while the register of tax numbers, which could take the tax away, has not answered. */
  taxCheckDue?: true | undefined
  /** Of a cart: it cannot be paid before it is known where it goes, which decides what it costs. */
  fromCart?: true
  /** Freight that no rate covers; until it is accepted, the order cannot be paid. */
  freight?: Freight | undefined
  /** What the paid order would have cost with the address that an admin gave it; absent where that is what was paid. */
  costWithAddress?: DeliveryTotals
  differenceAsked?: AskedDifference
  shipments: Shipment[]
  returns: OrderReturn[]
  /** Set while the payment intent is being cancelled: the order can no longer be paid, unless the money came first. */
  closing?: { reason: ClosingReason; since: Date; by?: string }
  payBy: Date
  /** Lines that the buyer took out while it was unpaid; of a paid one, a refund says so. */
  cancelledLines?: (Keyed & { key: string; lines: LineUnits[]; by: string; at: Date })[]
  /** Lines that leave at another time than was promised, because a delivery was moved; the last one last. */
  movedPromises?: MovedPromise[]
  /** Since when what is still to be sent is being packed: from then on its buyer cancels nothing of it alone. */
  packingAt?: Date
  packingBy?: string
  /** Who began last to pack it beside them. */
  packingWith?: string | undefined
  /** Shipments that were taken back, the last one last. */
  undoneShipments?: UndoneShipment[]
  remindedAt?: Date
  intentAttempts: number
  cancelRequest?: CancelRequest
  /** The last one last. */
  notes?: Note[] | undefined
  disputes?: Dispute[]
  /** A payment for its price alone was refunded automatically, because it was paid or had expired; the next one is not. */
  secondPaymentRefunded?: true
  refunds: Refund[]
  /** Once all of its money was refunded: it stays so, also when the bank fails one of the refunds later. */
  refundedInFull?: true
  /** Units that were still to come when all of its money went back: nobody has them, also when a refund fails later. */
  neverCame?: LineUnits[] | undefined
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

/** The last parcel of what was ordered: a replacement is none. */
export const lastShipment = ({ shipments }: Pick<OrderFacts, 'shipments'>) =>
  shipments.findLast(({ returnId }) => returnId === undefined)

/** How many shipments the order ever had, also those that were taken back. */
export const shipmentsMade = ({ shipments, undoneShipments = [] }: Order) =>
  shipments.length + undoneShipments.length

/** One product of an order, as it was when it was ordered. An order has each product once. */
export type OrderLine = Pick<
  SentOrder['lines'][number],
  'productId' | 'sku' | 'name' | 'img' | 'unit' | 'weightGrams' | 'quantity' | 'unitPrice' | 'price'
> & {
  /** How it was taxed, for an order whose product leaves the shop; absent: as is usual. */
  taxClass?: string
  /** For one unit before the order's discount; absent where that takes nothing off. */
  listPrice?: number | undefined
  /** Those of its units that are still to come, as they were promised; never more than before. */
  awaited?: AwaitedUnits[] | undefined
  /** When a line leaves that had to wait; absent: as soon as it is packed. */
  promise?: LeavingDays | undefined
}

export type OrderLines = [OrderLine, ...OrderLine[]]

type Priced = Pick<OrderLine, 'quantity' | 'unitPrice' | 'price'>

/**
 * The line with the discount taken off each of its units: so what units cost stays their number times the price of one, in
 * every refund and paper. Rounded half up, never to nothing.
 */
export function discounted<Line extends Priced>(
  line: Line,
  discount: Discount | undefined,
): Line & Pick<OrderLine, 'listPrice'> {
  const { unitPrice: listPrice, quantity } = line
  const percent = 100 - (discount?.percent ?? 0)
  const unitPrice = Math.max(1, Math.floor((2 * listPrice * percent + 100) / 200))
  return unitPrice < listPrice ? { ...line, listPrice, unitPrice, price: unitPrice * quantity } : line
}

/** Minor units that the lines cost less by their discount. */
export const discountTotalOf = (
  lines: readonly Pick<OrderLine, 'listPrice' | 'unitPrice' | 'quantity'>[],
): number =>
  lines.reduce(
    (sum, { listPrice, unitPrice, quantity }) => sum + ((listPrice ?? unitPrice) - unitPrice) * quantity,
    0,
  )

/** The discount as papers say it, with what it comes to in minor units. */
export const saidDiscount = ({ discount, lines }: Pick<Order, 'discount' | 'lines'>) =>
  discount && { ...discount, amount: discountTotalOf(lines) }

export function unitsOf(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What lists call an order: its first product, and how many others there are. */
export function titleOf([first, ...others]: OrderLines): string {
  return others.length > 0 ? m.titleWithOthers({ name: first.name, count: others.length }) : first.name
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
  const bytes = hash('sha256', text, 'buffer').subarray(0, 2 * length)
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, length)}-${letters.slice(length)}`
}
