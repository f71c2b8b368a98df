import { calls } from '@wood-master/contract/calls'
import { expect, test } from 'vitest'
import { ShopError } from '../../domain/errors.ts'
import { inLanguage } from '../../domain/language.ts'
import { imageField, read } from './read-body.ts'

/** A form with one small picture; `header` is a further header of that part. */
const form = (boundary: string, header = '') =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="plane.png"\r\n${header}\r\nwood\r\n--${boundary}--\r\n`,
  )

// What made other readers of forms spin or crash, named by the advisories on the fork of ours in docs/dependencies.md.
test.each([
  ['an ordinary form', 'shavings', ''],
  ['a boundary as long as makes a table of bytes overflow', 'a'.repeat(252), ''],
  ['a header named __proto__', 'shavings', '__proto__: x\r\n'],
  ['a header named constructor', 'shavings', 'constructor: x\r\n'],
])('reads %s', async (_, boundary, header) => {
  const read = await imageField(form(boundary, header), `multipart/form-data; boundary=${boundary}`)
  expect(Buffer.from(read).toString()).toBe('wood')
})

function messagesOf(name: 'requestCancellation' | 'addReview' | 'decideCancellation', body: unknown) {
  try {
    return read(calls[name].body, body)
  } catch (error) {
    return error instanceof ShopError ? error.details.fields : error
  }
}

test.each([
  ['requestCancellation', { reason: 42 }, { reason: 'Is not text' }],
  ['requestCancellation', { reason: ' ' }, { reason: 'Is required' }],
  ['requestCancellation', { reason: 'x'.repeat(301) }, { reason: 'Is longer than 300 characters' }],
  ['addReview', { rating: 6 }, { email: 'Is required', rating: 'Must be at most 5', review: 'Is required' }],
  ['decideCancellation', { granted: 'yes' }, { granted: 'Has the wrong form' }],
  ['decideCancellation', { granted: true, key: 'once' }, { key: 'Has the wrong form' }],
] as const)('says what is wrong with a body of %s in words for people: %j', (name, body, fields) => {
  expect(messagesOf(name, body)).toEqual(fields)
})

test('says it in the language of the page', () => {
  const said = inLanguage('de', () => messagesOf('requestCancellation', { reason: 'x'.repeat(301) }))
  expect(said).toEqual({ reason: 'Ist länger als 300 Zeichen' })
})
