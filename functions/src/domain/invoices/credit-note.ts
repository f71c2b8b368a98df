import { taxWithin } from '@wood-master/contract/refund-price'
import type { Order } from '../orders/order.ts'
import type { Refund, RefundLine } from '../orders/refund.ts'
import { isTaken } from '../orders/refund.ts'
import { priceOfUnits } from '../orders/refund-lines.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** The rows and sums of a document, in minor units. */
export type Amounts = Pick<Invoice, 'lines' | 'goodsTotal' | 'shippingTotal' | 'taxTotal' | 'total'>

/**
 * What a refund credits, in minor units. Its tax is its share of the order's, counted on from the credit notes that
 * stand, so that refunding everything in any number of steps credits exactly the tax of the invoice.
 */
export function creditOf(order: Order, refund: Refund): Amounts {
  if (refund.amount === order.total && !refund.lines) return asInvoiced(order)
  const standing = order.refunds.filter(
    (other) => other.id !== refund.id && other.creditNote && isTaken(other),
  )
  const creditedBefore = sumOf(standing.map(({ amount }) => amount))
  const taxBefore = sumOf(standing.map(({ creditNote }) => creditNote?.taxTotal ?? 0))
  const taxTotal = taxWithin(order, creditedBefore + refund.amount) - taxBefore
  const goodsTotal = refund.amount - taxTotal
  const lines = refund.lines
    ? unitsOf(order, refund.lines, goodsTotal)
    : [rowOf(goodsTotal, 'Partial refund')]
  return { lines, goodsTotal, shippingTotal: 0, taxTotal, total: refund.amount }
}

export function asInvoiced({ lines, goodsTotal, shippingTotal, taxTotal, total }: Order): Amounts {
  const rows = lines.map(({ sku, name, unit, quantity, unitPrice, price }) => {
    return { sku, name, unit, quantity, unitPrice, price }
  })
  return { lines: rows, goodsTotal, shippingTotal, taxTotal, total }
}

/** The units that the money is for; where an admin refunded another amount than they cost, a row says the difference. */
function unitsOf(order: Order, refunded: readonly RefundLine[], goodsTotal: number): InvoiceLine[] {
  const rows = order.lines.flatMap(({ productId, sku, name, unit, unitPrice }) => {
    const quantity = refunded.find((line) => line.productId === productId)?.quantity ?? 0
    return quantity > 0 ? [{ sku, name, unit, quantity, unitPrice, price: unitPrice * quantity }] : []
  })
  const difference = goodsTotal - priceOfUnits(order, refunded)
  return difference === 0 ? rows : [...rows, rowOf(difference, 'Difference to the price of these units')]
}

const rowOf = (price: number, name: string): InvoiceLine => ({ name, quantity: 1, unitPrice: price, price })

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
