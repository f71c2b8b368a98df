import { sumOf, toMajor, toMinor } from '@wood-master/contract/money'
import { type BuysFor, goodsWithTax, type TaxLine, taxLinesOf } from '@wood-master/contract/tax'
import { type PriceWriter, usePrices } from './shown-prices.ts'

/** Goods of a cart or an order; `price` in major units, without tax. */
export interface PricedGoods {
  productId: string
  taxClass?: string | undefined
  price: number
}

type QuotedTax = readonly Pick<TaxLine, 'percent' | 'productIds'>[]

/** What lines cost with the tax that the shop said, in major units: with the shipping they come to what is paid. */
export function linesWithTax(lines: readonly PricedGoods[], currency: string, tax: QuotedTax): number[] {
  const goods = lines.map(({ productId, price }) => ({ productId, price: toMinor(price, currency) }))
  return goodsWithTax(goods, tax).map((price) => toMajor(price, currency))
}

/** The tax of lines by the rates that everybody may know, while the shop has not said it. */
function knownTax(lines: readonly PricedGoods[], { rateOf }: NonNullable<PriceWriter['withTax']>): QuotedTax {
  return taxLinesOf(lines, 0, (taxClass) => {
    const { name, percent } = rateOf({ taxClass }) ?? { name: '', percent: 0 }
    return { treatment: 'S', name, percent, places: [] }
  })
}

/** Prices of lines as they are, or with the tax of whoever buys for herself, as this browser or an order says: as it was quoted, else by the rates that are known. */
export function useLinePrices(
  lines: readonly PricedGoods[],
  currency: string,
  quoted?: QuotedTax,
  buysFor?: BuysFor,
): { prices: number[]; goodsWithTax?: number } {
  const { withTax } = usePrices()
  const isTaxed = buysFor ? buysFor === 'myself' : withTax !== undefined
  const tax = isTaxed ? (quoted ?? (withTax && knownTax(lines, withTax))) : undefined
  if (!tax) return { prices: lines.map(({ price }) => price) }
  const prices = linesWithTax(lines, currency, tax)
  return { prices, goodsWithTax: sumOf(prices, currency) }
}
