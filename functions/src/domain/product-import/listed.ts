import { toMajor, toMinor } from '@wood-master/contract/money'
import type { ListedProduct } from '@wood-master/contract/product-columns'
import type { Product } from '../catalog/product.ts'
import type { RowValues } from './read-cells.ts'

/** A product as a file lists it, with its prices in major units. */
export function listedOf(product: Product, currency: string): ListedProduct {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    ...product,
    price: major(product.unitPrice),
    priceBreaks: product.priceBreaks.map(({ minQuantity, unitPrice }) => ({
      minQuantity,
      price: major(unitPrice),
    })),
  }
}

/** What a row says, as the fields of a product. Neither its SKU nor its stock, which have ways of their own. */
export function fieldsOf(values: RowValues, currency: string): Partial<Product> {
  const { sku: _, availableQuantity: __, price, priceBreaks, material, images, ...plain } = values
  const minor = (major: number) => toMinor(major, currency)
  return {
    ...plain,
    ...(price === undefined ? {} : { unitPrice: minor(price) }),
    // An empty text takes the material away: what is undefined is not stored.
    ...(material === undefined ? {} : { material: material || undefined }),
    ...(priceBreaks === undefined
      ? {}
      : {
          priceBreaks: priceBreaks.map((step) => ({
            minQuantity: step.minQuantity,
            unitPrice: minor(step.price),
          })),
        }),
    ...(images === undefined ? {} : { images: [...images] }),
  }
}
