import { useEffect, useReducer, useState } from 'react'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'
import { whenShownAgain } from '#lib/browser/shown-again.ts'

const isGoneFor = (error: unknown) => error instanceof ApiError && [404, 410].includes(error.status)

/** The product as rendered, then as it is now: the document may be a minute old, and much older when it is shown again. */
export function useCurrentProduct(rendered: Product) {
  const [now, setNow] = useState({ product: rendered, isGone: false })
  const [asked, askAgain] = useReducer((before: number) => before + 1, 0)
  useEffect(() => whenShownAgain(askAgain), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked again is the reason to load again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    api.call('getCatalogProduct', { params: { id: rendered._id }, signal }).then(
      (product) => setNow({ product, isGone: false }),
      (error: unknown) => isGoneFor(error) && setNow(({ product }) => ({ product, isGone: true })),
    )
    return () => leaving.abort()
  }, [rendered._id, asked])
  return { ...now, askAgain }
}
