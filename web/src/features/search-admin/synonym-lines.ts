import type { SearchSettings } from './search-admin-api.ts'

type Synonyms = SearchSettings['synonyms']

/** The synonyms as an admin edits them: 'broom handle = dowel', a line each. */
export function linesOf(synonyms: Synonyms): string {
  return synonyms.map(({ typed, means }) => `${typed} = ${means}`).join('\n')
}

/** The synonyms in the lines; blank lines are left out. Names the first line that cannot be read. */
export function synonymsIn(lines: string): { synonyms: Synonyms } | { badLine: number } {
  const synonyms: Synonyms = []
  for (const [index, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue
    const [typed = '', means = '', ...rest] = line.split('=').map((part) => part.trim())
    if (!typed || !means || rest.length > 0) return { badLine: index + 1 }
    synonyms.push({ typed, means })
  }
  return { synonyms }
}
