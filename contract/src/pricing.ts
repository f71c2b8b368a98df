/**
 * What a quantity costs. Server, pages and the admin's preview all ask here, so that none of them shows a price that
 * another does not charge. All money is whole minor units (cents). Free of any library: pages import it.
 */

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

/** What an order line costs: unit price times quantity. */
export function linePrice(list: PriceList, quantity: number): number {
  return unitPriceAt(list, quantity) * quantity
}

/** The break that a larger order would reach; nothing beyond the last one. */
export function nextBreak({ priceBreaks }: PriceList, quantity: number): PriceBreak | undefined {
  return priceBreaks.find((step) => step.minQuantity > quantity)
}

export interface BreakOffer {
  next: PriceBreak
  /** How many units more reach the break. */
  more: number
  /** What the larger order costs less than it would at the present unit price. */
  saves: number
  /** What the larger order costs more than the present one; below 0 where it is the cheaper of the two. */
  costs: number
}

/** '6 more saves $ 14': what buying up to the next break brings; nothing beyond the last one. */
export function breakOffer(list: PriceList, quantity: number): BreakOffer | undefined {
  const next = nextBreak(list, quantity)
  if (!next) return undefined
  const larger = next.unitPrice * next.minQuantity
  return {
    next,
    more: next.minQuantity - quantity,
    saves: unitPriceAt(list, quantity) * next.minQuantity - larger,
    costs: larger - linePrice(list, quantity),
  }
}

/** What is wrong with a list of breaks, and where: quantities must rise from 2 on, prices must fall. */
export interface PriceBreakProblem {
  index: number
  field: 'minQuantity' | 'price'
  message: string
}

/** The first problem of a product's breaks; nothing when they can be kept. */
export function priceBreakProblem({ unitPrice, priceBreaks }: PriceList): PriceBreakProblem | undefined {
  let before: PriceBreak = { minQuantity: 1, unitPrice }
  for (const [index, step] of priceBreaks.entries()) {
    if (step.minQuantity <= before.minQuantity) {
      return { index, field: 'minQuantity', message: 'Must be more than the quantity before it' }
    }
    if (step.unitPrice >= before.unitPrice) {
      return { index, field: 'price', message: 'Must be less than the price before it' }
    }
    before = step
  }
  return undefined
}
