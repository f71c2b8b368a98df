import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { adminOnly, signedIn } from './guards.ts'
import { Component as Login, loader as loginLoader } from './routes/login.tsx'

const routes = [
  { path: '/orders', loader: signedIn((_, { email }) => email), Component: () => <h1>Orders</h1> },
  { path: '/users', loader: adminOnly(() => null), Component: () => <h1>Users</h1> },
  { path: '/login', loader: loginLoader, Component: () => <h1>Login</h1> },
  { path: '/', Component: () => <h1>Home</h1> },
]

/** Signs in while the login page is open, and lets its loader send the visitor on. */
async function signInAndGoOn(router: { revalidate: () => Promise<void> }) {
  session.start(shopper, 'token')
  await router.revalidate()
}

it('sends a guest to the login page, and back with the query after sign-in', async () => {
  const { router } = renderRoutes(routes, '/orders?state=paid')
  await screen.findByRole('heading', { name: 'Login' })
  await signInAndGoOn(router)
  await screen.findByRole('heading', { name: 'Orders' })
  expect(router.state.location.search).toBe('?state=paid')
})

it('lets a signed-in shopper in', async () => {
  session.start(shopper, 'token')
  renderRoutes(routes, '/orders')
  await screen.findByRole('heading', { name: 'Orders' })
})

it('sends a shopper out of an admin page, signed out and without a way back', async () => {
  session.start(shopper, 'token')
  const asked = onCall('isAdmin', () => ({ admin: false }))
  const { router } = renderRoutes(routes, '/users')
  await screen.findByRole('heading', { name: 'Login' })
  expect(session.account()).toBeUndefined()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(asked).toMatchObject([{ params: { email: shopper.email }, token: 'token' }])

  await signInAndGoOn(router)
  await screen.findByRole('heading', { name: 'Home' })
})

it('tells a shopper why an admin page led to the login page, once', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: false }))
  const pages = routes.map((route) => (route.path === '/login' ? { ...route, Component: Login } : route))
  const { router } = renderRoutes(pages, '/users')
  expect(await screen.findByRole('status')).toHaveTextContent('That page is for admins of the shop.')

  await router.navigate('/')
  await screen.findByRole('heading', { name: 'Home' })
  await router.navigate('/login')
  await screen.findByRole('button', { name: 'Login' })
  expect(screen.queryByText(/for admins of the shop/)).toBeNull()
})

it('lets an admin in', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  renderRoutes(routes, '/users')
  await screen.findByRole('heading', { name: 'Users' })
})

it('logs a 403 of the admin check and treats it as a no', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  session.start(shopper, 'token')
  onCall('isAdmin', () => errorResponse('forbidden', 'This is not yours.'))
  renderRoutes(routes, '/users')
  await screen.findByRole('heading', { name: 'Login' })
  expect(log).toHaveBeenCalledExactlyOnceWith('token did not match')
  expect(session.account()).toBeUndefined()
})

it('shows the error and keeps the session when the admin check fails for another reason', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => errorResponse('internal', 'Something went wrong in the shop.'))
  const { user } = renderRoutes(routes, '/users')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong in the shop.')
  expect(session.account()).toEqual(shopper)

  onCall('isAdmin', () => ({ admin: true }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Users' })
})

it('lets a role in where it may make the call that the page is for, and nowhere else', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: false, role: 'packer' }))
  const bench = {
    path: '/bench',
    loader: adminOnly(() => null, 'startPacking'),
    Component: () => <h1>Bench</h1>,
  }
  const { router } = renderRoutes([...routes, bench], '/bench')
  await screen.findByRole('heading', { name: 'Bench' })
  await router.navigate('/users')
  await screen.findByRole('heading', { name: 'Login' })
})
