/** Pairs of neighbouring letters and digits. */
function pairsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return Array.from({ length: Math.max(plain.length - 1, 0) }, (_, index) => plain.slice(index, index + 2))
}

/** How alike two texts are, from 0 to 1: the share of their letter pairs that both have (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one)
  const others = pairsOf(other)
  const total = pairs.length + others.length
  if (total === 0) return 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0
    if (count === 0) continue
    left.set(pair, count - 1)
    shared++
  }
  return (2 * shared) / total
}

const mostSuggestions = 3

/** The products whose SKU or name is most like what was typed, the likest first. */
export function nearestProducts<Found extends { sku: string; name: string }>(
  term: string,
  products: readonly Found[],
): Found[] {
  return products
    .map((product) => ({
      product,
      score: Math.max(likeness(term, product.sku), likeness(term, product.name)),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostSuggestions)
    .map(({ product }) => product)
}
