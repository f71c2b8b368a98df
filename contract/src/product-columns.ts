/** The columns of a file of products, for the pages that write it and the server that reads it. */
export const productColumns = {
  sku: 'SKU',
  name: 'Name',
  category: 'Category',
  material: 'Material',
  unit: 'Unit',
  weightGrams: 'Weight in grams',
  casePack: 'Case pack',
  price: 'Price',
  priceBreaks: 'Price breaks',
  minQuantity: 'Minimum quantity',
  availableQuantity: 'Available quantity',
  description: 'Description',
  images: 'Images',
} as const

export type ProductColumn = keyof typeof productColumns

export const columnNames = Object.keys(productColumns) as ProductColumn[]

const headingKey = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '')
const byHeading = new Map(columnNames.map((column) => [headingKey(productColumns[column]), column]))

/** The column under a heading, compared without case, spaces and signs. */
export function columnOf(heading: string): ProductColumn | undefined {
  return byHeading.get(headingKey(heading))
}

/** What a file says of a product; money in major units (dollars). */
export interface ListedProduct {
  sku: string
  name: string
  category: string
  material?: string | undefined
  unit: string
  weightGrams: number
  casePack: number
  price: number
  priceBreaks: readonly { minQuantity: number; price: number }[]
  minQuantity: number
  availableQuantity: number
  description: string
  images: readonly string[]
}

const lines = (text: string) => text.replaceAll('\r\n', '\n')

const cells: { [Column in ProductColumn]: (value: ListedProduct[Column]) => string } = {
  sku: (value) => value,
  name: (value) => value,
  category: (value) => value,
  material: (value = '') => value,
  unit: (value) => value,
  weightGrams: String,
  casePack: String,
  price: String,
  /** `48: 1.45; 200: 1.3` */
  priceBreaks: (value) => value.map(({ minQuantity, price }) => `${minQuantity}: ${price}`).join('; '),
  minQuantity: String,
  availableQuantity: String,
  description: lines,
  images: (value) => value.join(' '),
}

export function cellOf<Column extends ProductColumn>(column: Column, value: ListedProduct[Column]): string {
  return cells[column](value)
}

export function cellsOf(product: ListedProduct): Record<ProductColumn, string> {
  const text = <Column extends ProductColumn>(column: Column) => cellOf(column, product[column])
  return Object.fromEntries(columnNames.map((column) => [column, text(column)])) as Record<
    ProductColumn,
    string
  >
}
