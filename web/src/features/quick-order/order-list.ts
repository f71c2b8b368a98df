import type { ResponseOf } from '@wood-master/contract/calls'
import type { CartAddition } from '#lib/cart/cart.ts'

export type ParsedLine = ResponseOf<'parseOrderList'>['lines'][number]
export type Suggestion = NonNullable<NonNullable<ParsedLine['problem']>['suggestions']>[number]

export interface OrderListLine extends ParsedLine {
  key: number
}

/** A line that orders something as it stands. */
export type ReadyLine = OrderListLine & { productId: string; name: string; quantity: number }

export function isReady(line: OrderListLine): line is ReadyLine {
  return (
    line.problem === undefined &&
    line.productId !== undefined &&
    line.name !== undefined &&
    line.quantity !== undefined
  )
}

/** The list with more lines at its end, each with a key of its own. */
export function withLines(list: readonly OrderListLine[], more: readonly ParsedLine[]): OrderListLine[] {
  const next = Math.max(0, ...list.map(({ key }) => key)) + 1
  return [...list, ...more.map((line, index) => ({ ...line, key: next + index }))]
}

/** The list with another line in the place of one. */
export function withLine(list: readonly OrderListLine[], key: number, line: ParsedLine): OrderListLine[] {
  return list.map((old) => (old.key === key ? { ...line, key } : old))
}

export function withQuantity({ problem: _, ...line }: OrderListLine, quantity: number): ParsedLine {
  return { ...line, quantity }
}

/** How the shop reads a product and a quantity without doubt. */
export function lineText(sku: string, quantity: number): string {
  return `${sku}\t${quantity}`
}

export function additionsOf(list: readonly OrderListLine[]): CartAddition[] {
  return list.filter(isReady).map(({ productId, name, quantity }) => ({ productId, name, quantity }))
}
