const longestPrefix = 12
const mostPrefixes = 240

/** Cut between letters and never inside one: half of a rare ideograph is no text, and the database rejects it. */
const beginningOf = (word: string, length = longestPrefix) => [...word].slice(0, length).join('')

/** The words of a text as a search compares them: lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Every beginning of every word, so that the database finds "chi" in "Bench Chisel" without reading the rest. */
export function searchWordsOf(texts: string[], id = '', most = mostPrefixes): string[] {
  const [start = '', ...rest] = wordsOf(id)
  const prefixes = new Set<string>(rest.map((part) => beginningOf(part)))
  for (const word of [...texts.flatMap(wordsOf), start]) {
    for (let length = 1; length <= Math.min([...word].length, longestPrefix); length++) {
      if (prefixes.size === most) return [...prefixes]
      prefixes.add(beginningOf(word, length))
    }
  }
  return [...prefixes]
}

/** What the database is asked: the longest word of the search, as its prefixes are stored. */
export function queryWordOf(words: string[]): string | undefined {
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  return longest && beginningOf(longest)
}

export function matches(words: string[], ...texts: string[]): boolean {
  const known = texts.flatMap(wordsOf)
  return words.every((word) => known.some((other) => other.startsWith(word)))
}
