import { expect, it } from 'vitest'
import { readMessageFilter } from './messages.ts'

it('reads which messages to show from the address', () => {
  expect(readMessageFilter(new URLSearchParams('show=unread'))).toEqual({ show: 'unread' })
  expect(readMessageFilter(new URLSearchParams('show=unanswered'))).toEqual({ show: 'unanswered' })
})

it('shows all of them for what makes no sense', () => {
  expect(readMessageFilter(new URLSearchParams('show=burnt'))).toEqual({})
})
