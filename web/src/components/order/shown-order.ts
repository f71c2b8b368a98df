import { sumOf } from '@wood-master/contract/money'
import { type TotalParts, type TotalRow, totalRows } from '@wood-master/contract/total-rows'
import type { Order } from '#lib/api/orders.ts'
import { linesWithTax, unitWithTax } from '#lib/prices/lines-with-tax.ts'
import * as m from '#texts/prices.ts'

type ShownOrder = Pick<Order, 'lines' | 'buysFor' | 'taxLines' | 'currency'>
type Lines = Pick<Order, 'lines'> & { goodsWithTax?: number }

/** An order's lines as its buyer saw them: with their tax, if she bought for herself. */
export function shownOrder({ lines, buysFor, taxLines, currency }: ShownOrder): Lines {
  if (buysFor !== 'myself' || !taxLines) return { lines }
  const prices = linesWithTax(lines, currency, taxLines)
  return {
    lines: lines.map((line, at) => ({
      ...line,
      unitPrice: unitWithTax(line, currency, taxLines),
      price: prices[at] ?? line.price,
    })),
    goodsWithTax: sumOf(prices, currency),
  }
}

export interface ShownParts extends TotalParts {
  /** What a consumer's goods cost with their tax; the tax is shown as within the total then. */
  goodsWithTax?: number | undefined
  total: number
  currency: string
}

/** The rows above a total, and for a consumer those below it that say which tax is within. */
export function shownTotals(parts: ShownParts): { above: TotalRow[]; within: TotalRow[] } {
  const { goodsWithTax: goodsTotal, shipping, tax, total, currency } = parts
  if (goodsTotal === undefined) return { above: totalRows(parts), within: [] }
  // The shipping with its tax is what is paid beside the goods.
  const amount = sumOf([total, -goodsTotal], currency)
  const taxed = (tax?.lines ?? []).filter(({ percent }) => percent > 0)
  return {
    above: totalRows({ goodsTotal, discount: parts.discount, shipping: shipping && { ...shipping, amount } }),
    within: taxed.map((line) => ({ name: m.including(line), amount: line.amount })),
  }
}

export function partsOf(order: Order): ShownParts {
  const { goodsTotal, discount, shipping, shippingTotal, freight, tax, taxLines, taxTotal, price, currency } =
    order
  return {
    goodsTotal,
    discount,
    shipping: freight === 'asked' ? undefined : { name: shipping?.name, amount: shippingTotal },
    tax: tax && { terms: tax, lines: taxLines, amount: taxTotal },
    goodsWithTax: shownOrder(order).goodsWithTax,
    total: price,
    currency,
  }
}
