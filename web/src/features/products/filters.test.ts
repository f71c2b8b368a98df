import { expect, it } from 'vitest'
import { readFilters } from './filters.ts'

it('reads search, sort and stock from the address', () => {
  expect(readFilters(new URLSearchParams('q=oak+leg&sort=-price&stock=1'))).toEqual({
    q: 'oak leg',
    sort: '-price',
    inStock: 'true',
  })
})

it('leaves out what makes no sense', () => {
  expect(readFilters(new URLSearchParams('q=+&sort=colour&stock=perhaps'))).toEqual({})
})
