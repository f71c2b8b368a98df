import { toMajor, toMinor } from '@wood-master/contract/money'
import { withTax } from '@wood-master/contract/tax'
import type { Order } from '#lib/api/orders.ts'
import { linesWithTax, sumOf } from '#lib/prices/lines-with-tax.ts'

type Lines = Pick<Order, 'lines'> & { goodsWithTax?: number }

/** An order's lines as its buyer saw them: with their tax, if she bought for herself. */
export function shownOrder({ lines, buysFor, taxLines, currency }: Order): Lines {
  if (buysFor !== 'myself' || !taxLines) return { lines }
  const prices = linesWithTax(lines, currency, taxLines)
  const unitWithTax = (productId: string, unitPrice: number) => {
    const { percent = 0 } = taxLines.find(({ productIds }) => productIds.includes(productId)) ?? {}
    return toMajor(withTax(toMinor(unitPrice, currency), percent), currency)
  }
  return {
    lines: lines.map((line, at) => ({
      ...line,
      unitPrice: unitWithTax(line.productId, line.unitPrice),
      price: prices[at] ?? line.price,
    })),
    goodsWithTax: sumOf(prices, currency),
  }
}
