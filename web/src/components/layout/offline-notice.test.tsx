import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PlainLink } from '#components/ui/button.tsx'
import { connection } from '#lib/browser/connection.ts'
import { OfflineNotice } from './site-frame.tsx'

afterEach(() => connection.report(true))

it('says that the visitor is offline when the browser knows it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<OfflineNotice />)
  act(() => connection.report(false))
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
})

it('says that the shop is not responding when the visitor is online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineNotice />)
  act(() => connection.report(false))
  expect(screen.getByRole('status')).toHaveTextContent('The shop is not responding.')
})

it('stays on a document that says so instead of leaving for the page of an error', async () => {
  const left = vi.fn((event: Event) => event.defaultPrevented)
  window.addEventListener('click', left)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  connection.report(false)
  render(<PlainLink to="#cart">See the cart</PlainLink>)
  await userEvent.click(screen.getByRole('link', { name: 'See the cart' }))
  expect(left).toHaveReturnedWith(true)
  expect(window.location.hash).toBe('')
  window.removeEventListener('click', left)
})
