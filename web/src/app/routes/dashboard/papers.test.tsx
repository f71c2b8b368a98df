import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import * as papers from './papers.tsx'

it('finds no page for papers of a kind that there is not', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  renderRoutes([{ path: '/dashboard/papers/:kind', ...papers }], '/dashboard/papers/credit-notes')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
