import { expect, it } from 'vitest'
import { element, xmlText } from './feeds.ts'

it.each([
  ['Joiner\'s "best" <b> & more', 'Joiner&apos;s &quot;best&quot; &lt;b&gt; &amp; more'],
  [']]>', ']]&gt;'],
  ['a\u0000b\u0008c\ud800d\uffff', 'abcd'],
  ['8 × 40 mm 🪵', '8 × 40 mm 🪵'],
])('writes %j so that XML can carry it', (text, written) => {
  expect(xmlText(text)).toBe(written)
})

it('leaves out what is not there', () => {
  expect([element('g:material', undefined), element('g:material', '')]).toEqual(['', ''])
  expect(element('g:material', 'Oak & ash')).toBe('<g:material>Oak &amp; ash</g:material>')
})
