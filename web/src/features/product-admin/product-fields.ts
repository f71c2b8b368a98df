import type { BodyOf } from '@wood-master/contract/calls'
import type { ListedPrices } from '@wood-master/contract/major-unit-prices'
import type { Product } from '#lib/api/products.ts'

/** A price break as it is typed; the price in major units. */
export interface PriceBreakFields {
  minQuantity: string
  price: string
}

/** What the product form holds: everything as it was typed, because an empty number field has no number. */
export interface ProductFields {
  name: string
  price: string
  minQuantity: string
  availableQuantity: string
  description: string
  /** Addresses of the uploaded images; the first is the main one. */
  images: string[]
  sku: string
  category: string
  material: string
  unit: string
  weightGrams: string
  casePack: string
  priceBreaks: PriceBreakFields[]
}

export const blank: ProductFields = {
  name: '',
  price: '',
  minQuantity: '',
  availableQuantity: '',
  description: '',
  images: [],
  sku: '',
  category: '',
  material: '',
  unit: '',
  weightGrams: '',
  casePack: '',
  priceBreaks: [],
}

/** The number that was typed; not a number while the field is empty. */
export function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}

/** A product as the form shows it. */
export function fieldsOf(product: Product): ProductFields {
  const { name, price, minQuantity, availableQuantity, description, images, priceBreaks } = product
  const { sku, category, material = '', unit, weightGrams, casePack } = product
  return {
    name,
    price: String(price),
    minQuantity: String(minQuantity),
    availableQuantity: String(availableQuantity),
    description,
    images,
    sku,
    category,
    material,
    unit,
    weightGrams: weightGrams > 0 ? String(weightGrams) : '',
    casePack: String(casePack),
    priceBreaks: priceBreaks.map((step) => ({
      minQuantity: String(step.minQuantity),
      price: String(step.price),
    })),
  }
}

/** The product as it is sent to the shop. What was left empty gets the shop's own value. */
export function productOf(typed: ProductFields): BodyOf<'addProduct'> {
  const { sku, category, unit, casePack, images } = typed
  return {
    name: typed.name,
    price: numberOf(typed.price),
    minQuantity: numberOf(typed.minQuantity),
    availableQuantity: numberOf(typed.availableQuantity),
    description: typed.description,
    img: images[0] ?? '',
    images,
    ...(sku.trim() ? { sku } : {}),
    ...(category.trim() ? { category } : {}),
    // An empty text removes it.
    material: typed.material.trim(),
    ...(unit.trim() ? { unit } : {}),
    weightGrams: numberOf(typed.weightGrams || '0'),
    ...(casePack.trim() ? { casePack: numberOf(casePack) } : {}),
    priceBreaks: typed.priceBreaks.map((step) => ({
      minQuantity: numberOf(step.minQuantity),
      price: numberOf(step.price),
    })),
  }
}

/** The prices as far as they are typed; nothing before there is a price for one unit. */
export function typedPrices(typed: Pick<ProductFields, 'price' | 'priceBreaks'>): ListedPrices | undefined {
  const price = numberOf(typed.price)
  if (!(price > 0)) return undefined
  const priceBreaks = typed.priceBreaks
    .map((step) => ({ minQuantity: numberOf(step.minQuantity), price: numberOf(step.price) }))
    .filter((step) => step.minQuantity > 1 && step.price > 0)
    .toSorted((one, other) => one.minQuantity - other.minQuantity)
  return { price, priceBreaks }
}
