import { expect, it } from 'vitest'
import { readAllFilters } from './all-orders.ts'

const read = (search: string) => readAllFilters(new URLSearchParams(search))

it('reads whole days of the own calendar, amounts, country and sorting', () => {
  expect(
    read('from=2026-03-01&to=2026-03-31&least=10&most=99.5&country=NO&sort=largest&cancel=yes&state=paid'),
  ).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    until: new Date(2026, 3, 1).toISOString(),
    minPrice: 10,
    maxPrice: 99.5,
    country: 'NO',
    sort: 'largest',
    cancelRequested: 'true',
    state: 'paid',
  })
})

it('leaves out what is no filter', () => {
  expect(read('from=soon&to=&least=-1&most=much&country=Norway&sort=buyer&cancel=no')).toEqual({})
  expect(read('from=12026-01-01&to=9999-12-31&least=12.345&most=1000000000000')).toEqual({})
  expect(read('least=&most=1e15')).toEqual({})
})

it('keeps an amount of nothing, and the largest that the shop counts', () => {
  expect(read('least=0&most=999999990000')).toEqual({ minPrice: 0, maxPrice: 999_999_990_000 })
})
