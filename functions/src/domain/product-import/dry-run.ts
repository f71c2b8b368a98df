import {
  cellOf,
  cellsOf,
  columnNames,
  type ListedProduct,
  type ProductColumn,
  productColumns,
} from '@wood-master/contract/product-columns'
import type { ImportCells } from '@wood-master/contract/product-import'
import type { Supply } from '@wood-master/contract/supply'
import * as input from '../../texts/input.ts'
import * as m from '../../texts/product-import.ts'
import { type Product, skuKey } from '../catalog/product.ts'
import { dayOf } from '../catalog/supply.ts'
import type { CellChange, ImportRow } from './product-import.ts'
import { type RowValues, readCells } from './read-cells.ts'
import {
  changedProductOf,
  missingIn,
  newProductOf,
  type ProductSettings,
  problemOf,
  toRow,
} from './row-products.ts'

export interface FileRow {
  row: number
  cells: ImportCells
}

interface DryRunContext extends ProductSettings {
  /** The products that the rows' SKUs name, by `skuKey`. */
  known: ReadonlyMap<string, Product>
  setStock: boolean
  now: Date
  newId: () => string
}

export function dryRun(rows: readonly FileRow[], context: DryRunContext): ImportRow[] {
  const firstRows = new Map<string, number>()
  return rows.map((fileRow) => {
    const key = skuKey(fileRow.cells.sku?.trim() ?? '')
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, fileRow.row)
    else if (key !== '') return refused(fileRow, m.skuTwice({ row: first }))
    return dryRunRow(fileRow, context)
  })
}

const required = (column: ProductColumn) => `${productColumns[column]}: ${input.required()}`

function dryRunRow(fileRow: FileRow, context: DryRunContext): ImportRow {
  const { currency, imageOrigins, known, now, newId } = context
  const read = readCells(fileRow.cells, currency)
  if ('problem' in read) return refused(fileRow, read.problem)
  const { values } = read
  if (values.sku === undefined) return refused(fileRow, required('sku'))
  const product = known.get(skuKey(values.sku))
  try {
    return product
      ? changeOf(fileRow, product, values, context)
      : additionOf(fileRow, values, { id: newId(), now, currency, imageOrigins })
  } catch (error) {
    return refused(fileRow, problemOf(error))
  }
}

function changeOf(
  { row, cells }: FileRow,
  product: Product,
  values: RowValues,
  { setStock, currency, imageOrigins, now }: DryRunContext,
): ImportRow {
  const before = cellsOf(toRow(product, currency))
  const supply =
    values.supply && !setStock
      ? withoutArrived(values.supply, cells.supply ?? '', product, now)
      : values.supply
  const said: RowValues = { ...values, supply }
  const changes = changesBetween(before, said).filter(
    ({ column }) => column !== 'sku' && (setStock || column !== 'availableQuantity'),
  )
  const { id: productId, sku, name } = product
  const found = { row, sku, name, productId, changes }
  if (changes.length === 0) return { ...found, outcome: 'unchanged' }
  // The other cells are none of this import's business.
  const changed: RowValues = Object.fromEntries(changes.map(({ column }) => [column, said[column]]))
  const stockAfter = changed.availableQuantity ?? product.availableQuantity
  changedProductOf(product, changed, { currency, imageOrigins, stockAfter, now })
  return { ...found, outcome: 'changed' }
}

/** Pieces that a file announces may have come since it was written: none are announced again, and no delivery grows. */
function withoutArrived(
  supply: Supply,
  cell: string,
  { supply: before }: Product,
  now: Date,
): Supply | undefined {
  if (supply.kind !== 'backorder') return supply
  const incoming = supply.incoming.flatMap((one) => {
    const { id, quantity, on } = one
    const known = before?.kind === 'backorder' && before.incoming.find((other) => other.id === id)
    if (known) return [{ ...one, quantity: Math.min(quantity, known.quantity) }]
    // A new one is written without an id, and is yet to come.
    return cell.includes(`(${id})`) || on < dayOf(now) ? [] : [one]
  })
  // Nothing is left that would make a backorder of it.
  if (incoming.length === 0 && supply.incoming.length > 0 && before?.kind !== 'backorder') return undefined
  return { ...supply, incoming }
}

function additionOf(
  fileRow: FileRow,
  values: RowValues,
  context: ProductSettings & { id: string; now: Date },
): ImportRow {
  const missing = missingIn(values)
  if (missing) return refused(fileRow, required(missing))
  const product = newProductOf(values, context)
  const cells = cellsOf(toRow(product, context.currency))
  const changes = columnNames.map((column) => ({ column, from: '', to: cells[column] }))
  const { id: productId, sku, name } = product
  return { row: fileRow.row, sku, name, productId, outcome: 'new', changes }
}

function changesBetween(before: Record<ProductColumn, string>, values: RowValues): CellChange[] {
  const changeIn = <Column extends ProductColumn>(column: Column): CellChange[] => {
    const value = values[column]
    if (value === undefined) return []
    const to = cellOf(column, value as ListedProduct[Column])
    return to === before[column] ? [] : [{ column, from: before[column], to }]
  }
  return columnNames.flatMap(changeIn)
}

const shownLength = 120

function refused({ row, cells: { sku = '', name = '' } }: FileRow, problem: string): ImportRow {
  const shown = (text: string) => text.trim().slice(0, shownLength).toWellFormed()
  return { row, sku: shown(sku), name: shown(name), outcome: 'refused', changes: [], problem }
}
