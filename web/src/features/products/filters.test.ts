import { expect, it } from 'vitest'
import { isListView, readCatalogueFilters, readListFilters } from './filters.ts'

const filtersIn = (query: string) => readCatalogueFilters(new URLSearchParams(query))

it('reads every filter from the address', () => {
  const query = 'q=oak+leg&sort=-price&stock=1&category=Legs+and+feet&material=Oak&max=29.50'
  expect(filtersIn(query)).toEqual({
    q: 'oak leg',
    sort: '-price',
    available: 'true',
    category: 'Legs and feet',
    material: 'Oak',
    maxPrice: 29.5,
  })
})

it('reads a price as fields of numbers take it, without a digit before the point', () => {
  expect(filtersIn('max=.5')).toEqual({ maxPrice: 0.5 })
})

it.each([
  'q=+&sort=colour&stock=perhaps',
  'sort=__proto__',
  'sort=valueOf',
  'max=0',
  'max=-4',
  'max=1.234',
  'max=cheap',
  'category=+',
])('leaves out what makes no sense in %s', (query) => {
  expect(filtersIn(query)).toEqual({})
})

it('reads words, order and stock for a list that has no other filters', () => {
  const search = new URLSearchParams('q=oak&sort=name&stock=1&category=Saws&max=3')
  expect(readListFilters(search)).toEqual({ q: 'oak', sort: 'name', inStock: 'true' })
})

it('knows the list view', () => {
  expect(isListView(new URLSearchParams('view=list'))).toBe(true)
  expect(isListView(new URLSearchParams('view=tiles'))).toBe(false)
})
