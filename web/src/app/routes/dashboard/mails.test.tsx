import { expect, it } from 'vitest'
import { readMailFilter } from './mails.tsx'

it('reads from the address which mails to show', () => {
  expect(readMailFilter(new URLSearchParams('state=ERROR'))).toEqual({ state: 'ERROR' })
  expect(readMailFilter(new URLSearchParams('email=a@b.test&state=ERROR'))).toEqual({ email: 'a@b.test' })
})

it('shows all of them for what makes no sense', () => {
  expect(readMailFilter(new URLSearchParams('state=burnt'))).toEqual({})
})
