import { expect, it } from 'vitest'
import { readFilters } from './filters.ts'

it('reads which messages to show from the address', () => {
  expect(readFilters(new URLSearchParams('show=unread'))).toEqual({ show: 'unread' })
  expect(readFilters(new URLSearchParams('show=unanswered'))).toEqual({ show: 'unanswered' })
})

it('shows all of them for what makes no sense', () => {
  expect(readFilters(new URLSearchParams('show=burnt'))).toEqual({})
})
