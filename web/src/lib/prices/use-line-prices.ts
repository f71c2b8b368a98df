import type { BuysFor } from '@wood-master/contract/tax'
import { knownTax, linesWithTax, type PricedGoods, type QuotedTax, sumOf } from './lines-with-tax.ts'
import { usePrices } from './shown-prices.ts'

/** What lines are shown at, in major units. */
export interface LinePrices {
  prices: number[]
  /** Their sum, for whoever sees prices with tax. */
  goodsWithTax?: number
}

/** Prices of lines as they are, or with the tax of whoever buys for herself, as this browser or an order says: as it was quoted, else by the rates that are known. */
export function useLinePrices(
  lines: readonly PricedGoods[],
  currency: string,
  quoted?: QuotedTax,
  buysFor?: BuysFor,
): LinePrices {
  const { withTax } = usePrices()
  const isTaxed = buysFor ? buysFor === 'myself' : withTax !== undefined
  const tax = isTaxed ? (quoted ?? (withTax && knownTax(lines, withTax))) : undefined
  if (!tax) return { prices: lines.map(({ price }) => price) }
  const prices = linesWithTax(lines, currency, tax)
  return { prices, goodsWithTax: sumOf(prices, currency) }
}
