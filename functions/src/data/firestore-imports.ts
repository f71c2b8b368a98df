import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import type { Product } from '../domain/catalog/product.ts'
import { errors } from '../domain/errors.ts'
import { appliedRows, undoneRows } from '../domain/product-import/apply-chunk.ts'
import { assertMovable, type ChunkPlace, type ImportStore } from '../domain/product-import/import-products.ts'
import {
  type ImportChunk,
  type ImportRow,
  type ProductImport,
  summaryOf,
} from '../domain/product-import/product-import.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'
import { read, readEach, readIn } from './converter.ts'
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
        if (!isDone(await readIn(transaction, place), found)) transaction.create(place, found)
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

    moveChunk: (place, { to, byUid, now, ...settings }) =>
      transact(db, async (transaction) => {
        const { current, chunk } = await readBoth(transaction, place)
        if (!chunk) throw errors.noSuchImport()
        if (chunk.state === to) return chunk
        assertMovable(current, chunk, to)
        const ids = chunk.rows.flatMap(({ productId }) => productId ?? [])
        const products = await readProducts(transaction, collections, ids)
        const skus = await readSkusOf(transaction, collections, chunk.rows, products)
        const isFree = ({ productId = '' }: ImportRow) => skus.get(productId)?.isFree !== false
        const move = to === 'applied' ? appliedRows : undoneRows
        const { rows, moves } = move(chunk.rows, { products, isFree }, { ...settings, now })
        const movements: StockMovement[] = []
        for (const { before, after, delta } of moves) {
          if (before && after) {
            const id = `${chunkPlace(place).id}-${after.id}-${to}`
            writeChanges(transaction, collections, { before, after, id: `${id}-changed`, by: byUid, now })
            transaction.set(collections.products.doc(after.id), after)
            const movement = { productId: after.id, kind: 'admin_set', delta, uid: byUid, at: now } as const
            if (delta !== 0) movements.push({ id, ...movement })
          } else if (after) writeNewProduct(transaction, collections, after, byUid)
          else if (before) writeRemovedProduct(transaction, collections, before)
          skus.get((after ?? before)?.id ?? '')?.keep(after?.sku)
        }
        const stocked = byId(moves.map(({ before, after }) => before && after))
        // Which stocks are low now is no news to the admin who has just set them.
        moveStock(transaction, collections, stocked, movements)
        const moved = { state: to, rows }
        writeBoth(transaction, current, place, moved)
        return moved
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
