import { isDeepStrictEqual } from 'node:util'
import type { Product } from '../domain/catalog/product.ts'
import { ShopError } from '../domain/shop-error.ts'
import * as m from '../texts/http.ts'
import { editedProductResponse } from './responses.ts'

type Values = Record<string, unknown>

const same = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? '', other ?? '')

function sentenceOf(value: unknown): string {
  if (typeof value === 'object') return m.changedMeanwhile()
  return value === undefined ? m.changedMeanwhileToNothing() : m.changedMeanwhileTo({ value: String(value) })
}

/**
 * Throws `changed_meanwhile` where a field that is changed is not as it was seen any more, with a sentence a field, and
 * beside it the values as they are now.
 */
export function assertSeenProduct(
  product: Product,
  { change, seen, now: at }: { change: Values; seen: Values; now: Date },
  currency: string,
): void {
  const now: Values = editedProductResponse(product, currency, at)
  const changed = Object.keys(change).filter(
    (field) => field in seen && !same(now[field], seen[field]) && !same(now[field], change[field]),
  )
  if (changed.length === 0) return
  throw new ShopError('changed_meanwhile', m.productChangedMeanwhile(), {
    fields: Object.fromEntries(changed.map((field) => [field, sentenceOf(now[field])])),
    beside: { current: Object.fromEntries(changed.map((field) => [field, now[field]])) },
  })
}
