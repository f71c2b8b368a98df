/**
 * What refunding units of an order's lines comes to. Each line carries its share of the tax, so that the refunds of all
 * lines and of the shipping are together what was paid, to the cent. Minor units. Free of any library: pages import it.
 */

/** What an order was charged. */
export interface ChargedOrder {
  lines: readonly { productId: string; quantity: number; unitPrice: number; price: number }[]
  shippingTotal: number
  taxTotal: number
}

/** The tax that each line and the shipping carry. */
export interface TaxShares {
  lines: number[]
  shipping: number
}

/** Splits an order's tax in proportion to what it was asked on; leftover cents go where the most was cut off. */
export function taxShares({ lines, shippingTotal, taxTotal }: ChargedOrder): TaxShares {
  const parts = [...lines.map(({ price }) => price), shippingTotal]
  const base = BigInt(parts.reduce((sum, part) => sum + part, 0))
  if (base === 0n) return { lines: lines.map(() => 0), shipping: taxTotal }
  const exact = parts.map((part) => BigInt(part) * BigInt(taxTotal))
  const shares = exact.map((value) => Number(value / base))
  const cents = taxTotal - shares.reduce((sum, share) => sum + share, 0)
  const byRest = exact
    .map((value, index) => ({ index, rest: value % base }))
    .sort((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    )
  for (const { index } of byRest.slice(0, cents)) shares[index] = (shares[index] ?? 0) + 1
  return { lines: shares.slice(0, -1), shipping: shares.at(-1) ?? 0 }
}

/** Units of a line, and how many of it were refunded before. */
export interface RefundedUnits {
  productId: string
  quantity: number
  before: number
}

/** What these units cost, with their share of the tax. */
export function unitsRefund(order: ChargedOrder, units: readonly RefundedUnits[]): number {
  const shares = taxShares(order).lines
  return units.reduce((sum, { productId, quantity, before }) => {
    const index = order.lines.findIndex((line) => line.productId === productId)
    const line = order.lines[index]
    if (!line) return sum
    const tax = (count: number) => taxOfUnits(shares[index] ?? 0, count, line.quantity)
    return sum + line.unitPrice * quantity + tax(before + quantity) - tax(before)
  }, 0)
}

/** The tax of the first units of a line; of all of them, the whole share. */
const taxOfUnits = (share: number, count: number, quantity: number) => Math.round((share * count) / quantity)
