const longest = 160

/** The beginning of a text as one line, for the lines that search engines show below a title. */
export function describe(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
