import { expect, it } from 'vitest'
import { Failure } from '../shop/failure.ts'
import { compileText } from './compile-text.ts'
import { compileTranslation } from './compile.ts'

const english = compileText('<link>{name}</link> has {count, number}')

it.each(['{count, plural, one {# Stück} other {# Stücke}}: <link>{name}</link>', '<link>{name}</link>: {count, number}'])(
  'takes the translation %s',
  (translated) => {
    expect(compileTranslation(english, translated, 'web de')).toMatchObject(compileText(translated))
  },
)

it.each([
  ['<link>{name</link> hat {count, number}', 'web de cart.full'],
  ['<link>{name}</link> hat viele', '{count}'],
  ['{name} hat {count, number}', '<link>'],
  ['<link>{name}</link> hat {count}', '{count}'],
  ['<link>{name}</link> hat {count, number} {units}', '{units}'],
])('refuses the translation %s', (translated, lost) => {
  const refused = () => compileTranslation(english, translated, 'web de cart.full')
  expect(refused).toThrow(Failure)
  expect(refused).toThrow(lost)
})
