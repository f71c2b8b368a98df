import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/product-admin.ts'
import { numberOf, type ProductFields, typedPrices } from './product-fields.ts'

/** One transparent pixel: the card shows its placeholder colour. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const orZero = (typed: string) => {
  const number = numberOf(typed)
  return Number.isFinite(number) ? number : 0
}

/** The product as its card will show it, while it is still being typed; empty fields get a placeholder. */
export function previewOf(typed: ProductFields): Product {
  return {
    _id: 'preview',
    name: typed.name.trim() || m.productName(),
    price: orZero(typed.price),
    minQuantity: orZero(typed.minQuantity),
    availableQuantity: orZero(typed.availableQuantity),
    description: typed.description.trim() || m.productDescription(),
    img: typed.images[0] ?? noPicture,
    images: typed.images,
    sku: typed.sku.trim() || 'SKU',
    category: typed.category.trim() || m.other(),
    unit: typed.unit.trim() || 'piece',
    weightGrams: orZero(typed.weightGrams),
    casePack: Math.max(orZero(typed.casePack), 1),
    priceBreaks: [...(typedPrices(typed)?.priceBreaks ?? [])],
    createdAt: '1970-01-01T00:00:00.000Z',
  }
}
