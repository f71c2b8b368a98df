import type { CartEntry } from '@wood-master/contract/cart-rules'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Cart } from './kept-cart.ts'

/** The lines that the shop rejected by their number: it does not have these products any more. */
function rejectedLines(error: unknown): Set<number> {
  if (!(error instanceof ApiError) || error.code !== 'invalid_request') return new Set()
  const numbers = Object.keys(error.fields).flatMap((field) => /^lines\.(\d+)/.exec(field)?.[1] ?? [])
  return new Set(numbers.map(Number))
}

/** Stores the cart without the products that the shop no longer has, and names those. Throws `ApiError`. */
export async function replaceCart(
  wanted: CartEntry[],
  stored: Cart,
  nameOf: (productId: string) => string,
): Promise<{ priced: Cart; gone: string[] }> {
  const dead = new Map(
    stored.lines
      .filter(({ problem }) => problem?.code === 'no_longer_sold')
      .map(({ productId, name }) => [productId, name]),
  )
  const lines = wanted.filter(({ productId }) => !dead.has(productId))
  // What the owner has taken out needs no word.
  const left = wanted.flatMap(({ productId }) => dead.get(productId) ?? [])
  try {
    return { priced: await api.call('replaceCart', { body: { lines } }), gone: left }
  } catch (error) {
    const rejected = rejectedLines(error)
    if (rejected.size === 0) throw error
    const priced = await api.call('replaceCart', {
      body: { lines: lines.filter((_, index) => !rejected.has(index)) },
    })
    const names = lines.filter((_, index) => rejected.has(index)).map(({ productId }) => nameOf(productId))
    return { priced, gone: [...left, ...names] }
  }
}
