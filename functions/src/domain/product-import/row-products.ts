import { toMajor } from '@wood-master/contract/money'
import {
  type ListedProduct,
  originalColumn,
  type ProductColumn,
  translationCells,
  translationsAfter,
} from '@wood-master/contract/product-columns'
import type { Translations } from '@wood-master/contract/product-texts'
import * as m from '../../texts/catalog.ts'
import type { Product, ProductDraft } from '../catalog/product.ts'
import { assertMinimumInStock, changedProduct, newProduct, productFields } from '../catalog/product-rules.ts'
import { errors, ShopError } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import type { RowValues } from './read-cells.ts'

const required = ['name', 'price', 'minQuantity', 'availableQuantity', 'description', 'images'] as const

export type ProductSettings = Pick<ShopSettings, 'currency' | 'imageOrigins'>

/** The product that a row adds. Throws `invalid_request` for one that the shop does not sell as it stands. */
export function newProductOf(
  values: RowValues,
  { id, now, currency, imageOrigins }: ProductSettings & { id: string; now: Date },
): Product {
  const { sku = '', availableQuantity = 0, images: [img = ''] = [] } = values
  const fields = fieldsOf(values, currency) as Omit<ProductDraft, 'img' | 'availableQuantity'>
  const product = newProduct({ ...fields, img, sku, availableQuantity }, { id, imageOrigins, now })
  assertWholeCases(product)
  return product
}

/** Nobody can buy the minimum of a product whose cases it does not fill. Throws `invalid_request`. */
function assertWholeCases({ minQuantity, casePack }: Pick<Product, 'minQuantity' | 'casePack'>): void {
  if (minQuantity % casePack === 0) return
  throw errors.badField('minQuantity', m.minimumFillsNoCases({ minQuantity, casePack }))
}

/** The first field that a new product needs and the row does not have. */
export function missingIn(values: Partial<ListedProduct>) {
  return required.find((field) => values[field] === undefined)
}

/** The product with what a row says; `stockAfter` (units) must fit a new minimum. Throws `invalid_request`. */
export function changedProductOf(
  product: Product,
  values: RowValues,
  { currency, imageOrigins, stockAfter, now }: ProductSettings & { stockAfter: number; now: Date },
): Product {
  const fields = fieldsOf(values, currency, product.translations)
  const changed = changedProduct(product, fields, { imageOrigins, now })
  if ((values.minQuantity ?? values.casePack) !== undefined) assertWholeCases(changed)
  if (values.minQuantity !== undefined) assertMinimumInStock({ ...changed, availableQuantity: stockAfter })
  return changed
}

export function problemOf(error: unknown): string {
  if (!(error instanceof ShopError)) throw error
  return Object.values(error.details.fields ?? {})[0] ?? error.message
}

/** A product as a file lists it, with its prices in major units. */
export function toRow(product: Product, currency: string): ListedProduct {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    ...product,
    ...translationCells(product.translations),
    price: major(product.unitPrice),
    priceBreaks: product.priceBreaks.map((step) => ({ ...step, price: major(step.unitPrice) })),
  }
}

/** Neither its SKU nor its stock, which have ways of their own. */
function fieldsOf(values: RowValues, currency: string, translations: Translations = {}): Partial<Product> {
  const isOwn = (column: string) => originalColumn(column as ProductColumn) === column
  const own: RowValues = Object.fromEntries(Object.entries(values).filter(([column]) => isOwn(column)))
  const { sku: _, availableQuantity: __, images, ...input } = own
  const isTranslated = !Object.keys(values).every(isOwn)
  const fields = productFields(
    { ...input, ...(isTranslated && { translations: translationsAfter(translations, values) }) },
    currency,
  )
  return { ...fields, ...(images && { images: [...images] }) }
}
