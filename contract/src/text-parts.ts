import { perLocale } from './locale.ts'

const numbers = perLocale((tag) => new Intl.NumberFormat(tag))
const plurals = perLocale((tag) => new Intl.PluralRules(tag))

/** A number as people read it: "1,250" or "1.5" in English. */
export const numberText = (value: number): string => numbers().format(value)

/** The form of a text for a number: the one for exactly it, else the one that the language's grammar asks for. */
export function pluralText(value: number, forms: Record<string, string>): string {
  return forms[value] ?? forms[plurals().select(value)] ?? forms.other ?? ''
}

/** The form of a text for a word that code knows, such as a kind. */
export const choose = (word: string | number, forms: Record<string, string>): string =>
  forms[word] ?? forms.other ?? ''
