import { AggregateField } from 'firebase-admin/firestore'
import type { Collections } from '../../functions/src/data/collections.ts'

/** A product whose stock is not what its movements add up to, in pieces. */
export interface WrongStock {
  id: string
  name: string
  availableQuantity: number
  /** The sum of the initial stock and all movements since. */
  ledger: number
}

const productsAtOnce = 20

/** Compares every product's stock with the sum of its movements, the first of which is its initial stock. */
export async function auditStock({
  products,
  stockMovements,
}: Pick<Collections, 'products' | 'stockMovements'>): Promise<{ products: number; wrong: WrongStock[] }> {
  const { docs } = await products.get()
  const check = async (document: (typeof docs)[number]) => {
    const { id, name, availableQuantity } = document.data()
    const lines = stockMovements.where('productId', '==', id)
    const sum = await lines.aggregate({ ledger: AggregateField.sum('delta') }).get()
    return { id, name, availableQuantity, ledger: sum.data().ledger }
  }
  const wrong: WrongStock[] = []
  for (let from = 0; from < docs.length; from += productsAtOnce) {
    const checked = await Promise.all(docs.slice(from, from + productsAtOnce).map(check))
    wrong.push(...checked.filter(({ ledger, availableQuantity }) => ledger !== availableQuantity))
  }
  return { products: docs.length, wrong }
}

export function sentenceAbout({ id, name, availableQuantity, ledger }: WrongStock): string {
  return `${name} (${id}): ${availableQuantity} in stock, but its movements add up to ${ledger}.`
}
