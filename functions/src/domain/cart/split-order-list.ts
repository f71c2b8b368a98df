const headerWords = new Set(
  'sku skus code item items article articles art no nr number part parts product products name description quantity qty qte pcs pieces units unit amount count price'.split(
    ' ',
  ),
)

/** The lines of a pasted list that order something: without blank ones and without the header of a spreadsheet. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first, ...rest] = lines
  return first !== undefined && isHeader(first) ? rest : lines
}

/** True for a line of nothing but column names, two at least or the one word of a list of SKUs. */
function isHeader(line: string): boolean {
  const words = line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const named = words.every((word) => headerWords.has(word))
  return named && (words.length > 1 || words[0] === 'sku' || words[0] === 'product')
}
