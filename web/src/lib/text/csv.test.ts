import { expect, it } from 'vitest'
import { csvText, withoutMarks } from './csv.ts'

const line = (...cells: (string | number)[]) => csvText([cells]).slice(1)

it('starts with the byte order mark and ends each line as spreadsheets expect', () => {
  expect(csvText([['a'], ['b']])).toBe('\uFEFF"a"\r\n"b"\r\n')
})

it('quotes text, doubles its quotes and keeps commas and line breaks inside', () => {
  expect(line('6" clamp, red', 'two\nlines')).toBe('"6"" clamp, red","two\nlines"\r\n')
})

it('leaves numbers as numbers', () => {
  expect(line(12.5, 0, 3)).toBe('12.5,0,3\r\n')
})

it.each([
  ['x;=HYPERLINK(1)', "x;'=HYPERLINK(1)"],
  ['x; "=1+1', 'x; ""\'=1+1'],
  ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
  ['\tx;=1', "'\tx;'=1"],
  ['6-1; a=b', '6-1; a=b'],
])('keeps %j from running where semicolons separate cells', (text, shown) => {
  expect(line(text)).toBe(`"${shown}"\r\n`)
})

it.each(['=1+1', '+49 123', '-2', '@SUM(A1)', '\t=1', '\r=1'])('never lets %j run as a formula', (text) => {
  expect(line(text)).toBe(`"'${text}"\r\n`)
})

it.each([
  ['＝1+1', "'＝1+1"],
  ['＋49', "'＋49"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u200b=1+1', "\u200b'=1+1"],
  ['\u2060\ufeff\u202e @SUM(A1)', "\u2060\ufeff\u202e '@SUM(A1)"],
  ['x;\u200b＝1', "x;\u200b'＝1"],
])('never lets %j run as a formula, however it is disguised', (text, shown) => {
  expect(line(text)).toBe(`"${shown}"\r\n`)
})

it.each([
  '=1+1',
  '\u200b＝1+1',
  "'=1+1",
  '"=1',
  'x;=HYPERLINK(1)',
  'x; "\'=1+1',
  'a\n@SUM(A1)\n\n-2',
  "it's 6-1; a=b",
  'plain',
])('gives %j back as it was', (text) => {
  const cell = line(text).slice(1, -3).replaceAll('""', '"')
  expect(withoutMarks(cell)).toBe(text)
})
