import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './update-profile.tsx'

const profileOf = (email: string, location: string) => ({
  _id: location,
  email,
  location,
  createdAt: '2026-03-01T08:00:00.000Z',
})

it('shows whoever signs in next their own profile to change', async () => {
  session.start(shopper, 'token')
  onCall('getProfile', () => [profileOf(shopper.email, 'Oslo')])
  const { router } = renderRoutes([{ path: paths.updateProfile, loader, Component }])
  expect(await screen.findByLabelText('Location')).toHaveValue('Oslo')
  const other = { uid: 'u-other', email: 'other@wood-master.test' }
  onCall('getProfile', () => [profileOf(other.email, 'Bergen')])
  session.start(other, 'token 2')
  await act(() => router.revalidate())
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(other.email))
  expect(screen.getByLabelText('Location')).toHaveValue('Bergen')
})
