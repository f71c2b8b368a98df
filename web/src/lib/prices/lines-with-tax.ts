import { toMajor, toMinor } from '@wood-master/contract/money'
import { goodsWithTax, type TaxLine, taxLinesOf } from '@wood-master/contract/tax'
import type { PriceWriter } from './shown-prices.ts'

/** Goods of a cart or an order; `price` in major units, without tax. */
export interface PricedGoods {
  productId: string
  taxClass?: string | undefined
  price: number
}

export type QuotedTax = readonly Pick<TaxLine, 'percent' | 'productIds'>[]

/** What lines cost with the tax that the shop said, in major units: with the shipping they come to what is paid. */
export function linesWithTax(lines: readonly PricedGoods[], currency: string, tax: QuotedTax): number[] {
  const goods = lines.map(({ productId, price }) => ({ productId, price: toMinor(price, currency) }))
  return goodsWithTax(goods, tax).map((price) => toMajor(price, currency))
}

/** The tax of lines by the rates that everybody may know, while the shop has not said it. */
export function knownTax(
  lines: readonly PricedGoods[],
  { rateOf }: NonNullable<PriceWriter['withTax']>,
): QuotedTax {
  return taxLinesOf(lines, 0, (taxClass) => {
    const { name, percent } = rateOf({ taxClass }) ?? { name: '', percent: 0 }
    return { treatment: 'S', name, percent, places: [] }
  })
}

/** The sum of amounts in major units. */
export function sumOf(amounts: readonly number[], currency: string): number {
  return toMajor(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
    currency,
  )
}
