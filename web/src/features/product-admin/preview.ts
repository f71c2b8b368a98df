import type { ProductFields } from './product-rules.ts'
import type { Product } from './products-api.ts'

/** One transparent pixel: the card shows the colour that keeps a picture's place. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const orZero = (typed: number) => (Number.isFinite(typed) ? typed : 0)

/** The product as its card will show it, while it is still being typed; unsaid things get a stand-in. */
export function previewOf(typed: ProductFields): Product {
  return {
    _id: 'preview',
    name: typed.name.trim() || 'Name of the product',
    price: orZero(typed.price),
    minQuantity: orZero(typed.minQuantity),
    availableQuantity: orZero(typed.availableQuantity),
    description: typed.description.trim() || 'Its description',
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
