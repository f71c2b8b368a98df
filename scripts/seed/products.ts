import { toMinor } from '@wood-master/contract/money'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { cartOrders } from './cart-orders.ts'
import { seedFile } from './files.ts'

/** Units that the orders of the seed take out of stock for good. */
function unitsSold(productId: string): number {
  const single = seedFile('orders').filter(({ state, restock }) => state !== 'expired' && !restock)
  const quantities = [
    ...single.filter(({ product }) => product === productId).map(({ quantity }) => quantity),
    ...cartOrders.map(({ lines }) => lines[productId] ?? 0),
  ]
  return quantities.reduce((sum, quantity) => sum + quantity, 0)
}

/** Adds every product with the stock that it has today, plus what the orders will take. */
export async function seedProducts(shop: Shop): Promise<void> {
  const minor = (price: number) => toMinor(price, shop.settings.currency)
  for (const { _id, price, priceBreaks, createdAt, ...said } of seedFile('products')) {
    const product = {
      ...said,
      images: said.images ?? [said.img],
      id: _id,
      unitPrice: minor(price),
      priceBreaks: priceBreaks.map((step) => ({
        minQuantity: step.minQuantity,
        unitPrice: minor(step.price),
      })),
      availableQuantity: said.availableQuantity + unitsSold(_id),
      createdAt: new Date(createdAt),
    }
    if (!(await shop.products.add(product, { skus: [product.sku] })))
      throw new Error(`Two products of the seed have the id ${_id}.`)
  }
}
