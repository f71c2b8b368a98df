import { useEffect, useState } from 'react'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Product } from '#lib/api/products.ts'

const isGoneFor = (error: unknown) => error instanceof ApiError && [404, 410].includes(error.status)

/** The product as rendered, then as it is now: the document may be a minute old. */
export function useCurrentProduct(rendered: Product): { product: Product; isGone: boolean } {
  const [product, setProduct] = useState(rendered)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const asked = { params: { id: rendered._id }, signal: leaving.signal }
    api.call('getCatalogProduct', asked).then(setProduct, (error: unknown) => {
      if (isGoneFor(error)) setGone(true)
    })
    return () => leaving.abort()
  }, [rendered._id])
  return { product, isGone }
}
