import type { CartLine } from './cart.ts'
import { toMajor, toMinor } from './money.ts'
import { type BreakOffer, breakOffer, linePrice, type PriceList, unitPriceAt } from './pricing.ts'

/** `pricing.ts` for prices as they go over the wire, in major units. Free of any library: pages import it. */

/** The prices of a product: for one unit, and its breaks by rising quantity. */
export interface ListedPrices {
  price: number
  priceBreaks: readonly { minQuantity: number; price: number }[]
}

function priceListOf({ price, priceBreaks }: ListedPrices, currency: string): PriceList {
  return {
    unitPrice: toMinor(price, currency),
    priceBreaks: priceBreaks.map((step) => ({
      minQuantity: step.minQuantity,
      unitPrice: toMinor(step.price, currency),
    })),
  }
}

/** The price of one unit in an order of this many, in major units. */
export function listedUnitPrice(prices: ListedPrices, quantity: number, currency: string): number {
  return toMajor(unitPriceAt(priceListOf(prices, currency), quantity), currency)
}

/** What so many units cost, in major units. */
export function listedLinePrice(prices: ListedPrices, quantity: number, currency: string): number {
  return toMajor(linePrice(priceListOf(prices, currency), quantity), currency)
}

/** What buying up to the next break brings, in major units; nothing beyond the last one. */
export function listedBreakOffer(
  prices: ListedPrices & { casePack: number },
  quantity: number,
  currency: string,
): BreakOffer | undefined {
  const offer = breakOffer(priceListOf(prices, currency), quantity, prices.casePack)
  return offer && { ...offer, saves: toMajor(offer.saves, currency), total: toMajor(offer.total, currency) }
}

/** A line of a cart, which knows its unit price and its next break but no whole price list. */
type ListedLine = Pick<CartLine, 'quantity' | 'casePack' | 'unitPrice' | 'nextBreak'>

export function lineBreakOffer(line: ListedLine, currency: string): BreakOffer | undefined {
  const { quantity, casePack, unitPrice: price, nextBreak } = line
  return listedBreakOffer({ price, priceBreaks: nextBreak ? [nextBreak] : [], casePack }, quantity, currency)
}
