/** The languages of the shop, each in its own name; English is what the specification says and what others fall back to. */
export const locales = { en: 'English', de: 'Deutsch', fr: 'Français', ar: 'العربية' } as const

export type Locale = keyof typeof locales

/** In the order in which they are offered. */
export const languages = Object.keys(locales) as Locale[]

/** The field of a call's query that says in which language its texts are to be; English without it. */
export const languageField = 'language'

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value)

/** What the addresses of a language begin with: nothing in English. */
export const prefixOf = (language: Locale): string => (language === 'en' ? '' : `/${language}`)

export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return isLocale(first) && first !== 'en' ? first : 'en'
}

/** The same page in a language; `path` begins with a slash and may have a query. The home page of `/de` has no slash at its end. */
export const pathIn = (language: Locale, path: string): string =>
  (prefixOf(language) + path.replace(/^\/(de|fr|ar)(?![^/?#])/, '').replace(/^\/(?![^?#])/, '')).replace(
    // One slash: two would lead to another site.
    /^[/\\]*/,
    '/',
  )

export const directionOf = (language: Locale) => (language === 'ar' ? 'rtl' : 'ltr')

/** Set where code is built for one language alone, as the site is. */
declare const builtFor: Locale | undefined

let read: () => Locale = () => (typeof builtFor === 'undefined' ? 'en' : (builtFor as Locale))

export const locale = (): Locale => read()

/** Says where the language is known: in a browser the document has it, on a server the request or the mail. Returns where it was known before. */
export function readLocaleFrom(source: () => Locale): () => Locale {
  const before = read
  read = source
  return before
}

/** What formats of `Intl` are made for, in the language of the moment. Arabic has the digits of SKUs, sizes and number fields. */
export const intlTag = (): string => (locale() === 'ar' ? 'ar-u-nu-latn' : locale())

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
