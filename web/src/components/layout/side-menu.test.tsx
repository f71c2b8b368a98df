import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { SideMenu } from './dashboard-layout.tsx'
import { shopperMenu } from './dashboard-menu.ts'

const Page = () => <SideMenu entries={shopperMenu} label="Dashboard" />
const marks = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
    .filter(([, mark]) => mark)

it('marks My Orders also on the page of an order, and My Profile on its own pages alone', async () => {
  const routes = [{ path: '/dashboard/*', Component: Page }]
  const { unmount } = renderRoutes(routes, '/dashboard/myOrders/o1')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect(marks()).toEqual([['My Orders', 'true']])
  unmount()
  const profile = renderRoutes(routes, '/dashboard')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect(marks()).toEqual([['My Profile', 'page']])
  profile.unmount()
  renderRoutes(routes, '/dashboard/updateProfile')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect(marks()).toEqual([['My Profile', 'true']])
})
