import { goodsRefund } from '@wood-master/contract/refund-price'
import type { Order } from './order.ts'
import type { RefundLine } from './refund.ts'

/** Minor units that so many units of an order's lines cost, without tax. */
export function priceOfUnits({ lines: known }: Pick<Order, 'lines'>, units: readonly RefundLine[]): number {
  const unitPrices = new Map(known.map(({ productId, unitPrice }) => [productId, unitPrice]))
  return units.reduce((sum, { productId, quantity }) => sum + (unitPrices.get(productId) ?? 0) * quantity, 0)
}

/** Minor units that a refund of these units gives back: their price and their share of the order's tax. */
export function refundPrice(order: Order, units: readonly RefundLine[]): number {
  const before = order.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { lines = [] }) => sum + priceOfUnits(order, lines), 0)
  return goodsRefund(order, priceOfUnits(order, units), before)
}
