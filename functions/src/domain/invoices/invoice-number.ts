const digits = 5

/** The year of the series that a document of this date belongs to; years end at midnight UTC. */
export function yearOf(issuedAt: Date): number {
  return issuedAt.getUTCFullYear()
}

/** `2026-00042`; sorts as it counts up to 99,999 documents a year, and goes on beyond. */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(digits, '0')}`
}

/** The numbers from 1 to `last` that no document has, and those that several have. */
export function seriesProblems(
  sequences: readonly number[],
  last: number,
): { missing: number[]; double: number[] } {
  const seen = new Set<number>()
  const double = new Set<number>()
  for (const sequence of sequences) (seen.has(sequence) ? double : seen).add(sequence)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !seen.has(number))
  return { missing, double: [...double] }
}
