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

it.each([
  ['the browser says that it is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the shop did not respond', () => connection.report(false)],
])(
  'stays on a document where %s, and says so, instead of leaving for the page of an error',
  async (_, lose) => {
    const left = vi.fn((event: Event) => event.defaultPrevented)
    window.addEventListener('click', left)
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    render(
      <>
        <PlainLink to="#cart">See the cart</PlainLink>
        <OfflineNotice />
      </>,
    )
    act(() => void lose())
    await userEvent.click(screen.getByRole('link', { name: 'See the cart' }))
    expect(left).toHaveReturnedWith(true)
    expect(await screen.findByText(/You are offline|The shop is not responding/)).toBeVisible()
    window.removeEventListener('click', left)
  },
)
