import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
