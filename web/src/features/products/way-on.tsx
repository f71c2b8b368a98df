import { api } from '#lib/api/api.ts'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/products.ts'
import { RelatedProducts } from './related-products.tsx'

/** A few products under what would be a dead end; it neither waits for them nor fails with them. */
export function WayOn({ tools }: { tools: PageQuery<Awaited<ReturnType<typeof someTools>>> }) {
  const { data } = usePageQuery(tools)
  return data && <RelatedProducts title={m.nearTitle()} {...data} />
}

// Fills rows of two and of four.
const shown = 4

/** The newest products, for pages that would be a dead end without them. Throws `ApiError`. */
export async function someTools(signal?: AbortSignal) {
  const [{ items }, currency] = await Promise.all([
    api.list('listProducts', { query: { limit: shown }, signal }),
    shopCurrency(),
  ])
  return { products: items, currency }
}
