import { expect, it } from 'vitest'
import { readFilters } from './order-filters.ts'

it('reads state and search from the address', () => {
  expect(readFilters(new URLSearchParams('state=paid&q=oak+leg'))).toEqual({ state: 'paid', q: 'oak leg' })
})

it('leaves out what makes no sense', () => {
  expect(readFilters(new URLSearchParams('state=lost&q=++'))).toEqual({})
})
