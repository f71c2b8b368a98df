import { AggregateField } from 'firebase-admin/firestore'
import type { Collections } from '../../functions/src/data/collections.ts'
import { withStockOfNow } from '../../functions/src/data/stock-lanes.ts'
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
  const { docs } = await collections.products.get()
  const wrong: string[] = []
  for (let from = 0; from < docs.length; from += productsAtOnce) {
    const some = await withStockOfNow(
      collections,
      docs.slice(from, from + productsAtOnce).map((document) => document.data()),
    )
    const found = await Promise.all(
      some.flatMap((product) => [wrongStock(collections, product), wrongPromises(collections, product, now)]),
    )
    wrong.push(...found.flat())
  }
  return { products: docs.length, wrong }
}

async function wrongStock({ stockMovements }: Audited, { id, name, availableQuantity }: Product) {
  const lines = stockMovements.where('productId', '==', id)
  const { ledger } = (await lines.aggregate({ ledger: AggregateField.sum('delta') }).get()).data()
  return ledger === availableQuantity
    ? []
    : [`${name} (${id}): ${availableQuantity} in stock, but its movements add up to ${ledger}.`]
}

/** By source, how many pieces the product says are promised of it and its orders do not wait for, or the other way round. */
async function wrongPromises({ orders }: Audited, { id, name, supply, promised }: Product, now: Date) {
  if (!promised && (!supply || supply.kind === 'stock')) return []
  const awaited: Record<string, number> = {}
  for (const order of (await orders.where('productIds', 'array-contains', id).get()).docs) {
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
