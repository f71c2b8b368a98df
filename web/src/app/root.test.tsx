import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { Root } from './root.tsx'

function Bench() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1 tabIndex={-1}>Packing</h1>
      <input ref={field} aria-label="Scan" />
    </>
  )
}

it('leaves the focus to a page that wants it elsewhere than at its heading', async () => {
  onCall('getSettings', () => settings())
  const children = [
    { path: '/dashboard', Component: () => <Link to="/dashboard/packing">To the bench</Link> },
    { path: '/dashboard/packing', Component: Bench },
  ]
  const router = createMemoryRouter([{ Component: Root, children }], { initialEntries: ['/dashboard'] })
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('link', { name: 'To the bench' }))
  const scan = await screen.findByRole('textbox', { name: 'Scan' })
  await waitFor(() => expect(scan).toHaveFocus())
})
