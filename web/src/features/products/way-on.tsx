import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import { messages } from './messages.ts'
import { RelatedProducts } from './related-products.tsx'
import type { someTools } from './some-tools.ts'

/** A few products under what would be a dead end; it neither waits for them nor fails with them. */
export function WayOn({ tools }: { tools: PageQuery<Awaited<ReturnType<typeof someTools>>> }) {
  const { data } = usePageQuery(tools)
  return data && <RelatedProducts title={messages.nearTitle} {...data} />
}
