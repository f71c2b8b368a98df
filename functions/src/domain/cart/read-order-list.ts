const headerWords = new Set(
  'sku skus code item items article articles art no nr number part parts product products name description quantity qty qte pcs pieces units unit amount count price'.split(
    ' ',
  ),
)

/** The lines of a pasted list that order something: without blank ones and without the header of a spreadsheet. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first, ...rest] = lines
  return first !== undefined && isHeader(first) ? rest : lines
}

/** True for a line of nothing but column names, two at least or the one word of a list of SKUs. */
function isHeader(line: string): boolean {
  const words = line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const named = words.every((word) => headerWords.has(word))
  return named && (words.length > 1 || words[0] === 'sku' || words[0] === 'product')
}

/** One way to read a pasted line: what is ordered, and how many of it. */
export interface Reading {
  term: string
  /** As it was typed; left out where the line has none. */
  quantity?: string
}

/** Whole or with decimals, also with thousands set apart; judged once it is known what is ordered. */
const number = '[-+]?\\d[\\d.,]*'
const counted = '(?:x|×|\\*|pcs?\\.?|pieces?|ea\\.?|each|units?)'

const numberCell = new RegExp(`^(?:x|×)?\\s*(${number})\\s*${counted}?$`, 'i')
const quantityFirst = new RegExp(`^(${number})\\s*(?:${counted}(?:\\s+of)?\\s+|[\\s,:]+)(.+)$`, 'i')
const quantityLast = new RegExp(`^(.+?)(?:\\s+${counted}\\s*|[\\s,:=]+)(${number})\\s*${counted}?$`, 'i')

/** Cells that a spreadsheet leaves in quotation marks lose them. */
const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

const cellsOf = (line: string) =>
  line
    .split(/[\t;|]/)
    .map(unquoted)
    .filter((cell) => cell !== '')

/**
 * All ways to read a line, the likeliest first: which one holds is decided by what the shop sells, because '1001 12' and
 * 'Chisel 25' can only be told apart by that.
 */
export function readingsOf(line: string): Reading[] {
  const cells = cellsOf(line)
  const [cell = ''] = cells
  return cells.length > 1 ? readingsOfCells(cells) : readingsOfText(cell)
}

function readingsOfText(text: string): Reading[] {
  const last = quantityLast.exec(text)
  const first = quantityFirst.exec(text)
  return [
    ...(last ? [{ term: unquoted(last[1] ?? ''), quantity: last[2] }] : []),
    ...(first ? [{ term: unquoted(first[2] ?? ''), quantity: first[1] }] : []),
    { term: text },
  ].filter(({ term }) => term !== '')
}

const mostCells = 6

/**
 * Any cell may be the quantity, and any other one the SKU or the name: spreadsheets have their own columns. Whole numbers
 * go before prices, and those behind the product before row numbers in front of it.
 */
function readingsOfCells(all: string[]): Reading[] {
  const cells = all.slice(0, mostCells)
  const quantities = cells.flatMap((cell, index) => {
    const quantity = numberCell.exec(cell)?.[1]
    return quantity === undefined ? [] : [{ quantity, index }]
  })
  const rank = (at: number, { quantity, index }: { quantity: string; index: number }) =>
    (wholeNumber(quantity) === undefined ? 2 : 0) + (index < at ? 1 : 0)
  const withQuantity = cells.flatMap((term, at) =>
    quantities
      .filter(({ index }) => index !== at)
      .toSorted((one, other) => rank(at, one) - rank(at, other))
      .map(({ quantity }) => ({ term, quantity })),
  )
  return [...withQuantity, ...cells.map((term) => ({ term }))]
}

/** A quantity as a whole number; nothing for anything else. '1,200' and '1.200' are 1200, '12.0' is 12. */
export function wholeNumber(typed: string): number | undefined {
  if (/^\+?\d{1,3}([.,]\d{3})+$/.test(typed)) return Number(typed.replace(/[+.,]/g, ''))
  const [, digits] = /^\+?(\d+)(?:[.,]0{1,2})?$/.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}
