import assert from 'node:assert/strict'
import type { Api } from '../../testing/start-api.ts'

/** The stock of a product, after proving that the ledger says the same. */
export async function stockOf(api: Api, productId: string): Promise<number> {
  const product = await api.shop.products.find(productId)
  const movements = await api.db.collection('movements').where('productId', '==', productId).get()
  const sum = movements.docs.reduce((total, movement) => total + Number(movement.get('delta')), 0)
  assert.equal(sum, product?.availableQuantity, 'the movements add up to the stock')
  return sum
}
