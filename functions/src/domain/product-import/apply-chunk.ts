import { limits } from '@wood-master/contract/limits'
import { cellsOf, productColumns } from '@wood-master/contract/product-columns'
import * as m from '../../texts/product-import.ts'
import type { Product } from '../catalog/product.ts'
import { assertNotAwaited } from '../catalog/product-rules.ts'
import { ShopError } from '../errors.ts'
import type { CellChange, ImportRow } from './product-import.ts'
import { readCells } from './read-cells.ts'
import { changedProductOf, newProductOf, type ProductSettings, problemOf, toRow } from './row-products.ts'

export interface FoundForRows {
  /** By id. */
  products: ReadonlyMap<string, Product>
  /** False for a SKU that another product has. */
  isFree: (row: ImportRow) => boolean
}

interface MoveContext extends ProductSettings {
  now: Date
}

/** What becomes of a product: nothing was before where it is added, nothing is after where it leaves the shop. */
interface ProductMove {
  before?: Product
  after?: Product
  /** Units by which its stock moves. */
  delta: number
}

interface MovedRows {
  rows: ImportRow[]
  moves: ProductMove[]
}

type Effect = ProductMove | { problem: string }

/** Applies what was rehearsed to the products as they are by now; rows that no longer fit are left out with the reason. */
export function appliedRows(rows: readonly ImportRow[], found: FoundForRows, context: MoveContext) {
  return moved(
    rows,
    (row) => effectOf(row, found, context),
    (row, notApplied) => ({ ...row, notApplied }),
  )
}

/** Puts back what the rows changed; those whose product has changed since are left out with the reason. */
export function undoneRows(rows: readonly ImportRow[], found: FoundForRows, context: MoveContext): MovedRows {
  const effect = (row: ImportRow) =>
    row.notApplied === undefined ? undoingOf(row, found, context) : undefined
  return moved(rows, effect, (row, notUndone) => ({ ...row, notUndone }))
}

function moved(
  rows: readonly ImportRow[],
  effectFor: (row: ImportRow) => Effect | undefined,
  leftOut: (row: ImportRow, problem: string) => ImportRow,
): MovedRows {
  const result: MovedRows = { rows: [], moves: [] }
  for (const row of rows) {
    const effect = row.outcome === 'new' || row.outcome === 'changed' ? effectFor(row) : undefined
    result.rows.push(effect && 'problem' in effect ? leftOut(row, effect.problem) : row)
    if (effect && 'delta' in effect) result.moves.push(effect)
  }
  return result
}

function effectOf(row: ImportRow, found: FoundForRows, context: MoveContext): Effect {
  if (!found.isFree(row)) return { problem: m.skuTaken() }
  const product = row.productId === undefined ? undefined : found.products.get(row.productId)
  try {
    if (row.outcome === 'new') {
      const read = readCells(textsOf(row.changes, 'to'), context.currency)
      if ('problem' in read) return read
      return { after: newProductOf(read.values, { id: row.productId ?? '', ...context }), delta: 0 }
    }
    if (!product) return { problem: m.productLeft() }
    return movedProduct(product, row.changes, 'to', context)
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function undoingOf(row: ImportRow, found: FoundForRows, context: MoveContext): Effect {
  const product = row.productId === undefined ? undefined : found.products.get(row.productId)
  if (!product) return { problem: m.productLeftSince() }
  try {
    if (row.outcome === 'changed') return movedProduct(product, row.changes, 'from', context)
    const now = cellsOf(toRow(product, context.currency))
    const other = row.changes.find(({ column, to }) => now[column] !== to)
    if (!other) {
      assertNotAwaited(product)
      return { before: product, delta: 0 }
    }
    if (other.column === 'availableQuantity') return { problem: m.stockMoved() }
    return { problem: m.changedSince({ column: productColumns[other.column] }) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** The product with the cells moved from the other text to this one; stock moves by the difference. Throws `invalid_request`. */
function movedProduct(
  product: Product,
  changes: readonly CellChange[],
  to: 'from' | 'to',
  { currency, imageOrigins, now: at }: MoveContext,
): ProductMove {
  const from = to === 'to' ? 'from' : 'to'
  const now = cellsOf(toRow(product, currency))
  const others = changes.filter(({ column }) => column !== 'availableQuantity')
  const changed = others.find((change) => now[change.column] !== change[from])
  if (changed) throw conflict(m.changedMeanwhile({ column: productColumns[changed.column] }))
  const stock = changes.find(({ column }) => column === 'availableQuantity')
  const delta = stock ? Number(stock[to]) - Number(stock[from]) : 0
  const stockAfter = product.availableQuantity + delta
  if (stockAfter < 0) throw conflict(m.tooFewUnitsLeft({ availableQuantity: product.availableQuantity }))
  if (stockAfter > limits.maxQuantity) throw conflict(m.stockTooHigh())
  const read = readCells(textsOf(others, to), currency)
  if ('problem' in read) throw conflict(read.problem)
  const after = changedProductOf(product, read.values, { currency, imageOrigins, stockAfter, now: at })
  return { before: product, after, delta }
}

const conflict = (message: string) => new ShopError('invalid_request', message)

function textsOf(changes: readonly CellChange[], side: 'from' | 'to') {
  return Object.fromEntries(changes.map((change) => [change.column, change[side]]))
}
