import { withHoldDefaults } from '../stock/hold.ts'
import { type Order, olderOrderNumber } from './order.ts'

/** The fields of an order's one product, before orders had lines. */
export interface FlatLine {
  productId: string
  productName: string
  img: string
  quantity: number
  unitPrice: number
}

type Added = 'number' | 'lines' | 'goodsTotal' | 'shippingTotal' | 'taxTotal'
/** An order as it was stored before orders had lines, numbers and delivery. */
export type OlderOrder = Omit<Order, Added> & FlatLine

/** An order as it was stored; one without lines has exactly one, and its number is made of its id. */
export function orderFromStored(stored: Order | OlderOrder): Order {
  if ('lines' in stored) return stored
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
