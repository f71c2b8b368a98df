import { limits } from '@wood-master/contract/limits'
import type { ProductColumn } from '@wood-master/contract/product-columns'

/** More than any number needs. */
const numberLength = 40

const mostIn: Record<ProductColumn, number> = {
  sku: limits.skuLength,
  name: limits.nameLength,
  category: limits.categoryLength,
  material: limits.materialLength,
  unit: limits.unitLength,
  weightGrams: numberLength,
  casePack: numberLength,
  price: numberLength,
  // Each break is two numbers, a colon and a semicolon.
  priceBreaks: limits.priceBreaks * 2 * (numberLength + 2),
  minQuantity: numberLength,
  availableQuantity: numberLength,
  description: limits.descriptionLength,
  images: limits.productImages * (limits.urlLength + 1) - 1,
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2

/** Neither takes from the sense of a cell; the shop does the same. */
function trimmed(column: ProductColumn, text: string): string {
  return column === 'images' ? text.trim().replaceAll(/\s+/g, ' ') : text.replaceAll('\r\n', '\n').trim()
}

/** A cell as it travels: one that cannot be accepted is cut, and ends so that the shop still refuses its row. */
export function shortCell(column: ProductColumn, text: string): string {
  const cell = trimmed(column, text)
  const most = mostIn[column]
  // A sign behind it, because a cell that was cut at a blank would be accepted without its end.
  const short = cell.length > most ? `${cell.slice(0, most)}…` : cell
  // Text has three bytes a character at most; control characters, which no cell may have, become six in JSON.
  return bytesOf(short) > 3 * (most + 1) ? `${short.slice(0, most / 2)}\u0000` : short
}
