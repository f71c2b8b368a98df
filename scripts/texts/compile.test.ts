import { expect, it } from 'vitest'
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
  ['<link>{name}</link> hat viele', '{count}'],
  ['{name} hat {count, number}', '<link>'],
  ['<link>{name}</link> hat {count}', '{count}'],
  ['<link>{name}</link> hat {count, number} {units}', '{units}'],
])('refuses the translation %s', (translated, lost) => {
  expect(() => compileTranslation(english, translated, 'web de')).toThrow(lost)
})
