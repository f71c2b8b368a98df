import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import { messages } from './messages.ts'
import { RelatedProducts } from './related-products.tsx'
import type { someTools } from './some-tools.ts'

/** A few products under what would be a dead end; it neither waits for them nor fails with them. */
export function WayOn({ tools }: { tools: ReturnType<typeof someTools> }) {
  return (
    <Suspense>
      <Await resolve={tools} errorElement={null}>
        {({ products, currency }) => (
          <RelatedProducts title={messages.nearTitle} products={products} currency={currency} />
        )}
      </Await>
    </Suspense>
  )
}
