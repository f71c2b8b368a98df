import * as m from '../../texts/orders.ts'
import { errors, ShopError } from '../errors.ts'
import { storedLocale } from '../language.ts'
import type { ShopSettings } from '../settings.ts'
import { type Hold, hasRunOut } from '../stock/hold.ts'
import type { StockStore } from '../stock/hold-stock.ts'
import type { NewOrder, Order } from './order.ts'
import type { OrderStore } from './order-store.ts'

/**
 * Turns the caller's hold into an order with the hold's id; a repeat returns the order that is there already.
 * Throws `hold_missing`, `hold_expired`, `price_changed`, `forbidden` or `busy`.
 */
export async function placeOrder(
  shop: { orders: OrderStore; stock: StockStore; settings: ShopSettings },
  request: OrderRequest,
): Promise<Order> {
  const holdId = request.holdId ?? (await matchingHold(shop.stock, request))
  return shop.orders.turnHoldIntoOrder(holdId, ({ hold, order }) => {
    const owner = order?.uid ?? hold?.uid
    if (owner === undefined) throw holdMissing()
    if (owner !== request.uid) throw errors.notYours()
    if (order) return order
    if (!hold) throw holdMissing()
    return orderFrom(hold, request, shop.settings.unpaidOrderHours)
  })
}

/** The caller's newest live hold of the same thing; where all became orders, the newest of them: it is a repeat. */
async function matchingHold(stock: StockStore, request: OrderRequest): Promise<string> {
  const recent = await stock.recentHoldsOf(request.uid, request.now)
  const matching = recent.filter((hold) => hold.state !== 'released' && isFor(hold, request))
  const found = matching.find(({ state }) => state === 'held') ?? matching[0]
  if (!found) throw holdMissing()
  return found.id
}

/** What a buyer says when a hold becomes an order; price and product are taken from the hold. */
export interface OrderRequest extends Pick<NewOrder, 'uid' | 'email' | 'buyerName'> {
  unproven?: boolean | undefined
  holdId?: string
  quantity: number
  /** Minor units for the whole order, as the page showed it. */
  total: number
  productName: string
  acceptedTerms?: string | undefined
  now: Date
}

const holdMissing = () => new ShopError('hold_missing', m.nothingHeld())

const holdExpired = () => new ShopError('hold_expired', m.holdExpired())

/** True when the order that the page describes is the one that this hold was taken for. */
export function isFor(hold: Hold, request: OrderRequest): boolean {
  return (
    hold.quantity === request.quantity &&
    isTotalOf(hold, request.total) &&
    hold.productName === request.productName
  )
}

/**
 * True for what the hold costs, and for what it would cost without price breaks: callers who do not know of breaks
 * multiply the product's own price. What they pay is the hold's price, which is never more than the one they named.
 */
function isTotalOf({ unitPrice, listPrice = unitPrice, quantity }: Hold, total: number): boolean {
  return total === unitPrice * quantity || total === listPrice * quantity
}

/** The order of a live hold; price, name and image are the hold's. Throws `hold_expired`, `hold_missing` or `price_changed`. */
export function orderFrom(hold: Hold, request: OrderRequest, unpaidOrderHours: number): NewOrder {
  if (hold.state === 'released' || (hold.state === 'held' && hasRunOut(hold, request.now)))
    throw holdExpired()
  if (hold.state === 'ordered') throw holdMissing()
  if (!isTotalOf(hold, request.total) || hold.quantity !== request.quantity)
    throw new ShopError('price_changed', m.holdDiffers())
  const { productId, sku, productName: name, img, unit, weightGrams, taxClass, quantity, unitPrice } = hold
  const total = unitPrice * quantity
  return {
    id: hold.id,
    uid: hold.uid,
    email: request.email,
    unproven: request.unproven || undefined,
    buyerName: request.buyerName,
    locale: storedLocale(),
    lines: [{ productId, sku, name, img, unit, weightGrams, taxClass, quantity, unitPrice, price: total }],
    goodsTotal: total,
    shippingTotal: 0,
    taxTotal: 0,
    total,
    currency: hold.currency,
    acceptedTerms:
      request.acceptedTerms === undefined ? undefined : { version: request.acceptedTerms, at: request.now },
    createdAt: request.now,
    payBy: new Date(request.now.getTime() + unpaidOrderHours * 3_600_000),
  }
}
