import { formatPrice } from '@wood-master/contract/money'
import type { Order } from '#lib/api/orders.ts'
import type { Cart } from '#lib/cart/kept-cart.ts'
import * as m from '#texts/orders.ts'

/** What is different about a line now that it is ordered again. */
export interface LineChange {
  name: string
  sentences: string[]
}

/** What changed since the order was placed, line by line; lines without a change are left out. */
export function changesSince(
  { lines, currency }: Pick<Order, 'lines' | 'currency'>,
  cart: Cart,
): LineChange[] {
  const now = new Map(cart.lines.map((line) => [line.productId, line]))
  return lines.flatMap((line) => {
    const current = now.get(line.productId)
    if (!current) return [{ name: line.name, sentences: [m.itIsNoLongerSold()] }]
    const more =
      current.quantity === line.quantity ? '' : m.forTheQuantityInYour({ quantity: current.quantity })
    const then = formatPrice(line.unitPrice, currency)
    const sentences = [
      ...(current.unitPrice === line.unitPrice
        ? []
        : [m.oneWasThenAndIs({ then, unitPrice: formatPrice(current.unitPrice, cart.currency), more })]),
      ...(current.unit === line.unit ? [] : [m.itWasSoldPerUnit({ unit: line.unit, unit2: current.unit })]),
      ...(current.problem ? [current.problem.message] : []),
    ]
    return sentences.length > 0 ? [{ name: current.name, sentences }] : []
  })
}
