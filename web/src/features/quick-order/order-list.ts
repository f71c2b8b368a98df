import type { ResponseOf } from '@wood-master/contract/calls'

export type ParsedLine = ResponseOf<'parseOrderList'>['lines'][number]
export type Suggestion = NonNullable<NonNullable<ParsedLine['problem']>['suggestions']>[number]

export interface OrderListLine extends ParsedLine {
  key: number
  /** How many were added one by one: checking the pasted list again leaves them alone. */
  typed?: number | undefined
  /** How many lines of the list this one stands for. */
  merged?: number | undefined
}

/** A line that orders something as it stands. */
export type ReadyLine = OrderListLine & { productId: string; name: string; quantity: number }

export function isReady(line: OrderListLine): line is ReadyLine {
  const { problem, productId, name, quantity } = line
  return !problem && productId !== undefined && name !== undefined && quantity !== undefined
}

/** A line with the one thing that comes into question instead: the product that was meant, or the next quantity, rather more than less. */
export type RemediedLine = Pick<OrderListLine, 'key' | 'quantity'> & { sku: string }

export function remediesOf(list: readonly OrderListLine[]): RemediedLine[] {
  return list.flatMap(({ key, sku, quantity, problem }) => {
    const { suggestions = [], quantities = [] } = problem ?? {}
    const [meant, another] = suggestions
    if (meant && !another) return [{ key, sku: meant.sku, quantity }]
    const next = quantities.find((possible) => possible >= (quantity ?? 0)) ?? quantities.at(-1)
    return sku && next !== undefined ? [{ key, sku, quantity: next }] : []
  })
}

/** The list with more lines at its end, each with a key of its own. */
export function withLines(list: readonly OrderListLine[], more: readonly Omit<OrderListLine, 'key'>[]) {
  const next = Math.max(0, ...list.map(({ key }) => key)) + 1
  return [...list, ...more.map((line, index) => ({ ...line, key: next + index }))]
}

/** The list with a line read anew; what its buyer wrote stays. */
export function withLine(list: readonly OrderListLine[], key: number, line: ParsedLine): OrderListLine[] {
  return list.map((old) => {
    if (old.key !== key) return old
    const { typed, merged, input } = old
    return { ...line, key, input, typed, merged }
  })
}

/**
 * The list with one line a product, where it was named first; what was added up is to be read anew, because stock and price
 * breaks count for the sum. Lines without a quantity stay as they are.
 */
export function withoutDoubles(list: readonly OrderListLine[]) {
  const first = new Map<string, OrderListLine>()
  const changed = new Set<OrderListLine>()
  const lines: OrderListLine[] = []
  for (const line of list) {
    const { productId, quantity } = line
    const before = productId === undefined || quantity === undefined ? undefined : first.get(productId)
    if (before) {
      before.quantity = (before.quantity ?? 0) + (quantity ?? 0)
      before.merged = (before.merged ?? 1) + (line.merged ?? 1)
      before.typed = (before.typed ?? 0) + (line.typed ?? 0)
      changed.add(before)
      continue
    }
    const kept = { ...line }
    if (productId !== undefined && quantity !== undefined) first.set(productId, kept)
    lines.push(kept)
  }
  return { lines, changed: [...changed] }
}

/** What was added one by one, as if no list had been checked. */
export function typedOf(list: readonly OrderListLine[]): OrderListLine[] {
  return list.flatMap((line) => (line.typed ? [{ ...line, quantity: line.typed, merged: undefined }] : []))
}

/** Another quantity of a line; what was typed of it changes by as much. */
export function withQuantity(line: OrderListLine, quantity: number | undefined): OrderListLine {
  const more = (quantity ?? 0) - (line.quantity ?? 0)
  return { ...line, quantity, typed: line.typed && Math.max(0, line.typed + more) }
}

/** How the shop reads a product and a quantity without doubt. */
export function lineText(sku: string, quantity: number | undefined): string {
  return quantity === undefined ? sku : `${sku}\t${quantity}`
}
