/** How many tests of others pass, and which do not. */
export interface Tally {
  /** Whose tests they are, and of what. */
  source: string
  all: number
  passed: number
  /** Those that do not pass, and why. */
  known: { name: string; differs?: string }[]
}

/** The table for the README. */
export function conformanceTable(tallies: Tally[]): string {
  const rows = tallies.map(({ source, all, passed, known }) => {
    const reasons = known.map(({ name, differs }) => `_${name}_: ${differs}`).join(' ')
    return `| ${source} | ${passed} of ${all} | ${reasons} |`
  })
  return ['| tests | pass | the others |', '| --- | --- | --- |', ...rows].join('\n')
}
