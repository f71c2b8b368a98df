import type { ProductSearch } from '../catalog/product-search.ts'
import { skuKey } from '../catalog/sku-rules.ts'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import type { ChunkPlace, ImportStore } from './import-store.ts'
import { appliedRows, undoneRows } from './move-chunk.ts'
import { type ImportChunk, type ProductImport, rowsBeside } from './product-import.ts'
import { type FileRow, rehearsed } from './rehearse.ts'
import type { ProductSettings } from './row-products.ts'

interface Ports {
  imports: ImportStore
  search: ProductSearch
  settings: ProductSettings
}

/** Says what the rows would do and keeps that to be applied. Throws `not_found`, `import_closed`, `invalid_request` or `busy`. */
export async function rehearseChunk(
  shop: Ports & { newId: () => string },
  place: ChunkPlace,
  rows: readonly FileRow[],
  now: Date,
): Promise<ImportChunk> {
  const found = await shop.imports.find(place.importId)
  if (!found || !/^(0|[1-9]\d{0,2})$/.test(place.chunk)) throw errors.noSuchImport()
  const skus = rows.map(({ cells }) => skuKey(cells.sku?.trim() ?? ''))
  const known = await shop.search.bySku(new Set(skus))
  const { currency, imageOrigins } = shop.settings
  const { setStock } = found
  const outcome = rehearsed(rows, { known, setStock, currency, imageOrigins, now, newId: shop.newId })
  return shop.imports.keepRows(place, outcome, (current) => {
    if (isUndone(current)) throw closed()
    if (rowsBeside(current.chunks, place.chunk) + rows.length > current.rows) throw tooMany()
  })
}

/**
 * Applies a rehearsed chunk or undoes an applied one; a repeat changes nothing more. Throws `not_found`, `busy`, or
 * `import_closed` for applying what is being undone and for undoing what was never applied.
 */
export function moveChunk(
  shop: Pick<Ports, 'imports' | 'settings'>,
  place: ChunkPlace,
  to: 'applied' | 'undone',
  { byUid, now }: { byUid: string; now: Date },
): Promise<ImportChunk> {
  const { currency, imageOrigins } = shop.settings
  const context = { currency, imageOrigins, now }
  return shop.imports.moveChunk(place, { byUid, now }, (current, { state, rows }) => {
    if (state === to) return undefined
    if (to === 'applied') {
      if (isUndone(current)) throw closed()
      return { to, move: (found) => appliedRows(rows, found, context) }
    }
    if (state === 'rehearsed') throw notApplied()
    return { to, move: (found) => undoneRows(rows, found, context) }
  })
}

const isUndone = ({ chunks }: ProductImport) => Object.values(chunks).some(({ state }) => state === 'undone')

const closed = () => new ShopError('import_closed', 'This import has been undone. Please start a new one.')
const notApplied = () =>
  new ShopError('import_closed', 'This part of the import was never applied: there is nothing to undo.')
const tooMany = () =>
  new ShopError('invalid_request', 'These are more rows than the import was started with.')
