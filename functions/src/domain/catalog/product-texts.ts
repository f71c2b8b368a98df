import { type Translations, translatedLocales, untranslatedFields } from '@wood-master/contract/product-texts'
import type { Product } from './product.ts'

/** Translations as they are kept: without empty texts and languages, and nothing at all where none is left. */
export function keptTranslations(written: Translations): Translations | undefined {
  const kept: Translations = {}
  for (const language of translatedLocales) {
    const texts = Object.entries(written[language] ?? {}).filter(([, text]) => text)
    if (texts.length > 0) kept[language] = Object.fromEntries(texts)
  }
  return Object.keys(kept).length > 0 ? kept : undefined
}

/** How many products are shown partly in English, by language. */
export function untranslatedProducts(products: readonly Product[]) {
  const count = (language: (typeof translatedLocales)[number]) =>
    products.filter((product) => untranslatedFields(product, language).length > 0).length
  return { de: count('de'), fr: count('fr'), ar: count('ar') }
}
