import { email } from '@wood-master/contract/fields'
import { expect, it } from 'vitest'
import { emailRule } from './use-short-form.ts'

const refused = [
  'a%b@x.com',
  '.a@x.com',
  'a..b@x.com',
  'a.@x.com',
  'a-b.@docomo.ne.jp',
  'a@x..com',
  'a@x',
  `${'a'.repeat(250)}@x.com`,
]

it.each(refused)('makes no account with %s, which the shop refuses', (typed) => {
  expect(email.safeParse(typed).success).toBe(false)
  expect(emailRule.problem(typed)).toBe('Provide a valid Email')
})

it.each(['anna@wood-master.shop', "o'hara+oak_1@x-y.co.uk", ' Anna@Example.COM '])(
  'takes %s like the shop',
  (typed) => {
    const read = emailRule.read?.(typed) ?? typed
    expect(email.parse(typed)).toBe(read)
    expect(emailRule.problem(read)).toBeUndefined()
  },
)
