/** What of an order its refunds need: money in minor units. */
interface OrderTotals {
  total: number
  taxTotal: number
}

/**
 * The tax inside so much of an order's total, both in minor units, rounded half up. Counting on from one refund to the
 * next with it, everything refunded holds exactly the order's tax.
 */
export function taxWithin({ total, taxTotal }: OrderTotals, amount: number): number {
  return total === 0 ? 0 : share(taxTotal, amount, total)
}

/**
 * What a refund of goods that cost `net` gives back, in minor units: their price and their share of the order's tax.
 * `netBefore` are the goods of earlier refunds, so that the shares of all goods add up to the tax of all goods.
 */
export function goodsRefund(order: OrderTotals, net: number, netBefore: number): number {
  return withTax(order, netBefore + net) - withTax(order, netBefore)
}

function withTax({ total, taxTotal }: OrderTotals, net: number): number {
  const untaxed = total - taxTotal
  return untaxed === 0 ? net : net + share(taxTotal, net, untaxed)
}

/** `whole * part / of`, rounded half up. Exact, which floating point is not for sums of a hundred thousand dollars. */
function share(whole: number, part: number, of: number): number {
  const [numerator, denominator] = [2n * BigInt(whole) * BigInt(part), BigInt(of)]
  return Number((numerator + denominator) / (2n * denominator))
}
