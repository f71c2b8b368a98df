import { toMinor } from '@wood-master/contract/money'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { seedFile } from './files.ts'

/** Units that the orders of the seed take out of stock for good. */
function unitsSold(productId: string): number {
  return seedFile('orders')
    .filter((order) => order.product === productId && order.state !== 'expired' && !order.restock)
    .reduce((sum, order) => sum + order.quantity, 0)
}

/** Adds every product with the stock that it has today, plus what the orders will take. */
export async function seedProducts(shop: Shop): Promise<void> {
  for (const {
    _id,
    price,
    createdAt,
    name,
    minQuantity,
    description,
    img,
    views,
    availableQuantity,
  } of seedFile('products')) {
    const added = await shop.products.add({
      id: _id,
      name,
      unitPrice: toMinor(price, shop.settings.currency),
      minQuantity,
      availableQuantity: availableQuantity + unitsSold(_id),
      description,
      img,
      views,
      createdAt: new Date(createdAt),
    })
    if (!added) throw new Error(`Two products of the seed have the id ${_id}.`)
  }
}
