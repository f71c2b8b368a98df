import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import { useRef } from 'react'
import { api } from '#lib/api/api.ts'
import { isUnsettled } from '#lib/api/api-error.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import type { Product } from '#lib/api/products.ts'

export interface Purchase {
  product: Product
  quantity: number
  email: string
  currency: string
}

/** Holds the units, then orders them; resolves with the order's id, or nothing when the stock did not change. Throws `ApiError`. */
export function usePlaceOrder(): (purchase: Purchase) => Promise<string | undefined> {
  const pendingHold = useRef<{ purchase: string; holdId: string }>(undefined)
  return async ({ product, quantity, email, currency }) => {
    const price = listedLinePrice(product, quantity, currency)
    const key = `${email} ${product._id} ${quantity} ${price}`
    let holdId = pendingHold.current?.purchase === key ? pendingHold.current.holdId : undefined
    if (!holdId) {
      const params = { id: product._id }
      const body = { availableQuantity: product.availableQuantity - quantity, quantity, price }
      const held = await api.call('changeStock', { params, body })
      if (held.modifiedCount !== 1 || !held.holdId) return undefined
      holdId = held.holdId
    }
    pendingHold.current = { purchase: key, holdId }
    try {
      // Its id is the hold's own, however often this is repeated.
      const { insertedId } = await api.call('placeOrder', {
        body: {
          email,
          price,
          quantity,
          productName: product.name,
          img: product.img,
          paymentStatus: false,
          holdId,
          acceptedTerms: await termsVersion(),
        },
      })
      pendingHold.current = undefined
      return insertedId
    } catch (error) {
      // Repeating it with the same hold makes no sense then.
      if (!isUnsettled(error)) pendingHold.current = undefined
      throw error
    }
  }
}
