import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { isEmailVerified, sendVerificationEmail } from '#lib/session/verification.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './profile.tsx'

// Firebase's part: what it knows of the account, and its email.
vi.mock('#lib/session/verification.ts', () => ({ isEmailVerified: vi.fn(), sendVerificationEmail: vi.fn() }))

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('getProfile', () => [])
  onCall('listCards', () => [])
  onCall('listAddresses', () => [])
})
afterEach(() => vi.resetAllMocks())

const open = () => renderRoutes([{ path: paths.myProfile, loader, Component }], paths.myProfile)
const send = () => screen.findByRole('button', { name: 'Send verification email' })

it('sends the verification email to somebody who has not verified theirs', async () => {
  vi.mocked(isEmailVerified).mockResolvedValue(false)
  const { user } = open()
  await user.click(await send())
  expect(await screen.findByText(`Verification email sent to ${shopper.email}`)).toBeVisible()
  expect(sendVerificationEmail).toHaveBeenCalledExactlyOnceWith('/dashboard/myProfile')
})

it('says so when the email could not be sent, and lets it be tried again', async () => {
  vi.mocked(isEmailVerified).mockResolvedValue(false)
  vi.mocked(sendVerificationEmail).mockRejectedValueOnce(new Error('auth/too-many-requests'))
  const { user } = open()
  await user.click(await send())
  expect(await screen.findByText(/could not be sent/)).toBeVisible()
  expect(await send()).toBeEnabled()
})

it.each([
  ['is verified', () => Promise.resolve(true)],
  ['belongs to nobody who is signed in', () => Promise.resolve(undefined)],
  ['is not known, because the service does not respond', () => Promise.reject(new Error('offline'))],
])('offers no verification when the email %s', async (_, outcome) => {
  vi.mocked(isEmailVerified).mockImplementation(outcome)
  open()
  await screen.findByText(/You have no saved cards/)
  expect(isEmailVerified).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Send verification email' })).toBeNull()
})
