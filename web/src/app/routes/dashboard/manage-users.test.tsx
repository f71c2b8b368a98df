import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './manage-users.tsx'

const user = (name: string) => ({
  _id: `u-${name}`,
  email: `${name}@wood-master.test`,
  name,
  createdAt: '2026-03-01T08:00:00.000Z',
})

const open = (query = '') =>
  renderRoutes([{ path: adminPaths.manageUser, loader, Component }], adminPaths.manageUser + query)

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
})

it('stands in with a skeleton while the list loads, then announces it', async () => {
  const { released, release } = gate()
  onCall('listUsers', async () => {
    await released
    return [user('ada'), user('ben')]
  })
  open()
  await screen.findByRole('heading', { name: 'Manage Users' })
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status')
  release()
  expect(await screen.findByText('2 users on this page')).toHaveAttribute('role', 'status')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByRole('navigation', { name: 'Pages: Users' })).toBeNull()
})

it('says that it is empty', async () => {
  onCall('listUsers', () => [])
  open()
  expect(await screen.findByText('No users yet')).toBeVisible()
})

it('leads from an empty search to the whole list', async () => {
  const asked = onCall('listUsers', ({ query }) => (query.get('q') === 'zz' ? [] : [user('ada')]))
  const page = open('?q=zz')
  expect(await screen.findByText('No users found')).toBeVisible()
  await page.user.click(screen.getByRole('link', { name: 'See all users' }))
  await screen.findByText('1 user on this page')
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['zz', null])
})

it('says why it did not load, and loads on the next try', async () => {
  onCall('listUsers', noNetwork)
  const page = open()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shop cannot be reached.')

  onCall('listUsers', () => [user('ada')])
  await page.user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 user on this page')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leads to the next page and back, with the position in the address', async () => {
  onCall('listUsers', ({ query }) =>
    query.get('cursor') === 'c2'
      ? [user('zoe')]
      : HttpResponse.json([user('ada')], { headers: { 'X-Next-Cursor': 'c2' } }),
  )
  const page = open()
  await page.user.click(await screen.findByRole('link', { name: 'Next' }))
  expect(await screen.findByText('zoe')).toBeVisible()
  expect(screen.getByText('Page 2')).toBeVisible()
  expect(page.router.state.location.search).toBe('?after=c2&page=2')
  await page.user.click(screen.getByRole('link', { name: 'Previous' }))
  expect(await screen.findByText('ada')).toBeVisible()
})
