import { describe, expect, it } from 'vitest'
import { indexTermsOf, searchTermsOf, wordsOf } from './words.ts'

describe('the words of a text', () => {
  it.each([
    ['8 × 40 mm', ['8', '40', 'mm']],
    ['8x40mm', ['8', '40', 'mm']],
    ['0,6 mm and 0.6 mm', ['0.6', 'mm', 'and', '0.6', 'mm']],
    ['1,200 pins', ['1200', 'pins']],
    ['Carver’s Mallet', ['carver', 'mallet']],
    ["The joiners' planes", ['the', 'joiners', 'planes']],
    ['Café-Tür', ['cafe', 'tur']],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

it('indexes words with their stems, and numbers with their units', () => {
  expect(indexTermsOf('Planes 12 mm')).toEqual(['planes', 'plane', '12', '12mm', 'mm'])
})

describe('the terms of a search', () => {
  it('keep a number together with the unit that follows it', () => {
    expect(searchTermsOf('12mm dowel')).toEqual([
      { text: '12', number: true, unit: 'mm' },
      { text: 'dowel', number: false },
    ])
  })

  it('leave out fillers, unless there is nothing else', () => {
    expect(searchTermsOf('a leg for the table').map(({ text }) => text)).toEqual(['leg', 'table'])
    expect(searchTermsOf('the').map(({ text }) => text)).toEqual(['the'])
  })

  it('are at most twelve', () => {
    expect(searchTermsOf('a1 '.repeat(40))).toHaveLength(12)
  })
})

describe('spellings of a word in a language', () => {
  it.each([
    ['de', 'Dübel', 'Duebel'],
    ['de', 'Maß', 'Mass'],
    ['fr', 'œil d’établi', "OEIL d'etabli"],
    ['fr', 'l’équerre', 'equerre'],
    ['ar', 'الإزميل', 'ازميل'],
    ['ar', 'مِطرقة', 'مطرقه'],
    ['ar', 'كابولى', 'كابولي'],
    ['ar', 'للطاولة', 'طاولة'],
    ['ar', '٣٠٠ مم', '300 mm'],
  ] as const)('in %s: %s and %s', (language, one, other) => {
    expect(wordsOf(one, language)).toEqual(wordsOf(other, language))
  })
})
