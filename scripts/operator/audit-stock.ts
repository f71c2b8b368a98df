import { AggregateField, type Transaction } from 'firebase-admin/firestore'
import type { Collections } from '../../functions/src/data/collections.ts'
import { readIds, readIn } from '../../functions/src/data/converter.ts'
import { unitsInLanes } from '../../functions/src/data/stock-lanes.ts'
import type { Product } from '../../functions/src/domain/catalog/product.ts'
import { isOver } from '../../functions/src/domain/catalog/supply.ts'

type Audited = Pick<Collections, 'products' | 'stockMovements' | 'orders'>

const productsAtOnce = 20

/**
 * Compares every product's stock with the sum of its movements, the first of which is its initial stock, and what it
 * promises of what is to come with what its orders wait for. Answers a sentence for each difference.
 */
export async function auditStock(
  collections: Audited,
  now: Date,
): Promise<{ products: number; wrong: string[] }> {
  const ids = await readIds(collections.products)
  const wrong: string[] = []
  for (let from = 0; from < ids.length; from += productsAtOnce) {
    const some = ids.slice(from, from + productsAtOnce)
    const found = await Promise.all(some.map((id) => differences(collections, id, now)))
    wrong.push(...found.flat())
  }
  return { products: ids.length, wrong }
}

/** All read as of one moment, because the shop goes on selling. */
const differences = (collections: Audited, id: string, now: Date) =>
  collections.products.firestore.runTransaction(
    async (transaction) => {
      const product = await readIn(transaction, collections.products.doc(id))
      if (!product) return []
      const found = [wrongStock, wrongPromises].map((wrong) => wrong(transaction, collections, product, now))
      return (await Promise.all(found)).flat()
    },
    { readOnly: true },
  )

async function wrongStock(transaction: Transaction, { products, stockMovements }: Audited, product: Product) {
  const { id, name, lanes, availableQuantity } = product
  const inStock = lanes
    ? (await transaction.get(unitsInLanes(products.doc(id)))).data().units
    : availableQuantity
  const lines = stockMovements.where('productId', '==', id)
  const sum = lines.aggregate({ ledger: AggregateField.sum('delta') })
  const { ledger } = (await transaction.get(sum)).data()
  return ledger === inStock
    ? []
    : [`${name} (${id}): ${inStock} in stock, but its movements add up to ${ledger}.`]
}

/** By source, how many pieces the product says are promised of it and its orders do not wait for, or the other way round. */
async function wrongPromises(
  transaction: Transaction,
  { orders }: Audited,
  { id, name, supply, promised }: Product,
  now: Date,
) {
  if (!promised && (!supply || supply.kind === 'stock')) return []
  const awaited: Record<string, number> = {}
  for (const order of (await transaction.get(orders.where('productIds', 'array-contains', id))).docs) {
    const line = order.data().lines.find(({ productId }) => productId === id)
    for (const { source, quantity } of line?.awaited ?? [])
      awaited[source] = (awaited[source] ?? 0) + quantity
  }
  const sources = Object.keys({ ...promised, ...awaited }).filter((source) => !isOver(source, now))
  return sources.flatMap((source) => {
    const [said, waiting] = [promised?.[source] ?? 0, awaited[source] ?? 0]
    return said === waiting
      ? []
      : [`${name} (${id}): ${said} promised of ${source}, but its orders wait for ${waiting}.`]
  })
}
