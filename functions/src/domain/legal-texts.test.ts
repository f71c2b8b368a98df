import { expect, it } from 'vitest'
import { withTexts } from './legal-texts.ts'

const blank = { terms: '', privacy: '', imprint: '', returns: '', accessibility: '' }
const at = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`)

it('keeps since when a text holds, and every former text of the terms', () => {
  const first = withTexts({ pages: {}, formerTerms: [] }, { ...blank, terms: 'One', imprint: 'Us' }, at(1))
  const second = withTexts(first, { ...blank, terms: 'Two', imprint: 'Us' }, at(2))
  expect(second).toEqual({
    pages: {
      terms: { text: 'Two', from: '2026-11-02T12:00:00.000Z' },
      imprint: { text: 'Us', from: '2026-11-01T12:00:00.000Z' },
    },
    formerTerms: [{ text: 'One', from: '2026-11-01T12:00:00.000Z' }],
  })
  expect(withTexts(second, { ...blank, terms: 'Two' }, at(3))).toMatchObject({
    pages: { terms: second.pages.terms },
    formerTerms: second.formerTerms,
  })
  expect(withTexts(second, blank, at(4)).formerTerms.map(({ text }) => text)).toEqual(['One', 'Two'])
})
