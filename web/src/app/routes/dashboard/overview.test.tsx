import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { settings, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './overview.tsx'

const nothing = { orders: 0, amount: 0 }
const sales = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  ...nothing,
}))

it.each([
  [{ admin: true }, adminPaths.packing],
  [{ admin: false, role: 'bookkeeper' as const }, adminPaths.manageOrder],
])('leads from what is to be shipped to a list that has all of it: %#', async (role, target) => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => role)
  onCall('getSettings', () => settings())
  onCall('getOverview', () => ({
    ...{
      unpaid: 0,
      toShip: 2,
      lowStock: 0,
      unreadMessages: 0,
      needsAttention: 0,
      cancelRequests: 0,
      returns: 0,
    },
    ...{ sales, previous: nothing, bestSellers: [], runningOut: [], untranslated: { de: 0, fr: 0, ar: 0 } },
  }))
  renderRoutes([{ path: '/', loader, Component }])
  expect(await screen.findByRole('link', { name: /To ship/ })).toHaveAttribute('href', target)
})
