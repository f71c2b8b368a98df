import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import * as form from './legal-pages.tsx'

const from = '2026-11-20T12:00:00.000Z'
const pages = { terms: { text: 'First.\n\nSecond.', from } }

it('is written on the dashboard, every page at once', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getLegalPages', () => ({ pages, returnDays: 30, version: 'v1' }))
  const saved = onCall('saveLegalPages', () => ({ acknowledged: true as const, version: 'v2' }))
  const { user } = renderRoutes([{ path: '/dashboard/legalPages', ...form }])
  const privacy = await screen.findByRole('textbox', { name: 'Privacy' })
  await user.type(privacy, 'Ours.')
  await user.click(screen.getByRole('button', { name: 'Save pages' }))
  expect(await screen.findByText('Pages saved')).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([
    {
      terms: 'First.\n\nSecond.',
      privacy: 'Ours.',
      imprint: '',
      returns: '',
      accessibility: '',
      version: 'v1',
    },
  ])
})

it('goes on with a draft as it was begun: what somebody else saved meanwhile is asked about, not overwritten', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getLegalPages', () => ({ pages, returnDays: 30, version: 'v1' }))
  const saved = onCall('saveLegalPages', () => ({ acknowledged: true as const, version: 'v3' }))
  const first = renderRoutes([{ path: '/dashboard/legalPages', ...form }])
  await first.user.type(await screen.findByRole('textbox', { name: 'Privacy' }), 'Ours.')
  cleanup()

  onCall('getLegalPages', () => ({
    pages: { ...pages, privacy: { text: 'Theirs.', from } },
    returnDays: 30,
    version: 'v2',
  }))
  const { user } = renderRoutes([{ path: '/dashboard/legalPages', ...form }])
  expect(await screen.findByRole('textbox', { name: 'Privacy' })).toHaveValue('Ours.')
  await user.click(screen.getByRole('button', { name: 'Save pages' }))
  expect(saved.map(({ body }) => body.version)).toEqual(['v1'])
})
