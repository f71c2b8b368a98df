import { sumOf, toMajor, toMinor } from '@wood-master/contract/money'
import { type BuysFor, goodsWithTax, type TaxLine, taxLinesOf, withTax } from '@wood-master/contract/tax'
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

interface PricedUnit {
  productId: string
  unitPrice: number
}

/** What one unit of a line costs with that tax, in major units. */
export function unitWithTax({ productId, unitPrice }: PricedUnit, currency: string, tax: QuotedTax): number {
  const { percent = 0 } = tax.find(({ productIds }) => productIds.includes(productId)) ?? {}
  return toMajor(withTax(toMinor(unitPrice, currency), percent), currency)
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
): { prices: number[]; unitPrice: (line: PricedUnit) => number; goodsWithTax?: number } {
  const { withTax: known } = usePrices()
  const isTaxed = buysFor ? buysFor === 'myself' : known !== undefined
  const tax = isTaxed ? (quoted ?? (known && knownTax(lines, known))) : undefined
  if (!tax) return { prices: lines.map(({ price }) => price), unitPrice: (line) => line.unitPrice }
  const prices = linesWithTax(lines, currency, tax)
  const unitPrice = (line: PricedUnit) => unitWithTax(line, currency, tax)
  return { prices, unitPrice, goodsWithTax: sumOf(prices, currency) }
}
