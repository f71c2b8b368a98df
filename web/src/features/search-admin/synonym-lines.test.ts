import { expect, it } from 'vitest'
import { linesOf, synonymsIn } from '#app/routes/dashboard/search-words.tsx'

it('reads what it writes', () => {
  const synonyms = [
    { typed: 'broom handle', means: 'dowel' },
    { typed: 'cramp', means: 'clamp' },
    { typed: 'Besenstiel', means: 'Dübelstange', language: 'de' as const },
  ]
  expect(synonymsIn(linesOf(synonyms))).toEqual({ synonyms })
})

it('leaves out blank lines and blanks', () => {
  expect(synonymsIn('\n  rod =  dowel \r\n\n')).toEqual({ synonyms: [{ typed: 'rod', means: 'dowel' }] })
})

it.each(['rod', 'rod =', '= dowel', 'rod = dowel = pin'])('names the line that is wrong: %j', (line) => {
  expect(synonymsIn(`cramp = clamp\n${line}`)).toEqual({ badLine: 2 })
})
