import { placeOrder } from '../../functions/src/domain/orders/place-order.ts'
import { applySettling } from '../../functions/src/domain/payments/settle-payment.ts'
import { holdStock } from '../../functions/src/domain/stock/hold-stock.ts'
import { aProduct } from '../../functions/testing/factories.ts'
import type { Api } from '../../functions/testing/start-api.ts'

const buyersAtOnce = 10
const unitPrice = 1250

/** Places and pays so many orders, each by a buyer of its own, as the API's use cases do it. */
export async function paidOrders(api: Api, count: number): Promise<void> {
  const { shop } = api
  // A product for each buyer at once: this is about mail, and not about waiting for stock.
  const products = await Promise.all(
    Array.from({ length: buyersAtOnce }, () => aProduct(api, { availableQuantity: 10_000, unitPrice })),
  )
  const numbers = Array.from({ length: count }, (_, index) => index)
  const buyer = async (productId: string) => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const orderId = `order-${number}`
      const uid = `buyer-${number}`
      const email = `${uid}@wood-master.test`
      const now = shop.now()
      await holdStock(shop, productId, { holdId: orderId, uid, quantity: 1, remaining: 0, now })
      const request = { uid, email, holdId: orderId, quantity: 1, total: unitPrice, now }
      await placeOrder(shop, { ...request, productName: 'Oak dowels', img: dowels })
      const intent = { id: `pi_${number}`, status: 'succeeded', amount: unitPrice, currency: 'usd' } as const
      await applySettling(shop, {
        intent: { ...intent, orderId, uid, refunded: 0, createdAt: now },
        orderId,
        now,
      })
    }
  }
  await Promise.all(products.map(buyer))
}

const dowels = 'https://images.wood-master.test/dowels.jpg'
