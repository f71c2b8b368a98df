import type { Locale } from '@wood-master/contract/locale'
import { inLanguageOf, nameKey, type Product } from '../domain/catalog/product.ts'
import type { CatalogRequest } from '../domain/catalog/product-search.ts'
import type { Hit, Hits } from './product-index.ts'
import type { Reading } from './readings.ts'

const grades = {
  /** It has every term and is called by one that counts. */
  full: 0,
  /** It is of the wanted kind, without all that was typed. */
  sameKind: 1,
  /** It has every term, but only mentions what counts. */
  mention: 2,
} as const
type Grade = (typeof grades)[keyof typeof grades]

/** A found product and how well it fits; within a grade the higher score comes first. */
export interface Ranked {
  id: string
  grade: Grade
  score: number
}

export interface ReadWith {
  reading: Reading
  hits: Hits[]
}

/** With so many full finds nothing is added that has only a part of what was typed. */
export const enough = 3

/** The products that fit, the best first; where few have everything, others of the same kind follow. */
export function rank(readings: readonly ReadWith[], size: number): Ranked[] {
  const best = new Map<string, Ranked>()
  for (const read of readings) {
    for (const ranked of rankedIn(read, size)) {
      const known = best.get(ranked.id)
      if (!known || byFit(ranked, known) < 0) best.set(ranked.id, ranked)
    }
  }
  const all = [...best.values()].toSorted(byFit)
  const isThin = all.filter(({ grade }) => grade === grades.full).length < enough
  return isThin ? all : all.filter(({ grade }) => grade !== grades.sameKind)
}

const byFit = (one: Ranked, other: Ranked) => one.grade - other.grade || other.score - one.score

function rankedIn({ reading, hits }: ReadWith, size: number): Ranked[] {
  const kinds = hits.filter((found, index) => !reading[index]?.number && some(found, ({ kind }) => kind))
  const deciding = kinds.length > 0 ? kinds : hits
  const isTelling = hits.some((found, index) => reading[index]?.number || tellsSomething(found, size))

  function gradeOf(id: string): Grade | undefined {
    const hasAll = hits.every((found) => found.has(id))
    if (hasAll && deciding.some((found) => found.get(id)?.title)) return grades.full
    if (kinds.length > 0 && kinds.every((found) => found.get(id)?.title)) return grades.sameKind
    return hasAll && isTelling ? grades.mention : undefined
  }

  const ranked: Ranked[] = []
  // Whoever has every term has the rarest one, too.
  for (const id of new Set([...rarest(hits), ...rarest(kinds)])) {
    const grade = gradeOf(id)
    if (grade === undefined) continue
    let score = 0
    for (const found of hits) score += found.get(id)?.score ?? 0
    ranked.push({ id, grade, score })
  }
  return ranked
}

function rarest(hits: readonly Hits[]): Iterable<string> {
  const [first] = hits.toSorted((one, other) => one.size - other.size)
  return first?.keys() ?? []
}

function some(found: Hits, test: (hit: Hit) => boolean): boolean {
  for (const hit of found.values()) if (test(hit)) return true
  return false
}

/** A word in no title that many descriptions have says what things come with, not what they are. */
function tellsSomething(found: Hits, size: number): boolean {
  return found.size <= Math.max(enough, size / 100) || some(found, ({ title }) => title)
}

type Sort = NonNullable<CatalogRequest['sort']>
type Compare = (one: Product, other: Product) => number

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The newest first; of the same moment, the higher id. */
export const newestFirst: Compare = (one, other) =>
  other.createdAt.getTime() - one.createdAt.getTime() || byText(other.id, one.id)

const compare: Record<Exclude<Sort, 'name'>, Compare> = {
  newest: newestFirst,
  price: (one, other) => one.unitPrice - other.unitPrice || byText(one.id, other.id),
  '-price': (one, other) => other.unitPrice - one.unitPrice || byText(other.id, one.id),
}

export function sorted(products: readonly Product[], sort: Sort, language: Locale = 'en'): Product[] {
  if (sort !== 'name') return products.toSorted(compare[sort])
  const { compare: byName } = new Intl.Collator(language)
  return products
    .map((product) => ({ product, key: nameKey(inLanguageOf(product, language).name) }))
    .toSorted((one, other) => byName(one.key, other.key) || byText(one.product.id, other.product.id))
    .map(({ product }) => product)
}
