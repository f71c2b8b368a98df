import type { Hits } from './product-index.ts'
import type { Reading } from './readings.ts'

/** How well a product fits, the best first. */
const grades = {
  /** It has every term and is called by one that counts. */
  full: 0,
  /** It is of the wanted kind, without all that was typed. */
  sameKind: 1,
  /** It has every term, but only mentions what counts. */
  mention: 2,
} as const
type Grade = (typeof grades)[keyof typeof grades]

export interface Ranked {
  id: string
  grade: Grade
  score: number
}

/** A reading of what was typed with the products that have each of its terms. */
export interface ReadWith {
  reading: Reading
  hits: Hits[]
}

/** With so many full finds nothing is added that has only a part of what was typed. */
const enough = 3

/**
 * The products that fit, the best first. Where few have everything, others of the same kind follow: 'table legs' also
 * finds a leg that is not said to be for tables, and '10 mm dowel' dowels of another size.
 */
export function rank(readings: readonly ReadWith[], size: number): Ranked[] {
  const best = new Map<string, Ranked>()
  for (const ranked of readings.flatMap((read) => rankedIn(read, size))) {
    const known = best.get(ranked.id)
    if (!known || byFit(ranked, known) < 0) best.set(ranked.id, ranked)
  }
  const all = [...best.values()].toSorted(byFit)
  const isThin = all.filter(({ grade }) => grade === grades.full).length < enough
  return isThin ? all : all.filter(({ grade }) => grade !== grades.sameKind)
}

const byFit = (one: Ranked, other: Ranked) => one.grade - other.grade || other.score - one.score

function rankedIn({ reading, hits }: ReadWith, size: number): Ranked[] {
  const grade = graderOf(reading, hits, size)
  const ids = new Set(hits.flatMap((found) => [...found.keys()]))
  return [...ids].flatMap((id) => {
    const fit = grade(id)
    const score = hits.reduce((sum, found) => sum + (found.get(id)?.score ?? 0), 0)
    return fit === undefined ? [] : [{ id, grade: fit, score }]
  })
}

function graderOf(reading: Reading, hits: readonly Hits[], size: number): (id: string) => Grade | undefined {
  const kinds = hits.filter(
    (found, index) => !reading[index]?.number && [...found.values()].some(({ kind }) => kind),
  )
  const deciding = kinds.length > 0 ? kinds : hits
  const isTelling = hits.some((found, index) => reading[index]?.number || tellsSomething(found, size))
  return (id) => {
    const hasAll = hits.every((found) => found.has(id))
    if (hasAll && deciding.some((found) => found.get(id)?.title)) return grades.full
    if (kinds.length > 0 && kinds.every((found) => found.get(id)?.title)) return grades.sameKind
    return hasAll && isTelling ? grades.mention : undefined
  }
}

/**
 * A word in no title that many descriptions have says what things come with, not what they are: who looks for 'screws'
 * wants no knob with a screw in its bag.
 */
function tellsSomething(found: Hits, size: number): boolean {
  return found.size <= Math.max(enough, size / 100) || [...found.values()].some(({ title }) => title)
}
