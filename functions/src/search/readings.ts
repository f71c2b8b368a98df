import type { Locale } from '@wood-master/contract/locale'
import type { Synonym } from '../domain/catalog/product-search.ts'
import { isNumber, type SearchTerm, searchTermsOf, stemOf } from './words.ts'

export type Reading = readonly SearchTerm[]

const mostReadings = 8
const shortestPart = 3

interface Vocabulary {
  language: Locale
  knows: (word: string) => boolean
  /** The same, or part of a SKU. */
  knowsWhole: (word: string) => boolean
}

/** What was typed, as it stands, with two words that are one or one that is two, or as the shop calls it. */
export function readingsOf(
  typed: string,
  synonyms: readonly Synonym[],
  { language, knows, knowsWhole }: Vocabulary,
) {
  const terms = searchTermsOf(typed, language)
  const own = synonyms.filter((synonym) => (synonym.language ?? 'en') === language)
  const meant = own.flatMap((synonym) => replaced(terms, synonym, language))
  const apart = split(terms, { knows, knowsWhole })
  // A word that is two known ones is no third one, mistyped.
  const asTyped = apart.length > 0 ? [] : [terms]
  const readings = [...asTyped, ...meant, ...joined(terms, knowsWhole), ...apart]
  return readings.filter((reading) => reading.length > 0).slice(0, mostReadings)
}

function replaced(terms: Reading, { typed, means }: Synonym, language: Locale): Reading[] {
  const wanted = searchTermsOf(typed, language)
  if (wanted.length === 0) return []
  const same = (one: SearchTerm | undefined, other: SearchTerm) =>
    one !== undefined && stemOf(one.text, language) === stemOf(other.text, language)
  const at = terms.findIndex((_, index) => wanted.every((word, offset) => same(terms[index + offset], word)))
  return at < 0
    ? []
    : [[...terms.slice(0, at), ...searchTermsOf(means, language), ...terms.slice(at + wanted.length)]]
}

function joined(terms: Reading, knowsWhole: Vocabulary['knowsWhole']): Reading[] {
  return terms.slice(1).flatMap((term, index) => {
    const before = terms[index]
    if (!before || before.number || term.number) return []
    const text = before.text + term.text
    if (!knowsWhole(text)) return []
    return [[...terms.slice(0, index), { text, number: false }, ...terms.slice(index + 2)]]
  })
}

function split(terms: Reading, { knows, knowsWhole }: Omit<Vocabulary, 'language'>): Reading[] {
  return terms.flatMap(({ text, number }, index) => {
    if (number || text.length < 2 * shortestPart || knowsWhole(text)) return []
    for (let at = shortestPart; at <= text.length - shortestPart; at++) {
      const parts = [text.slice(0, at), text.slice(at)]
      if (!parts.every(knows)) continue
      const words = parts.map((part) => ({ text: part, number: isNumber(part) }))
      return [[...terms.slice(0, index), ...words, ...terms.slice(index + 1)]]
    }
    return []
  })
}
