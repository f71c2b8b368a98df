import * as m from '../../texts/product-import.ts'
import { skuKey } from '../catalog/product.ts'
import type { ProductRepository } from '../catalog/product-store.ts'
import { errors, ShopError } from '../errors.ts'
import type { Page, PageRequest } from '../stores.ts'
import { dryRun, type FileRow } from './dry-run.ts'
import { type ImportChunk, type ImportRow, type ProductImport, rowsBeside } from './product-import.ts'
import type { ProductSettings } from './row-products.ts'

export interface ChunkPlace {
  importId: string
  chunk: string
}

/** Imports of products with their rows. Each method that writes is one transaction. */
export interface ImportStore {
  /** Stores a new import; one with its id that is there already stays. Throws `key_reused`. */
  add(found: ProductImport): Promise<void>
  list(request: PageRequest): Promise<Page<ProductImport>>
  find(id: string): Promise<ProductImport | undefined>
  findChunk(place: ChunkPlace): Promise<ImportChunk | undefined>
  /** Keeps the rows of a chunk that is not applied yet, and returns it; the rule throws where it takes no more. Throws `not_found`. */
  keepRows(place: ChunkPlace, rows: ImportRow[], rule: (found: ProductImport) => void): Promise<ImportChunk>
  /** Moves the rows with the products as they are then. Returns the chunk as it stands. Throws `not_found` and what `assertMovable` throws. */
  moveChunk(place: ChunkPlace, move: ChunkMove): Promise<ImportChunk>
}

export interface ChunkMove extends ProductSettings {
  to: 'applied' | 'undone'
  byUid: string
  now: Date
}

interface Ports {
  imports: ImportStore
  knownProducts: ProductRepository
  settings: ProductSettings
}

/** Bytes of rows with the texts that they change; what is noted of rows that are left out fits beside them into a document of 1 MiB. */
const mostBytes = 960 * 1024

/** Says what the rows would do and keeps that to be applied. Throws `not_found`, `import_closed`, `invalid_request` or `busy`. */
export async function dryRunChunk(
  shop: Ports & { newId: () => string },
  place: ChunkPlace,
  rows: readonly FileRow[],
  now: Date,
): Promise<ImportChunk> {
  const found = await shop.imports.find(place.importId)
  if (!found) throw errors.noSuchImport()
  const skus = rows.map(({ cells }) => skuKey(cells.sku?.trim() ?? ''))
  const known = await shop.knownProducts.findBySku(new Set(skus))
  const { currency, imageOrigins } = shop.settings
  const { setStock } = found
  const outcome = dryRun(rows, { known, setStock, currency, imageOrigins, now, newId: shop.newId })
  if (Buffer.byteLength(JSON.stringify(outcome)) > mostBytes) throw tooMuchText()
  return shop.imports.keepRows(place, outcome, (current) => {
    if (isUndone(current)) throw closed()
    if (rowsBeside(current.chunks, place.chunk) + rows.length > current.rows) throw tooMany()
  })
}

/** Throws `import_closed` where a chunk can be neither applied nor undone. */
export function assertMovable(current: ProductImport, { state }: ImportChunk, to: ChunkMove['to']): void {
  if (to === 'applied' && isUndone(current)) throw closed()
  if (to === 'undone' && state === 'rehearsed') throw new ShopError('import_closed', m.partNotApplied())
}

const isUndone = ({ chunks }: ProductImport) => Object.values(chunks).some(({ state }) => state === 'undone')

const closed = () => new ShopError('import_closed', m.importUndone())
const tooMuchText = () => new ShopError('invalid_request', m.tooMuchText())
const tooMany = () => new ShopError('invalid_request', m.tooManyRows())
