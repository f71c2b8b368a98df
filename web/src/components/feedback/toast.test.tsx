import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dismissToasts, errorToast } from './toast.ts'
import ToastContainer from './toast-container.tsx'

it('shows the same error again after the next try, while the old one slides out', async () => {
  render(<ToastContainer />)
  const shown = () => [...document.querySelectorAll('[data-in="true"]')].map(({ textContent }) => textContent)
  await errorToast('No stock.')
  await errorToast('No stock.')
  await waitFor(() => expect(shown()).toEqual(['No stock.']))
  await dismissToasts()
  await errorToast('No stock.')
  await waitFor(() => expect(shown()).toEqual(['No stock.']))
})
