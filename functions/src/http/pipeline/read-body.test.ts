import { expect, test } from 'vitest'
import { imageField } from './read-body.ts'

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
