import { withoutMarks } from '@wood-master/contract/typed-text'

/** In the languages of the shop. */
const headerWords = new Set([
  ...'sku skus code item items article articles art no nr number part parts product products name description quantity qty qte pcs pieces units unit amount count price'.split(
    ' ',
  ),
  ...'artikel artikelnummer artikelnr nummer produkt bezeichnung menge anzahl stück stk einheit preis'.split(
    ' ',
  ),
  ...'référence réf ref désignation produit quantité qté unité prix numéro'.split(' '),
  ...['الرمز', 'رمز', 'رقم', 'الصنف', 'المنتج', 'الاسم', 'الكمية', 'العدد', 'الوحدة', 'السعر'],
])

/** The lines of a pasted list that order something: without blank ones and without the header of a spreadsheet. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => plainMarks(line).trim() !== '')
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

/**
 * A text with the dashes and quotation marks of a keyboard: mails and word processors put others in their place. Digits
 * and separators of Arabic scripts become those of SKUs, and no mark turns their direction.
 */
export const plainMarks = (text: string): string =>
  withoutMarks(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    // Both rows of digits begin where the last four bits are 0.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u060c\u066c]/g, ',')
    .replaceAll('\u061b', ';')
    .replaceAll('\u066b', '.')

/** One way to read a pasted line: what is ordered, and how many of it. */
export interface Reading {
  term: string
  /** As it was typed; left out where the line has none. */
  quantity?: string
}

/** Whole or with decimals, also with thousands set apart; judged once it is known what is ordered. */
const number = '[-+]?\\d(?:[\\d.,]*[\\d.])?'
const counted = '(?:x|×|\\*|pcs?\\.?|pieces?|ea\\.?|each|units?)'

// They meet what strangers paste, so each begins or ends at a fixed place, and no two neighbours want the same characters:
// a text of any kind is read in a time that grows as it does.
const numberCell = new RegExp(`^[x×]? ?(${number}) ?${counted}?$`, 'i')
const numberAhead = new RegExp(`^(${number})(?: ?${counted}(?: of)? | ?[ ,:])`, 'i')
const countedAtEnd = new RegExp(` ?${counted}$`, 'i')
const beforeNumber = new RegExp(`(?:[ ,:=]| ${counted} ?)([-+]?)$`, 'i')

/** Cells that a spreadsheet leaves in quotation marks lose them; any white space is one blank. */
const unquoted = (cell: string) =>
  cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

const cellsOf = (line: string) =>
  line
    .split(/[\t;|]/)
    .map(unquoted)
    .filter((cell) => cell !== '')

/** A text in two: the second part is all of these characters that it ends with. */
function cutAtEnd(text: string, characters: string): [ahead: string, end: string] {
  let from = text.length
  while (from > 0 && characters.includes(text.charAt(from - 1))) from--
  return [text.slice(0, from), text.slice(from)]
}

/** All ways to read a line, the likeliest first: what the shop sells decides ('1001 12' or 'Chisel 25'). */
export function readingsOf(line: string): Reading[] {
  const cells = cellsOf(plainMarks(line))
  const [cell = ''] = cells
  return cells.length > 1 ? readingsOfCells(cells) : readingsOfText(cell)
}

function readingsOfText(text: string): Reading[] {
  const readings = [...quantityBehind(text), ...quantityAhead(text), { term: text }]
  return readings.filter(({ term }) => term !== '')
}

function quantityAhead(text: string): Reading[] {
  const [all, quantity] = numberAhead.exec(text) ?? []
  return all === undefined
    ? []
    : [{ term: unquoted(text.slice(all.length).replace(/^[ ,:]+/, '')), quantity }]
}

function quantityBehind(text: string): Reading[] {
  const [ahead, digits] = cutAtEnd(text.replace(countedAtEnd, ''), '0123456789.,')
  const apart = beforeNumber.exec(ahead)
  const whole = apart && /^\d/.test(digits)
  // 'LEG-OAK-720,12': the comma may also stand between the product and its quantity.
  const comma = whole ? -1 : digits.search(/,\d/)
  if (!whole && comma < 0) return []
  const before = whole ? ahead.slice(0, apart.index) : ahead + digits.slice(0, comma)
  const quantity = whole ? `${apart[1]}${digits}` : digits.slice(comma + 1)
  return [{ term: unquoted(cutAtEnd(before, ' ,:=')[0]), quantity }]
}

const mostCells = 6

/** Any cell may be quantity, SKU or name; whole numbers go before prices, and those behind the product first. */
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

/** A quantity as a whole number; nothing for anything else. '1,200' and '1.200' are 1200, '12.0' is 12, '0.500' is a half. */
export function wholeNumber(typed: string): number | undefined {
  if (/^\+?[1-9]\d{0,2}([.,]\d{3})+$/.test(typed)) return Number(typed.replace(/[+.,]/g, ''))
  const [, digits] = /^\+?(\d+)(?:[.,]0{1,2})?$/.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}
