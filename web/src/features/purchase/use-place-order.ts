import { listedLinePrice } from '@wood-master/contract/major-unit-prices'
import { useRef } from 'react'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import type { Product } from '#lib/api/products.ts'

export interface Purchase {
  product: Product
  quantity: number
  email: string
  currency: string
}

/** Turns a hold into an order; returns the order's id, which is the hold's own however often this is repeated. */
async function orderHeld({ product, quantity, email, currency }: Purchase, holdId: string): Promise<string> {
  const { insertedId } = await api.call('placeOrder', {
    body: {
      email,
      price: listedLinePrice(product, quantity, currency),
      quantity,
      productName: product.name,
      img: product.img,
      paymentStatus: false,
      holdId,
      acceptedTerms: await termsVersion(),
    },
  })
  return insertedId
}

/** Whether the call may not have arrived, so that repeating it with the same hold makes sense. */
function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'offline' || error.code === 'busy' || error.status >= 500)
  )
}

/** Holds the units, then orders them; resolves with the order's id, or nothing when the stock did not change. Throws `ApiError`. */
export function usePlaceOrder(): (purchase: Purchase) => Promise<string | undefined> {
  const pendingHold = useRef<{ purchase: string; holdId: string }>(undefined)
  return async (purchase) => {
    const { product, quantity, email, currency } = purchase
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
      const orderId = await orderHeld(purchase, holdId)
      pendingHold.current = undefined
      return orderId
    } catch (error) {
      if (!isWorthRepeating(error)) pendingHold.current = undefined
      throw error
    }
  }
}
