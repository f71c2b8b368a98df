import type { Locale } from '@wood-master/contract/locale'
import { grammars } from './grammar.ts'

/** Numbers whole, with their decimals, and words; everything else only separates. */
const parts = /\d+(?:\.\d+)?|\p{L}+/gu
const units = new Set(['mm', 'cm', 'm', 'in', 'inch', 'kg', 'g'])

/** The numbers and words of a text: lower case, without accents, possessives and thousands separators. */
export function wordsOf(text: string, language: Locale = 'en'): string[] {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = grammars[language]
    .fold(bare)
    .replace(/['\u2019]s(?!\p{L})/gu, '')
    .replace(/['\u2019]/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
  const words = plain.match(parts) ?? []
  // '8 x 40' and '8 × 40' are two numbers.
  return words.filter(
    (word, index) => word !== 'x' || !isNumber(words[index - 1]) || !isNumber(words[index + 1]),
  )
}

/** Numbers are found only whole: 12 is not the beginning of 120. */
export const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word)

export const stemOf = (word: string, language: Locale = 'en'): string =>
  isNumber(word) ? word : grammars[language].stem(word) || word

/** What a text is indexed under: each word as it is and its stem; a number also together with its unit. */
export function indexTermsOf(text: string, language: Locale = 'en'): string[] {
  const words = wordsOf(text, language)
  return words.flatMap((word, index) => {
    if (!isNumber(word)) return [...new Set([word, stemOf(word, language)])]
    const unit = words[index + 1]
    return unit !== undefined && units.has(unit) ? [word, word + unit] : [word]
  })
}

export interface SearchTerm {
  text: string
  /** Numbers match whole and have no typing errors. */
  number: boolean
  unit?: string
}

const mostTerms = 12

/** What was typed, as terms; fillers are left out where there is anything else. */
export function searchTermsOf(typed: string, language: Locale = 'en'): SearchTerm[] {
  const words = wordsOf(typed, language)
  const terms: SearchTerm[] = []
  for (const [index, text] of words.entries()) {
    const before = words[index - 1]
    if (units.has(text) && isNumber(before)) continue
    const next = words[index + 1]
    const unit = isNumber(text) && next !== undefined && units.has(next) ? next : undefined
    terms.push({ text, number: isNumber(text), ...(unit ? { unit } : {}) })
  }
  const meant = terms.filter(({ text }) => !grammars[language].fillers.has(text))
  return (meant.length > 0 ? meant : terms).slice(0, mostTerms)
}

/** The word with each pair of neighbouring letters exchanged: the commonest slip, which counts as two mistakes otherwise. */
export function swappedLetters(word: string): string[] {
  if (word.length < 4) return []
  const letters = [...word]
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    if (before === undefined || before === letter) return []
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')]
  })
}
