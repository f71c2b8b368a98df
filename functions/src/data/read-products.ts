import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { Collections } from './collections.ts'

/** Products by id, read inside a transaction in one request and always in the same order; those that left the shop are absent. */
export async function readProducts(
  transaction: Transaction,
  { products }: Pick<Collections, 'products'>,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const places = [...new Set(ids)].toSorted().map((id) => products.doc(id))
  if (places.length === 0) return new Map()
  const found = await transaction.getAll(...places)
  return byId(found.map((document) => document.data() as Product | undefined))
}

/** Products by id, read in one request; those that left the shop are absent. */
export async function findProducts(
  db: Firestore,
  { products }: Pick<Collections, 'products'>,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const places = [...new Set(ids)].map((id) => products.doc(id))
  if (places.length === 0) return new Map()
  const found = await db.getAll(...places)
  return byId(found.map((document) => document.data() as Product | undefined))
}

/** Products by id, without those that were not found. */
export function byId(found: readonly (Product | undefined)[]): Map<string, Product> {
  return new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])))
}
