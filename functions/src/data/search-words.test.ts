import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noon, paidOrder, withShipped } from '../../test/support/oak-order.ts'
import { orderMatches, orderNumberKeys, orderSearchWords } from './order-search.ts'
import { matches, queryWordOf, searchWordsOf, wordsOf } from './search-words.ts'

describe('a search', () => {
  it('compares lower-case words without accents and punctuation', () => {
    expect(wordsOf('  Étau — "Bench-Vise" No. 7 ')).toEqual(['etau', 'bench', 'vise', 'no', '7'])
  })

  it('finds whatever starts each of its words, and the database is asked for one of them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
        const words = wordsOf(text).map((word) => word.slice(0, 5))
        fc.pre(words.length > 0)
        expect(matches(words, text)).toBe(true)
        expect(searchWordsOf([text])).toContain(queryWordOf(words))
      }),
    )
  })

  it('finds an order by its whole id and by how it begins', () => {
    const id = '6f1d2c1e-2f0a-4f6b-9d0e-0f6a3f0c7b11'
    const stored = searchWordsOf(['Oak dowels'], id)
    expect(stored).toContain(queryWordOf(wordsOf(id)))
    expect(stored).toContain(queryWordOf(wordsOf('6f1d')))
  })

  it('never cuts through a letter, however rare', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '𠮷', '𐐀', ' '), maxLength: 40 }), (text) => {
        expect(searchWordsOf([text], text).filter((word) => !word.isWellFormed())).toEqual([])
        expect(queryWordOf(wordsOf(text))?.isWellFormed() ?? true).toBe(true)
      }),
    )
  })

  it('does not find the middle of a word', () => {
    expect(matches(['owel'], 'Oak dowels')).toBe(false)
  })

  it('stores a bounded number of beginnings, however long the text is', () => {
    const long = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')
    expect(searchWordsOf([long]).length).toBeLessThanOrEqual(240)
  })
})

describe('orderNumberKeys', () => {
  it('has the numbers of all papers of an order, also of one that took a credit note back', () => {
    const creditNote = { number: '2026-00043', taxTotal: 0, reversedBy: '2026-00044' }
    const said = { id: 'r1', amount: 1000, reason: 'Split', restocked: false, createdAt: noon } as const
    const order = { ...paidOrder, refunds: [{ ...said, state: 'failed' as const, creditNote }] }
    expect(orderNumberKeys(order)).toEqual(expect.arrayContaining(['202600043', '202600044']))
    expect(orderMatches('2026-00044', order)).toBe(true)
  })

  it('has the tracking numbers of each parcel', () => {
    const first = withShipped(paidOrder, { tracking: ['1Z1'] }, 3)
    const order = withShipped(first, { tracking: ['1Z2'] }, 1)
    expect(orderNumberKeys(order)).toEqual(expect.arrayContaining(['1z1', '1z2']))
    expect(orderSearchWords(order)).toEqual(expect.arrayContaining(['1z1', '1z2']))
  })
})
