/** Its own file, because the document of a product loads all of `pricing.ts` and needs none of this. */

/** What of an order its refunds need: money in minor units. */
interface OrderTotals {
  total: number
  taxTotal: number
}

/** The same where goods may be taxed differently; orders of before there were tax lines have none. */
interface TaxedOrder extends OrderTotals {
  taxLines?: readonly { base: number; amount: number; productIds: readonly string[] }[] | undefined
}

interface PricedUnits {
  productId: string
  /** Minor units, without tax. */
  price: number
}

/**
 * What a refund of units gives back, in minor units: their price and their share of the tax line that they are in.
 * `before` are the units of earlier refunds.
 */
export function unitsRefund(
  order: TaxedOrder,
  units: readonly PricedUnits[],
  before: readonly PricedUnits[] = [],
): number {
  const { taxLines = [] } = order
  const netOf = (of: readonly PricedUnits[], productIds?: readonly string[]) =>
    of.reduce(
      (sum, { productId, price }) => sum + (!productIds || productIds.includes(productId) ? price : 0),
      0,
    )
  if (taxLines.length < 2) return goodsRefund(order, netOf(units), netOf(before))
  return taxLines.reduce((sum, { base, amount, productIds }) => {
    const line = { total: base + amount, taxTotal: amount }
    return sum + goodsRefund(line, netOf(units, productIds), netOf(before, productIds))
  }, 0)
}

/** The order as its refunds see it: once its tax was returned, what is left of it holds none. */
export function taxedNow(
  order: TaxedOrder & { refunds: readonly { taxOnly?: true | undefined; state: string }[] },
): TaxedOrder {
  const isReturned = order.refunds.some(({ taxOnly, state }) => taxOnly && state !== 'failed')
  return isReturned ? { total: order.total - order.taxTotal, taxTotal: 0 } : order
}

/** The tax inside so much of an order's total: minor units, rounded half up, what such a refund of goods holds. */
export function taxWithin(order: OrderTotals, amount: number): number {
  const { total, taxTotal } = order
  if (total === 0) return 0
  const untaxed = total - taxTotal
  let net = Math.floor((amount / total) * untaxed)
  while (withTax(order, net) > amount) net--
  while (net < untaxed && withTax(order, net + 1) <= amount) net++
  return Math.min(Math.max(share(taxTotal, amount, total), withTax(order, net) - net), amount - net)
}

/**
 * The tax inside money that was refunded for no goods in particular, `amount` of it in all: what goods that cost the
 * rest of the order leave. So refunds of goods and of sums hold exactly the order's tax together.
 */
export function taxBesideGoods(order: OrderTotals, amount: number): number {
  return order.taxTotal - taxWithin(order, order.total - amount)
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
