import { expect, it } from 'vitest'
import { askedOf, isDone } from './asked.ts'

const key = '4f9d2a53-61e7-4a55-9a39-0d6a3a4f8b11'

it('marks what is asked for, whatever the key and what the page saw', () => {
  const mark = askedOf({ key, poNumber: 'A' })
  expect(askedOf({ key: 'other', poNumber: 'A', price: 3, acceptedTerms: 'v2' })).toBe(mark)
  expect(askedOf({ key, poNumber: 'B' })).not.toBe(mark)
  // As it stands in the database: another way to make it would refuse repeats of what was done before.
  expect(mark).toBe('Fr1Q_4a6H5FJqoTyguzRSUSy3QvtrPYElHaHmczdwSI')
})

it('marks nothing without a key, and nothing where a page only looks for what was done', () => {
  for (const body of [undefined, { poNumber: 'A' }, { key }, { key, price: 3 }])
    expect(askedOf(body)).toBeUndefined()
})

it('refuses something else than was done, and nothing where either has no mark', () => {
  expect(isDone(undefined, { asked: 'a' })).toBe(false)
  for (const [known, asked] of [
    ['a', 'a'],
    [undefined, 'a'],
    ['a', undefined],
  ] as const)
    expect(isDone({ asked: known }, { asked })).toBe(true)
  expect(() => isDone({ asked: 'a' }, { asked: 'b' })).toThrow(
    expect.objectContaining({ code: 'key_reused' }),
  )
})
