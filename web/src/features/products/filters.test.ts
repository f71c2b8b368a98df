import { expect, it } from 'vitest'
import { readCatalogueFilters } from './filters.ts'

it('reads search, sort and stock from the address', () => {
  expect(readCatalogueFilters(new URLSearchParams('q=oak+leg&sort=-price&stock=1'))).toEqual({
    q: 'oak leg',
    sort: '-price',
    inStock: 'true',
  })
})

it('leaves out what makes no sense', () => {
  expect(readCatalogueFilters(new URLSearchParams('q=+&sort=colour&stock=perhaps'))).toEqual({})
})
