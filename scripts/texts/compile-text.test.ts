import { expect, it } from 'vitest'
import { compileText, isolated } from './compile-text.ts'

it.each([
  ['Save', '`Save`', {}],
  ['Add {quantity} to cart', '`Add ${v.quantity} to cart`', { quantity: 'text' }],
  ['{left, number} left', '`${numberText(v.left)} left`', { left: 'number' }],
  [
    '{count, plural, one {One line} other {# of {all}}}',
    '`${pluralText(v.count,{one:`One line`,other:`${numberText(v.count)} of ${v.all}`})}`',
    { count: 'number', all: 'text' },
  ],
  ['{kind, select, card {Card} other {Other}}', '`${choose(v.kind,{card:`Card`,other:`Other`})}`', { kind: 'text' }],
  ['Costs `5` \\ $ 7', '`Costs \\`5\\` \\\\ $ 7`', {}],
])('compiles %s', (text, code, values) => {
  const compiled = compileText(text)
  expect(compiled.code).toBe(code)
  expect(Object.fromEntries(compiled.values)).toEqual(values)
})

it.each(['{count, plural, one {One}', '{when, date}'])('refuses %s', (text) => {
  expect(() => compileText(text)).toThrow()
})

it('gives each value a direction of its own', () => {
  expect(isolated(compileText('{sku} is sold').code)).toBe('`\u2068${v.sku}\u2069 is sold`')
})
