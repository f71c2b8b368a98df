import type { QueryShape } from '../support/captured-queries.ts'

/** Lists of which people choose the filters: Firestore merges an index for each filter, instead of one for each choice. */
const merged = ['products', 'orders', 'users', 'messages']

/**
 * The composite indexes of a query, each as one line: the compared fields, then what it sorts by. One field alone, and
 * equalities without sorting, are served by the indexes that Firestore makes itself
 * (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function neededIndexes({ collection, equal, contains, sorted }: QueryShape): string[] {
  const filters = [
    ...equal.map((field) => `${field} ASCENDING`),
    ...contains.map((field) => `${field} CONTAINS`),
  ]
  const sorting = sorted.map(({ field, direction }) => `${field} ${direction}`)
  if (sorting.length === 0 || filters.length + sorting.length === 1) return []
  const prefixes = merged.includes(collection) && filters.length > 0 ? filters.map((one) => [one]) : [filters]
  return prefixes.map((prefix) => [collection, ...prefix, ...sorting].join(', '))
}
