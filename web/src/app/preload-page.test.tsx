import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'

const order = () => ({ Component: () => <h1>Order</h1> })

/** A page with links to an order, whose code and data are asked for as `lazy` and `ahead` tell. */
async function openLinks(lazy: () => Promise<object>) {
  const view = renderRoutes([
    {
      path: '/',
      Component: () => (
        <>
          <Link to="/orders/o1?from=list">First</Link>
          <Link to="/orders/o2">Second</Link>
          <Link to="?page=2">Next</Link>
          <Link to="/slow">Slow</Link>
        </>
      ),
    },
    { path: '/orders/:id', lazy },
    { path: '/slow', loader: () => gate().released.then(() => null), Component: () => <h1>Slow</h1> },
  ])
  await screen.findByRole('link', { name: 'First' })
  const pointAt = (name: string) => view.user.hover(screen.getByRole('link', { name }))
  return { ...view, pointAt }
}

it('fetches the code of a page that somebody points at, before the click', async () => {
  const lazy = vi.fn(async () => order())
  const { pointAt } = await openLinks(lazy)
  expect(lazy).not.toHaveBeenCalled()
  await pointAt('First')
  await waitFor(() => expect(lazy).toHaveBeenCalledOnce())
})

it('leaves it to a navigation that is under way', async () => {
  const lazy = vi.fn(async () => order())
  const { user, router, pointAt } = await openLinks(lazy)
  await user.click(screen.getByRole('link', { name: 'Slow' }))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await pointAt('First')
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(lazy).not.toHaveBeenCalled()
})

it('leaves a page alone whose code does not load, and links within a page', async () => {
  const lazy = vi.fn(async () => {
    throw new Error('offline')
  })
  const { pointAt } = await openLinks(lazy)
  await pointAt('Next')
  await pointAt('First')
  await waitFor(() => expect(lazy).toHaveBeenCalledOnce())
  expect(screen.getByRole('link', { name: 'First' })).toBeVisible()
})

it('asks for what a page cannot be shown without, once somebody is signed in', async () => {
  const ahead = vi.fn()
  const lazy = vi.fn(async () => ({ ...order(), handle: { ahead } }))
  const { pointAt } = await openLinks(lazy)
  await pointAt('First')
  await waitFor(() => expect(lazy).toHaveBeenCalledOnce())
  expect(ahead).not.toHaveBeenCalled()
  session.start(shopper, 'token')
  await pointAt('Second')
  await waitFor(() => expect(ahead).toHaveBeenCalledExactlyOnceWith({ id: 'o2' }))
})

it('does so for a page whose code is there already, too', async () => {
  const ahead = vi.fn()
  const { user, router, pointAt } = await openLinks(async () => ({ ...order(), handle: { ahead } }))
  await user.click(screen.getByRole('link', { name: 'Second' }))
  await screen.findByRole('heading', { name: 'Order' })
  await router.navigate(-1)
  await screen.findByRole('link', { name: 'First' })
  ahead.mockClear()
  session.start(shopper, 'token')
  await pointAt('First')
  await waitFor(() => expect(ahead).toHaveBeenCalledExactlyOnceWith({ id: 'o1' }))
})
