import { toMajor, toMinor } from '@wood-master/contract/money'
import { taxedNow, unitsRefund } from '@wood-master/contract/refund-price'
import type { Order } from '#lib/api/orders.ts'

export type Line = Pick<Order['lines'][number], 'productId' | 'quantity' | 'refundedQuantity' | 'unitPrice'>
export type Priced = Pick<
  Order,
  'price' | 'taxTotal' | 'taxLines' | 'refundedAmount' | 'refunds' | 'currency'
> & { lines: readonly Line[] }

/**
 * What a refund of these units gives back (major units): their price and their share of the order's tax, at most what is
 * left of the payment.
 */
export function unitsAmount(
  { lines, price, taxTotal, taxLines, refundedAmount, refunds, currency }: Priced,
  unitsOf: (line: Line, index: number) => number,
): number {
  const minor = (major: number) => toMinor(major, currency)
  const priced = (unitsIn: typeof unitsOf) =>
    lines.map((line, index) => ({
      productId: line.productId,
      price: minor(line.unitPrice) * unitsIn(line, index),
    }))
  const inMinor = taxLines?.map((line) => ({ ...line, base: minor(line.base), amount: minor(line.amount) }))
  const total = minor(price)
  const order = taxedNow({ total, taxTotal: minor(taxTotal), taxLines: inMinor, refunds })
  const now = priced(unitsOf)
  const before = priced(({ refundedQuantity }) => refundedQuantity)
  return toMajor(Math.min(unitsRefund(order, now, before), total - minor(refundedAmount)), currency)
}
