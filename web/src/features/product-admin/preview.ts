import type { Product } from '#lib/api/products.ts'
import type { ProductFields } from './product-rules.ts'

/** One transparent pixel: the card shows its placeholder colour. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const orZero = (typed: number) => (Number.isFinite(typed) ? typed : 0)

/** The product as its card will show it, while it is still being typed; empty fields get a placeholder. */
export function previewOf(typed: ProductFields): Product {
  return {
    _id: 'preview',
    name: typed.name.trim() || 'Product name',
    price: orZero(typed.price),
    minQuantity: orZero(typed.minQuantity),
    availableQuantity: orZero(typed.availableQuantity),
    description: typed.description.trim() || 'Product description',
    img: typed.productImg || noPicture,
    sku: 'SKU',
    category: 'Other',
    unit: 'piece',
    weightGrams: 0,
    casePack: 1,
    priceBreaks: [],
    createdAt: '1970-01-01T00:00:00.000Z',
  }
}
