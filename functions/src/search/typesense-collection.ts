import { type Locale, languages } from '@wood-master/contract/locale'
import { canBeBought, inLanguageOf, type Product } from '../domain/catalog/product.ts'
import { indexTermsOf } from './words.ts'

/** An alias, behind which a new collection is filled while the old one answers. */
export const alias = 'products'

/** How much a word counts where it stands, as in memory; the description by itself says what a product comes with. */
const titleWeights = { name: 5, category: 3, material: 3 } as const
const textFields = ['name', 'category', 'material', 'description'] as const

/** What is searched in a language, with how much each counts: also what is called so in English, as invoices carry it. */
export function searchedIn(language: Locale): { titles: Fields; all: Fields } {
  const english =
    language === 'en' ? [] : Object.keys(titleWeights).map((field): Fields[0] => [`${field}_en`, 1])
  const titles: Fields = [
    ...Object.entries(titleWeights).map(([field, weight]): Fields[0] => [`${field}_${language}`, weight]),
    ['sku', 4],
    ...english,
  ]
  return { titles, all: [...titles, [`description_${language}`, 1]] }
}
type Fields = [field: string, weight: number][]

/**
 * A value of a facet as hexadecimal digits: compared without case, whole and never read as words or as part of a filter, so
 * that nothing of what somebody sends has to be escaped.
 */
export const facetKey = (value: string) => Buffer.from(value.toLowerCase()).toString('hex')
export const valueOfKey = (key: string) => Buffer.from(key, 'hex').toString()

/** `seen`: the time, in milliseconds, since when changes are not yet in the collection. */
export function schemaOf(name: string, seen: number): object {
  const texts = languages.flatMap((language) =>
    textFields.map((field) => ({
      name: `${field}_${language}`,
      type: 'string',
      sort: field === 'name',
      // Elsewhere Typesense writes letters in ASCII, in which Arabic has none.
      ...(language === 'ar' ? { locale: 'ar' } : {}),
    })),
  )
  const facet = { type: 'string', facet: true, optional: true }
  return {
    name,
    fields: [
      ...texts,
      { name: 'category', ...facet },
      { name: 'material', ...facet },
      { name: 'sku', type: 'string' },
      { name: 'unitPrice', type: 'int64' },
      { name: 'buyable', type: 'bool' },
      { name: 'createdAt', type: 'int64' },
    ],
    // The point of a decimal.
    symbols_to_index: ['.'],
    metadata: { seen },
  }
}

/**
 * A product as it is found: its words are those that the search in memory would index, taken apart and with their stems by the
 * shop, so that both engines agree on what a word is, in all four languages.
 */
export function documentOf(product: Product): object {
  const texts = languages.flatMap((language) => {
    const spoken = inLanguageOf(product, language)
    return textFields.map((field) => [
      `${field}_${language}`,
      indexTermsOf(spoken[field] ?? '', language).join(' '),
    ])
  })
  const { id, sku, category, material, unitPrice, createdAt } = product
  return {
    id,
    sku: indexTermsOf(sku).join(' '),
    ...Object.fromEntries(texts),
    category: facetKey(category),
    ...(material ? { material: facetKey(material) } : {}),
    unitPrice,
    buyable: canBeBought(product),
    createdAt: createdAt.getTime(),
  }
}
