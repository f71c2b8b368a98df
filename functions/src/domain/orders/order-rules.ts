import { ShopError } from '../shop-error.ts'
import type { Hold } from '../stock/hold.ts'
import { hasRunOut } from '../stock/hold-rules.ts'
import type { Order } from './order.ts'

export interface OrderRequest {
  uid: string
  email: string
  buyerName?: string
  holdId?: string
  quantity: number
  /** Minor units for the whole order, as the page showed it. */
  total: number
  productName: string
  img: string
  now: Date
}

export const holdMissing = () =>
  new ShopError('hold_missing', 'No pieces are held for this order. Please choose your quantity again.')

const holdExpired = () =>
  new ShopError(
    'hold_expired',
    'The pieces were held for fifteen minutes, which have passed. Please order again.',
  )

/** True when the order that the page describes is the one that this hold was taken for. */
export function isFor(hold: Hold, request: OrderRequest): boolean {
  return (
    hold.quantity === request.quantity &&
    hold.unitPrice * hold.quantity === request.total &&
    hold.productName === request.productName
  )
}

/** The unpaid order that a live hold becomes; price, name and picture are the hold's. Throws the refusal otherwise. */
export function orderFrom(hold: Hold, request: OrderRequest, unpaidOrderHours: number): Order {
  if (hold.state === 'released' || (hold.state === 'held' && hasRunOut(hold, request.now)))
    throw holdExpired()
  if (hold.state === 'ordered') throw holdMissing()
  const total = hold.unitPrice * hold.quantity
  if (total !== request.total || hold.quantity !== request.quantity) {
    throw new ShopError(
      'price_changed',
      'The price or the quantity is not the one the pieces are held at. Please order again.',
    )
  }
  return {
    id: hold.id,
    uid: hold.uid,
    email: request.email,
    buyerName: request.buyerName,
    productId: hold.productId,
    productName: hold.productName,
    img: hold.img,
    quantity: hold.quantity,
    unitPrice: hold.unitPrice,
    total,
    currency: hold.currency,
    state: 'unpaid',
    createdAt: request.now,
    payBy: new Date(request.now.getTime() + unpaidOrderHours * 3_600_000),
    intentAttempts: 0,
    refundedTotal: 0,
    refunds: [],
  }
}
