import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import { errors } from '../domain/errors.ts'
import type { ChunkPlace, ImportStore } from '../domain/product-import/import-products.ts'
import {
  type ImportChunk,
  type ImportRow,
  type ProductImport,
  summaryOf,
} from '../domain/product-import/product-import.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'
import { read, readEach } from './converter.ts'
import { newestOf } from './list-page.ts'
import {
  byId,
  type ReadSkus,
  readProducts,
  readSkus,
  writeChanges,
  writeNewProduct,
  writeRemovedProduct,
} from './product-documents.ts'
import { moveStock } from './stock-ledger.ts'
import { transact } from './transact.ts'

export function firestoreImports(db: Firestore, collections: Collections): ImportStore {
  const { productImports, productImportChunks } = collections
  const chunkPlace = ({ importId, chunk }: ChunkPlace) => productImportChunks.doc(`${importId}-${chunk}`)

  async function readBoth(transaction: Transaction, place: ChunkPlace) {
    const places = [productImports.doc(place.importId), chunkPlace(place)] as const
    const [current, chunk] = await readEach(transaction, ...places)
    if (!current) throw errors.noSuchImport()
    return { current, chunk }
  }

  function writeBoth(
    transaction: Transaction,
    current: ProductImport,
    place: ChunkPlace,
    chunk: ImportChunk,
  ) {
    const { createdAt } = current
    transaction.set(chunkPlace(place), { ...chunk, id: chunkPlace(place).id, createdAt })
    const chunks = { ...current.chunks, [place.chunk]: summaryOf(chunk) }
    transaction.set(productImports.doc(current.id), { ...current, chunks })
  }

  return {
    async add(found) {
      await transact(db, async (transaction) => {
        const place = productImports.doc(found.id)
        if (!(await transaction.get(place)).exists) transaction.create(place, found)
      })
    },

    list: (request) => newestOf(productImports, request),

    find: (id) => read(productImports.doc(id)),

    findChunk: (place) => read(chunkPlace(place)),

    keepRows: (place, rows, rule) =>
      transact(db, async (transaction) => {
        const { current, chunk } = await readBoth(transaction, place)
        if (chunk && chunk.state !== 'rehearsed') return chunk
        rule(current)
        const kept: ImportChunk = { state: 'rehearsed', rows }
        writeBoth(transaction, current, place, kept)
        return kept
      }),

    moveChunk: (place, { byUid, now }, rule) =>
      transact(db, async (transaction) => {
        const { current, chunk } = await readBoth(transaction, place)
        if (!chunk) throw errors.noSuchImport()
        const asked = rule(current, chunk)
        if (!asked) return chunk
        const { to, move } = asked
        const ids = chunk.rows.flatMap(({ productId }) => productId ?? [])
        const products = await readProducts(transaction, collections, ids)
        const skus = await readSkusOf(transaction, collections, chunk.rows, products)
        const moved = move({
          products,
          isFree: ({ productId = '' }) => skus.get(productId)?.isFree !== false,
        })
        const movements: StockMovement[] = []
        for (const { row, product, delta } of moved.put) {
          const id = `${place.importId}-${row}-${to}`
          const before = products.get(product.id)
          const record = { after: product, id: `${id}-changed`, by: byUid, now }
          if (before) writeChanges(transaction, collections, { before, ...record })
          transaction.set(collections.products.doc(product.id), product)
          skus.get(product.id)?.keep(product.sku)
          const movement = { productId: product.id, kind: 'admin_set', delta, uid: byUid, at: now } as const
          if (delta !== 0) movements.push({ id, ...movement })
        }
        // Which stocks are low now is no news to the admin who has just set them.
        moveStock(transaction, collections, byId(moved.put.map(({ product }) => product)), movements)
        for (const product of moved.added) {
          writeNewProduct(transaction, collections, product, byUid)
          skus.get(product.id)?.keep(product.sku)
        }
        for (const product of moved.removed) {
          writeRemovedProduct(transaction, collections, product)
          skus.get(product.id)?.keep()
        }
        const after = { state: to, rows: moved.rows }
        writeBoth(transaction, current, place, after)
        return after
      }),
  }
}

/** By product. */
async function readSkusOf(
  transaction: Transaction,
  collections: Collections,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, Product>,
): Promise<Map<string, ReadSkus>> {
  const found = rows.map(async ({ sku, productId }): Promise<[string, ReadSkus][]> => {
    if (productId === undefined) return []
    const before = products.get(productId)?.sku
    const known = { id: productId, sku: before }
    return [[productId, await readSkus(transaction, collections, known, [before ?? sku])]]
  })
  return new Map((await Promise.all(found)).flat())
}
