import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.ts'
import { ToastHost } from './site-frame.tsx'

/** It slides out first, for which happy-dom has no animation. */
const isLeaving = () =>
  expect(screen.getByText('Only 12 are left.').closest('[data-in]')).toHaveAttribute('data-in', 'false')

it('takes an error away once something succeeds', async () => {
  render(<ToastHost />)
  await errorToast('Only 12 are left.')
  await screen.findByText('Only 12 are left.')
  await successToast('Order placed')
  await screen.findByText('Order placed')
  await waitFor(isLeaving)
})

it('takes an error away before a dialog opens', async () => {
  render(<ToastHost />)
  await errorToast('Only 12 are left.')
  await screen.findByText('Only 12 are left.')
  void tellDialog('Order Successful', 'Ready For Payment?')
  await screen.findByText('Order Successful')
  await waitFor(isLeaving)
})
