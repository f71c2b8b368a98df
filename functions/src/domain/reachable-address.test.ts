import { describe, expect, it } from 'vitest'
import { canBeReached } from './reachable-address.ts'

describe('an address', () => {
  it.each(['ada@wood-master.test', 'a.b+c@mail.example.co.uk', "o'brien@shop.ie"])(
    '%s can be reached',
    (email) => {
      expect(canBeReached(email)).toBe(true)
    },
  )

  it.each([
    '',
    'ada',
    'ada@localhost',
    'removed@wood-master.invalid',
    'ada@wood-master.test, bob@wood-master.test',
    'ada@wood-master.test\r\nBcc: bob@wood-master.test',
    'Ada <ada@wood-master.test>',
    'ada;bob@wood-master.test',
    `${'a'.repeat(65)}@wood-master.test`,
  ])('%j cannot', (email) => {
    expect(canBeReached(email)).toBe(false)
  })
})
