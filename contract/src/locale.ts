/** The languages of the shop, each in its own name; English is what the specification says and what others fall back to. */
export const locales = { en: 'English', de: 'Deutsch', fr: 'Français', ar: 'العربية' } as const

export type Locale = keyof typeof locales

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && value in locales

export const directionOf = (language: Locale) => (language === 'ar' ? 'rtl' : 'ltr')

let read: () => Locale = () => 'en'

/** The language in which texts are read just now. */
export const locale = (): Locale => read()

/** Says where the language is known: in a browser the document has it, on a server the request or the mail. */
export function readLocaleFrom(source: () => Locale): void {
  read = source
}

/** Arabic is written with the digits that SKUs and sizes have, and that number fields take. */
const intlTags: Record<Locale, string> = { en: 'en', de: 'de', fr: 'fr', ar: 'ar-u-nu-latn' }

/** A format of `Intl` in the language of the moment; each is made when it is first needed, because that is costly. */
export function perLocale<T>(make: (intlTag: string) => T): () => T {
  const made = new Map<Locale, T>()
  return () => {
    const language = locale()
    const known = made.get(language) ?? make(intlTags[language])
    made.set(language, known)
    return known
  }
}
