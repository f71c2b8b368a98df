/** Where a spreadsheet would run a formula: at the start of a cell, behind blanks, and behind separators. */
const formula =
  /^(?=[\t\r])|(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;\t\r\n])["'\s\p{Cf}]*)(?<!^[\t\r]["'\s\p{Cf}]*)/gu
/** The mark in front of one, in the same places. */
const mark = /'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;\t\r\n])["'\s\p{Cf}]*)/gu

/** A cell's text as it was before `csvText` kept it from running. Only what that wrote is changed. */
export const withoutMarks = (text: string): string => text.replaceAll(mark, '')

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // A quote mark in front is how spreadsheets are told that what follows is text.
  const text = value.replaceAll(formula, "'")
  return `"${text.replaceAll('"', '""')}"`
}

/** A CSV table (RFC 4180) with a byte order mark for Excel. Text is quoted and never runs as a formula. */
export function csvText(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

export const csvType = 'text/csv;charset=utf-8'
