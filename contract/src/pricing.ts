/** What a quantity costs, in whole minor units. Free of any library: pages import it. */

/** From `minQuantity` on, every unit costs `unitPrice`. */
export interface PriceBreak {
  minQuantity: number
  unitPrice: number
}

/** The price of a product: for one unit, and its breaks by rising quantity. */
export interface PriceList {
  unitPrice: number
  priceBreaks: readonly PriceBreak[]
}

/** The price of one unit in an order of this many: that of the highest break reached, else the product's own. */
export function unitPriceAt({ unitPrice, priceBreaks }: PriceList, quantity: number): number {
  return priceBreaks.findLast((step) => quantity >= step.minQuantity)?.unitPrice ?? unitPrice
}

export function linePrice(list: PriceList, quantity: number): number {
  return unitPriceAt(list, quantity) * quantity
}

export const goodsTotalOf = (lines: readonly { price: number }[]): number =>
  lines.reduce((sum, { price }) => sum + price, 0)

/** The smallest number of full case packs that has so many units, in units. */
export const fullPacks = (quantity: number, casePack: number): number =>
  Math.ceil(quantity / casePack) * casePack

/** The break that the next larger order of full case packs would reach; nothing beyond the last one. */
export function nextBreak<Break extends Pick<PriceBreak, 'minQuantity'>>(
  { priceBreaks }: { priceBreaks: readonly Break[] },
  quantity: number,
  casePack = 1,
): Break | undefined {
  const next = priceBreaks.find((step) => step.minQuantity > quantity)
  // Full case packs may reach beyond the next break to a better one.
  return next && priceBreaks.findLast((step) => step.minQuantity <= fullPacks(next.minQuantity, casePack))
}

/** The next price break above a quantity. Money in minor units. */
export interface BreakOffer {
  /** The smallest quantity that reaches the next break and fills its case packs. */
  quantity: number
  more: number
  /** What that quantity costs less than it would at the present unit price; always above 0. */
  saves: number
  total: number
}

/** '6 more saves $ 14': the larger quantity at its price, beside the same at the present one; nothing beyond the last break. */
export function breakOffer(list: PriceList, quantity: number, casePack = 1): BreakOffer | undefined {
  const next = nextBreak(list, quantity, casePack)
  if (!next) return undefined
  const reached = fullPacks(next.minQuantity, casePack)
  const total = linePrice(list, reached)
  return {
    quantity: reached,
    more: reached - quantity,
    saves: unitPriceAt(list, quantity) * reached - total,
    total,
  }
}
