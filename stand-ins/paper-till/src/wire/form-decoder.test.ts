import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOf } from '../browser/api-call.ts'
import { decodeForm, type FormValue } from './form-decoder.ts'

function plain(value: FormValue): unknown {
  return typeof value === 'string'
    ? value
    : Object.fromEntries([...value].map(([name, inner]) => [name, plain(inner)]))
}
const decoded = (text: string) => plain(decodeForm(text))

test('nested names, lists and repeats are understood', () => {
  expect(decoded('amount=5&metadata[order id]=a%26b&expand[]=x&expand[]=y')).toEqual({
    amount: '5',
    metadata: { 'order id': 'a&b' },
    expand: { 0: 'x', 1: 'y' },
  })
  expect(decoded('card[checks][0][name]=cvc&card[number]=4242')).toEqual({
    card: { checks: { 0: { name: 'cvc' } }, number: '4242' },
  })
  expect(decoded('a=1&a=2')).toEqual({ a: '2' })
  expect(decoded('')).toEqual({})
})

test('names that are not well formed are taken as they are', () => {
  for (const name of ['a[b', 'a]b[', '[a]', 'a[b]c']) {
    expect([...decodeForm(`${encodeURIComponent(name)}=1`)]).toEqual([[name, '1']])
  }
})

test('names of the language’s own are only names', () => {
  const form = decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect([...form.keys()]).toEqual(['__proto__', 'constructor'])
  expect({}).not.toHaveProperty('polluted')
})

const name = fc.stringMatching(/^[^[\]]+$/)
const tree = fc.letrec<{ value: unknown; parts: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.string(), tie('parts')),
  parts: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
}))

test('whatever is encoded as Stripe encodes it is decoded to the same', () => {
  fc.assert(
    fc.property(fc.dictionary(name, tree.value, { noNullPrototype: true }), (values) => {
      const expected = new Map(Object.entries(values))
      const actual = decodeForm(formOf(values).toString())
      expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort())
      for (const [key, value] of actual) expect(plain(value)).toEqual(expected.get(key))
    }),
  )
})
