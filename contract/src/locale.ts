/** The languages of the shop, each in its own name; English is what the specification says and what others fall back to. */
export const locales = { en: 'English', de: 'Deutsch', fr: 'Français', ar: 'العربية' } as const

export type Locale = keyof typeof locales

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && value in locales

export const directionOf = (language: Locale) => (language === 'ar' ? 'rtl' : 'ltr')

/** Set where code is built for one language alone, as the site is. */
declare const builtFor: Locale | undefined

let read: () => Locale = () => (typeof builtFor === 'undefined' ? 'en' : builtFor)

/** The language in which texts are read just now. */
export const locale = (): Locale => read()

/** Says where the language is known: in a browser the document has it, on a server the request or the mail. */
export function readLocaleFrom(source: () => Locale): void {
  read = source
}

/** Arabic is written with the digits that SKUs and sizes have, and that number fields take. */
const intlTags: Record<Locale, string> = { en: 'en', de: 'de', fr: 'fr', ar: 'ar-u-nu-latn' }

/** What formats of `Intl` are made for, in the language of the moment. */
export const intlTag = (): string => intlTags[locale()]

/** A format of `Intl` in the language of the moment; each is made when it is first needed, because that is costly. */
export function perLocale<T>(make: (tag: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const tag = intlTag()
    const known = made.get(tag) ?? make(tag)
    made.set(tag, known)
    return known
  }
}
