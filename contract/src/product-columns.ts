import {
  type TextField,
  type TranslatedLocale,
  type Translations,
  textFields,
  translatedLocales,
} from './product-texts.ts'
import type { Product } from './products.ts'
import type { Supply } from './supply.ts'
import { standardTaxClass } from './tax.ts'

const ownColumns = {
  sku: 'SKU',
  name: 'Name',
  category: 'Category',
  material: 'Material',
  taxClass: 'Tax class',
  unit: 'Unit',
  weightGrams: 'Weight in grams',
  casePack: 'Case pack',
  price: 'Price',
  priceBreaks: 'Price breaks',
  minQuantity: 'Minimum quantity',
  availableQuantity: 'Available quantity',
  supply: 'Supply',
  description: 'Description',
  images: 'Images',
} as const

type OwnColumn = keyof typeof ownColumns
type TranslatedColumn = `${TextField}-${TranslatedLocale}`
export type ProductColumn = OwnColumn | TranslatedColumn

export const translatedColumns = translatedLocales.flatMap((language) =>
  textFields.map((field) => ({ column: `${field}-${language}` as TranslatedColumn, field, language })),
)

/** The columns of a file of products, for the pages that write it and the server that reads it: `Name`, `Name (de)`. */
export const productColumns = {
  ...ownColumns,
  ...Object.fromEntries(
    translatedColumns.map(({ column, field, language }) => [column, `${ownColumns[field]} (${language})`]),
  ),
} as Record<ProductColumn, string>

export const columnNames = Object.keys(productColumns) as ProductColumn[]

const headingKey = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const byHeading = new Map(columnNames.map((column) => [headingKey(productColumns[column]), column]))

/** The column under a heading, compared without case, spaces and signs. */
export function columnOf(heading: string): ProductColumn | undefined {
  return byHeading.get(headingKey(heading))
}

/** What a file says of a product; money in major units (dollars). */
export type ListedProduct = Pick<Product, OwnColumn> & Partial<Record<TranslatedColumn, string | undefined>>

export const translationCells = (
  translations: Translations = {},
): Partial<Record<TranslatedColumn, string>> =>
  Object.fromEntries(
    translatedColumns.map(({ column, field, language }) => [column, translations[language]?.[field] ?? '']),
  )

export function translationsAfter(
  before: Translations,
  values: Partial<Record<TranslatedColumn, string | undefined>>,
): Translations {
  const after: Translations = { ...before }
  for (const { column, field, language } of translatedColumns) {
    const text = values[column]
    if (text !== undefined) after[language] = { ...after[language], [field]: text }
  }
  return after
}

/** The column of English texts that a column translates; itself where it translates none. */
export const originalColumn = (column: ProductColumn) => column.split('-')[0] as OwnColumn

/** `made: 12 days; 40 a week`, or `backorder: 50 on 2026-03-12 (its id); 20 on 2026-04-02 (its id)`; empty for stock alone. */
function supplyText(supply: Supply = { kind: 'stock' }): string {
  if (supply.kind === 'stock') return ''
  const parts =
    supply.kind === 'made'
      ? [`${supply.days} days`, ...(supply.perWeek === undefined ? [] : [`${supply.perWeek} a week`])]
      : supply.incoming.map(({ id, quantity, on }) => `${quantity} on ${on} (${id})`)
  return `${supply.kind}: ${parts.join('; ')}`.trim()
}

/** Where a cell is not the value as it stands. */
const cells: { [Column in OwnColumn]?: (value: ListedProduct[Column]) => string } = {
  /** Empty for goods at the standard rate. */
  taxClass: (value = '') => (value === standardTaxClass ? '' : value),
  /** `48: 1.45; 200: 1.3` */
  priceBreaks: (value) => value.map(({ minQuantity, price }) => `${minQuantity}: ${price}`).join('; '),
  supply: supplyText,
  description: (text = '') => text.replaceAll('\r\n', '\n'),
  images: (value) => value.join(' '),
}

export function cellOf<Column extends ProductColumn>(column: Column, value: ListedProduct[Column]): string {
  const write = cells[originalColumn(column)] as ((cell: typeof value) => string) | undefined
  return write?.(value) ?? String(value ?? '')
}

export function cellsOf(product: ListedProduct): Record<ProductColumn, string> {
  const text = <Column extends ProductColumn>(column: Column) => cellOf(column, product[column])
  return Object.fromEntries(columnNames.map((column) => [column, text(column)])) as Record<
    ProductColumn,
    string
  >
}
