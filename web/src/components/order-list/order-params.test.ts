import { expect, it } from 'vitest'
import { readOrderFilters } from './order-params.ts'

it('reads state and search from the address', () => {
  expect(readOrderFilters(new URLSearchParams('state=paid&q=oak+leg'))).toEqual({
    state: 'paid',
    q: 'oak leg',
  })
})

it('leaves out what makes no sense', () => {
  expect(readOrderFilters(new URLSearchParams('state=lost&q=++'))).toEqual({})
})
