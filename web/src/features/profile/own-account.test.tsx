import { screen, within } from '@testing-library/react'
import { exampleOf } from '@wood-master/contract/examples'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { OwnAccount } from './own-account.tsx'

const open = () => renderRoutes([{ path: '/', Component: () => <OwnAccount email={shopper.email} /> }])
const closing = () => screen.findByRole('dialog', { name: 'Close your account?' })

beforeEach(() => session.start(shopper, 'token'))
afterEach(() => vi.restoreAllMocks())

it('downloads what the shop keeps, and says why it could not', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:data'
  })
  // The page's document is no browser's: it would leave for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onCall('getOwnData', () => exampleOf('getOwnData').response)
  const { user } = open()
  const download = await screen.findByRole('button', { name: 'Download my data' })
  await user.click(download)
  expect(await screen.findByText('Your data has been downloaded')).toBeVisible()
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(exampleOf('getOwnData').response)

  onCall('getOwnData', () =>
    errorResponse('payment_provider_failed', 'Stripe does not respond. Please try again.'),
  )
  await user.click(download)
  expect(await screen.findByText(/Stripe does not respond/)).toBeVisible()
  expect(download).toBeEnabled()
})

it('closes the account only when its email is typed, and says what is kept and why', async () => {
  const sent = onCall('closeAccount', () => exampleOf('closeAccount').response)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Close my account' }))
  const dialog = within(await closing())
  const confirm = dialog.getByRole('button', { name: 'Close my account' })
  await user.type(dialog.getByLabelText('Type your email to confirm'), 'somebody@else.test')
  await user.click(confirm)
  expect(await dialog.findByText('Type the email of your account')).toBeVisible()
  expect(sent).toEqual([])

  await user.clear(dialog.getByLabelText('Type your email to confirm'))
  await user.type(dialog.getByLabelText('Type your email to confirm'), `${shopper.email}{Enter}`)
  const closed = within(await screen.findByRole('dialog', { name: 'Your account is closed' }))
  expect(closed.getByText(/Kept: 2 orders\. Accounting law/)).toBeVisible()
  expect(sent).toMatchObject([{ body: { email: shopper.email }, token: 'token' }])
})

it('keeps the account and says why while an order is open', async () => {
  const reason = 'There are open orders: 1A2-B3C (unpaid).'
  onCall('closeAccount', () => errorResponse('account_not_closable', reason))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Close my account' }))
  const dialog = within(await closing())
  await user.type(dialog.getByLabelText('Type your email to confirm'), `${shopper.email}{Enter}`)
  expect(await dialog.findByText(/There are open orders/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(session.account()).toMatchObject({ email: shopper.email })
})
