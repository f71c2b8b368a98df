import type { ResponseOf } from '@wood-master/contract/calls'
import { totalPrice } from '@wood-master/contract/money'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'

type Product = ResponseOf<'getProduct'>

export interface Purchase {
  product: Product
  quantity: number
  email: string
  currency: string
}

/** Lowers the stock and holds the units; answers the hold's id. Throws `ApiError`. */
async function holdStock({ product, quantity }: Purchase): Promise<string | undefined> {
  const { modifiedCount, holdId } = await api.call('changeStock', {
    params: { id: product._id },
    body: { availableQuantity: product.availableQuantity - quantity, quantity },
  })
  return modifiedCount === 1 ? holdId : undefined
}

/** The hold that waits for its order, so that a second try after a broken connection holds nothing twice. */
let waiting: { key: string; holdId: string } | undefined

/**
 * Holds the units, then turns the hold into an order; answers the order's id, or nothing when the stock was not
 * changed. Throws `ApiError`.
 */
export async function placeOrder(purchase: Purchase): Promise<string | undefined> {
  const { product, quantity, email, currency } = purchase
  const key = `${email} ${product._id} ${quantity} ${product.price}`
  const holdId = waiting?.key === key ? waiting.holdId : await holdStock(purchase)
  if (!holdId) return undefined
  waiting = { key, holdId }
  try {
    const { insertedId } = await api.call('placeOrder', {
      body: {
        email,
        price: totalPrice(product.price, quantity, currency),
        quantity,
        productName: product.name,
        img: product.img,
        paymentStatus: false,
        holdId,
      },
    })
    waiting = undefined
    return insertedId
  } catch (error) {
    // Only a call that may not have arrived is worth repeating with the same hold.
    if (!isWorthRepeating(error)) waiting = undefined
    throw error
  }
}

function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'offline' || error.code === 'busy' || error.status >= 500)
  )
}
