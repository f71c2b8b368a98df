import { limits } from '@wood-master/contract/limits'
import { columnOf, type ProductColumn } from '@wood-master/contract/product-columns'
import { withoutMarks } from '#lib/text/csv.ts'
import { decodedText } from '#lib/text/decoded-text.ts'
import * as m from '#texts/product-import.ts'
import type { FileRows } from './import-api.ts'
import { shortCell } from './short-cell.ts'

/** A file of products as it is sent to the shop, or why it cannot be. */
export type ReadFile = { rows: FileRows; unknownColumns: string[] } | { problem: string }

/** Reads a spreadsheet's file; rows keep their numbers in it, the heading row being the first. */
export async function readFile(file: Blob): Promise<ReadFile> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  const text = decodedText(new Uint8Array(bytes)).replace(/^\uFEFF/, '')
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false })
  const [headings = [], ...lines] = data
  const columns = headings.map((heading) => columnOf(heading))
  if (!columns.includes('sku')) return { problem: m.noSku() }
  const rows = lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    return [{ row: index + 2, cells: cellsUnder(columns, cells) }]
  })
  if (rows.length === 0) return { problem: m.noRows() }
  if (rows.length > limits.importRows) return { problem: m.tooMany({ most: limits.importRows }) }
  const repeated = repeatedSku(rows)
  if (repeated) return { problem: repeated }
  const unknownColumns = headings.filter((heading, index) => heading.trim() !== '' && !columns[index])
  return { rows, unknownColumns }
}

function cellsUnder(
  columns: readonly (ProductColumn | undefined)[],
  cells: readonly string[],
): FileRows[number]['cells'] {
  const named = columns.flatMap((column, index): [ProductColumn, string][] => {
    const cell = cells[index]
    return column && cell !== undefined ? [[column, shortCell(column, withoutMarks(cell))]] : []
  })
  return Object.fromEntries(named)
}

/** The shop judges a part of the file at a time: that two rows mean the same product is found here. */
function repeatedSku(rows: FileRows): string | undefined {
  const firstRows = new Map<string, number>()
  for (const { row, cells } of rows) {
    const key = cells.sku?.trim().toLowerCase()
    if (!key) continue
    const first = firstRows.get(key)
    if (first !== undefined) return m.sameSku({ sku: key.toUpperCase(), first, second: row })
    firstRows.set(key, row)
  }
  return undefined
}
