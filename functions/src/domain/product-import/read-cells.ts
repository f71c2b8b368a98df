import { fitsCurrency } from '@wood-master/contract/money'
import {
  type ListedProduct,
  type ProductColumn,
  productColumns,
  translatedColumns,
} from '@wood-master/contract/product-columns'
import type { ImportCells } from '@wood-master/contract/product-import'
import { newProduct, writtenTexts } from '@wood-master/contract/products'
import type { Supply } from '@wood-master/contract/supply'
import * as z from 'zod'
import * as m from '../../texts/product-import.ts'
import { inputProblem } from '../input-problem.ts'

export type RowValues = Partial<ListedProduct>

export type ReadRow = { values: RowValues } | { problem: string }

const schema = z.object({
  ...newProduct.omit({ img: true, translations: true }).partial().shape,
  ...Object.fromEntries(translatedColumns.map(({ column, field }) => [column, writtenTexts.shape[field]])),
})

/** An empty cell takes these away; any other empty cell says nothing. */
const clearable: ReadonlySet<ProductColumn> = new Set([
  ...(['material', 'taxClass', 'priceBreaks', 'supply'] as const),
  ...translatedColumns.map(({ column }) => column),
])

function numberOf(text: string): number {
  // A decimal comma or a currency sign is nothing to guess about.
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** `48: 1.45; 200: 1.3` */
function breaksOf(text: string) {
  return text
    .split(';')
    .filter((step) => step.trim() !== '')
    .map((step) => {
      const [minQuantity = '', ...price] = step.split(':')
      return { minQuantity: numberOf(minQuantity), price: numberOf(price.join(':')) }
    })
}

/** A supply as files write it, where a delivery without an id is known by its day; nothing for any other text. */
function supplyOf(text: string): Supply | undefined {
  if (text === '') return { kind: 'stock' }
  const [, days, perWeek] = /^made: (\d+) days(?:; (\d+) a week)?$/.exec(text) ?? []
  if (days) return { kind: 'made', days: Number(days), ...(perWeek && { perWeek: Number(perWeek) }) }
  const [, list] = /^backorder:(.*)$/.exec(text) ?? []
  const deliveries = list
    ?.split(';')
    .map((one) => one.trim())
    .filter(Boolean)
  const incoming = deliveries?.flatMap((one) => {
    const [, quantity, on, id = on] = /^(\d+) on (\S+)(?: \((\S+)\))?$/.exec(one) ?? []
    return on && id ? [{ id, quantity: Number(quantity), on }] : []
  })
  return incoming && incoming.length === deliveries?.length ? { kind: 'backorder', incoming } : undefined
}

function cellValue(column: ProductColumn, text: string): unknown {
  switch (column) {
    case 'weightGrams':
    case 'casePack':
    case 'price':
    case 'minQuantity':
    case 'availableQuantity':
      return numberOf(text)
    case 'priceBreaks':
      return breaksOf(text)
    case 'supply':
      return supplyOf(text.trim())
    case 'images':
      return text.split(/\s+/).filter(Boolean)
    default:
      return text.replaceAll('\r\n', '\n').trim()
  }
}

const heading = (path: PropertyKey | undefined) => productColumns[String(path) as ProductColumn] ?? m.theRow()

function moneyProblem({ price, priceBreaks = [] }: RowValues, currency: string): string | undefined {
  const prices = [...(price === undefined ? [] : [price]), ...priceBreaks.map((step) => step.price)]
  if (prices.every((one) => fitsCurrency(one, currency))) return undefined
  return m.priceDecimals({ currency: currency.toUpperCase() })
}

export function readCells(cells: ImportCells, currency: string): ReadRow {
  const said: Record<string, unknown> = {}
  for (const [column, text] of Object.entries(cells) as [ProductColumn, string | undefined][]) {
    if (text === undefined || (text.trim() === '' && !clearable.has(column))) continue
    said[column] = cellValue(column, text)
    if (said[column] === undefined) return { problem: `${productColumns[column]}: ${m.isNoSupply()}` }
  }
  const read = schema.safeParse(said, { error: inputProblem })
  if (!read.success) {
    const [issue] = read.error.issues
    return { problem: `${heading(issue?.path[0])}: ${issue?.message}` }
  }
  const values = read.data as RowValues
  const problem = moneyProblem(values, currency)
  return problem ? { problem } : { values }
}
