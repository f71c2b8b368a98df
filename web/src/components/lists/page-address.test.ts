import { expect, it } from 'vitest'
import { pageOf, toPage } from './use-address.ts'

it('starts on page one', () => {
  expect(pageOf(new URLSearchParams('q=oak'))).toEqual({ cursor: undefined, number: 1 })
})

it('keeps the filters on the way to the next page', () => {
  const next = toPage(new URLSearchParams('q=oak'), {}, 'abc', 2)
  expect(next.toString()).toBe('q=oak&after=abc&page=2')
  expect(pageOf(next)).toEqual({ cursor: 'abc', number: 2 })
})

it('goes back to the first page when a filter changes, and drops empty ones', () => {
  const next = toPage(new URLSearchParams('q=oak&after=abc&page=2'), { q: '', sort: 'name' })
  expect(next.toString()).toBe('sort=name')
})

it('does not believe a page number without its cursor', () => {
  expect(pageOf(new URLSearchParams('page=7')).number).toBe(1)
})
