import type { BodyOf } from '@wood-master/contract/calls'
import type { ListedPrices } from '@wood-master/contract/major-unit-prices'
import {
  type TextField,
  type TranslatedLocale,
  textFields,
  translatedLocales,
} from '@wood-master/contract/product-texts'
import type { Supply } from '@wood-master/contract/supply'
import type { Product } from '#lib/api/products.ts'
import { numberOf } from '#lib/text/number-of.ts'

const texts = ['name', 'description', 'sku', 'category', 'material', 'taxClass', 'unit'] as const
const numbers = ['price', 'minQuantity', 'availableQuantity', 'weightGrams', 'casePack'] as const
export type TypedField = (typeof texts | typeof numbers)[number]

/** What the product form holds: everything as it was typed, because an empty number field has no number. */
export interface ProductFields extends Record<TypedField, string> {
  /** Addresses of the uploaded images; the first is the main one. */
  images: string[]
  priceBreaks: { minQuantity: string; price: string }[]
  supply: SupplyFields
  translations: TranslationFields
  /** The product that was opened; in the form, so that a draft keeps it. */
  version?: BodyOf<'addProduct'> | undefined
  /** Under which a new one is sent. */
  key: string
}

const eachField = (textOf: (field: TypedField) => string) =>
  Object.fromEntries([...texts, ...numbers].map((field) => [field, textOf(field)])) as Record<
    TypedField,
    string
  >

type TranslationFields = Record<TranslatedLocale, Record<TextField, string>>

/** What of a supply is typed; of the other kinds it stays, until the page is left. */
interface SupplyFields {
  kind: Supply['kind']
  days: string
  perWeek: string
  incoming: { id: string; quantity: string; on: string }[]
}

const translationFieldsOf = (known: Product['translations'] = {}) =>
  Object.fromEntries(
    translatedLocales.map((language) => [
      language,
      Object.fromEntries(textFields.map((field) => [field, known[language]?.[field] ?? ''])),
    ]),
  ) as TranslationFields

export const blank: ProductFields = {
  ...eachField(() => ''),
  images: [],
  priceBreaks: [],
  supply: { kind: 'stock', days: '', perWeek: '', incoming: [] },
  translations: translationFieldsOf(),
  key: '',
}

export function fieldsOf(product: Product): ProductFields {
  const { images, priceBreaks, weightGrams } = product
  const fields = {
    ...eachField((field) => String(product[field] ?? '')),
    weightGrams: weightGrams > 0 ? String(weightGrams) : '',
    key: '',
    images,
    supply: supplyFieldsOf(product.supply),
    translations: translationFieldsOf(product.translations),
    priceBreaks: priceBreaks.map((step) => ({
      minQuantity: String(step.minQuantity),
      price: String(step.price),
    })),
  }
  return { ...fields, version: productOf(fields) }
}

function supplyFieldsOf(supply: Supply = { kind: 'stock' }): SupplyFields {
  const { kind } = supply
  return {
    ...blank.supply,
    kind,
    ...(supply.kind === 'made' && { days: String(supply.days), perWeek: String(supply.perWeek ?? '') }),
    ...(supply.kind === 'backorder' && {
      incoming: supply.incoming.map((one) => ({ ...one, quantity: String(one.quantity) })),
    }),
  }
}

function supplyOf({ kind, days, perWeek, incoming }: SupplyFields): Supply {
  if (kind === 'stock') return { kind }
  if (kind === 'made')
    return { kind, days: numberOf(days), ...(perWeek.trim() ? { perWeek: numberOf(perWeek) } : {}) }
  return {
    kind,
    incoming: incoming.map(({ id, quantity, on }) => ({ id, quantity: numberOf(quantity), on })),
  }
}

function translationsOf(typed: TranslationFields): NonNullable<Product['translations']> {
  const filled = translatedLocales.map((language) => {
    const texts = Object.entries(typed[language]).map(([field, text]) => [field, text.trim()])
    return [language, Object.fromEntries(texts.filter(([, text]) => text))] as const
  })
  return Object.fromEntries(filled.filter(([, texts]) => Object.keys(texts).length > 0))
}

export const breaksOf = (typed: ProductFields['priceBreaks']) =>
  typed.map(({ minQuantity, price }) => ({ minQuantity: numberOf(minQuantity), price: numberOf(price) }))

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
    taxClass: typed.taxClass.trim(),
    ...(unit.trim() ? { unit } : {}),
    weightGrams: numberOf(typed.weightGrams.trim() || '0'),
    ...(casePack.trim() ? { casePack: numberOf(casePack) } : {}),
    supply: supplyOf(typed.supply),
    translations: translationsOf(typed.translations),
    priceBreaks: breaksOf(typed.priceBreaks),
  }
}

/** The prices as far as they are typed; nothing before there is a price for one unit. */
export function typedPrices(typed: Pick<ProductFields, 'price' | 'priceBreaks'>): ListedPrices | undefined {
  const price = numberOf(typed.price)
  if (!(price > 0)) return undefined
  const priceBreaks = breaksOf(typed.priceBreaks)
    .filter((step) => step.minQuantity > 1 && step.price > 0)
    .toSorted((one, other) => one.minQuantity - other.minQuantity)
  return { price, priceBreaks }
}
