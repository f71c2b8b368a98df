import type { BodyOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { columnOf, originalColumn, type ProductColumn } from '@wood-master/contract/product-columns'
import { withoutMarks } from '#lib/text/csv.ts'
import { decodedText } from '#lib/text/decoded-text.ts'
import * as m from '#texts/product-import.ts'

/** More than any number needs. */
const numberLength = 40

const mostIn: Partial<Record<ReturnType<typeof originalColumn>, number>> = {
  sku: limits.skuLength,
  name: limits.nameLength,
  category: limits.categoryLength,
  material: limits.materialLength,
  taxClass: limits.unitLength,
  unit: limits.unitLength,
  // Each break is two numbers, a colon and a semicolon.
  priceBreaks: limits.priceBreaks * 2 * (numberLength + 2),
  // Each delivery is a number, a day and the UUID that the page made.
  supply: limits.incoming * 64,
  description: limits.descriptionLength,
  images: limits.productImages * (limits.urlLength + 1) - 1,
}

const encoder = new TextEncoder()
export const bytesOf = (sent: unknown) => encoder.encode(JSON.stringify(sent)).length

/** Neither takes from the sense of a cell; the shop does the same. */
function trimmed(column: ProductColumn, text: string): string {
  return column === 'images' ? text.trim().replaceAll(/\s+/g, ' ') : text.replaceAll('\r\n', '\n').trim()
}

/** A cell as it travels: one that cannot be accepted is cut, and ends so that the shop still refuses its row. */
export function shortCell(column: ProductColumn, text: string): string {
  const cell = trimmed(column, text)
  const most = mostIn[originalColumn(column)] ?? numberLength
  // A sign behind it, because a cell that was cut at a blank would be accepted without its end.
  const short = cell.length > most ? `${cell.slice(0, most)}…` : cell
  // Text has three bytes a character at most; control characters, which no cell may have, become six in JSON.
  return bytesOf(short) - 2 > 3 * (most + 1) ? `${short.slice(0, most / 2)}\u0000` : short
}

/** A file of products as it is sent to the shop, or why it cannot be. */
type ReadFile = { rows: FileRows; unknownColumns: string[] } | { problem: string }

/** Reads a spreadsheet's file; rows keep their numbers in it, the heading row being the first. */
export async function readFile(file: Blob): Promise<ReadFile> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  const text = decodedText(new Uint8Array(bytes)).replace(/^\uFEFF/, '')
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false })
  const [headings = [], ...lines] = data
  const known = headings.map((heading) => columnOf(heading))
  // Of columns with one name the first is read, and the page names the others.
  const columns = known.map((column, index) => (known.indexOf(column) === index ? column : undefined))
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

function cellsUnder(columns: readonly (ProductColumn | undefined)[], cells: readonly string[]) {
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

export type FileRows = BodyOf<'rehearseImportChunk'>['rows']
