import { type Locale, languages } from './locale.ts'

/** What of a product is written in a language; the product itself has them in English. */
export const textFields = ['name', 'description', 'category', 'material', 'unit'] as const
export type TextField = (typeof textFields)[number]
export type TranslatedLocale = Exclude<Locale, 'en'>

export const translatedLocales = languages.filter((language) => language !== 'en') as TranslatedLocale[]

/** A product's texts by language, as far as they are translated. */
export type Translations = {
  [Language in TranslatedLocale]?: { [Field in TextField]?: string | undefined } | undefined
}

type Translatable = { [Field in TextField]?: string | undefined }

/** The texts of a product that are not translated: in this language pages show them in English. */
export function untranslatedFields(
  product: Translatable & { translations?: Translations | undefined },
  language: TranslatedLocale,
): TextField[] {
  const known = product.translations?.[language]
  return textFields.filter((field) => product[field] && !known?.[field])
}
