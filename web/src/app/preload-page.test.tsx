import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { session } from '#lib/session/session.ts'
import { shopper } from '#testing/factories.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { preloadPage, preloadPageSoon, preloadsFrom } from './preload-page.ts'

afterEach(() => preloadsFrom([]))

it('fetches the code of a page that somebody points at, before the click', async () => {
  const lazy = vi.fn(async () => ({ Component: () => <h1>Cart</h1> }))
  preloadsFrom([{ path: '/cart', lazy }])
  const { user } = renderRoutes([
    { path: '/', Component: () => <Link to="/cart?page=2">Cart</Link> },
    { path: '/cart', Component: () => <h1>Cart</h1> },
  ])
  const link = await screen.findByRole('link', { name: 'Cart' })
  expect(lazy).not.toHaveBeenCalled()
  await user.hover(link)
  await vi.waitFor(() => expect(lazy).toHaveBeenCalledOnce())
})

it('leaves it to the click of somebody who has clicked by then', async () => {
  const lazy = vi.fn(async () => ({ Component: () => <h1>Cart</h1> }))
  const opening = vi.fn(() => true)
  preloadsFrom([{ path: '/cart', lazy }], opening)
  preloadPageSoon('/cart')
  await vi.waitFor(() => expect(opening).toHaveBeenCalledOnce())
  expect(lazy).not.toHaveBeenCalled()
})

it('leaves a page alone whose code does not load, and links within a page', async () => {
  const lazy = vi.fn(async () => {
    throw new Error('offline')
  })
  preloadsFrom([{ path: '/cart', lazy }])
  preloadPage('?page=2')
  expect(lazy).not.toHaveBeenCalled()
  preloadPage('/cart')
  await expect(lazy.mock.results[0]?.value).rejects.toThrow('offline')
})

it('asks for what a page cannot be shown without, once somebody is signed in', async () => {
  const ahead = vi.fn()
  const lazy = vi.fn(async () => ({ Component: () => <h1>Order</h1>, handle: { ahead } }))
  preloadsFrom([{ path: '/orders/:id', lazy }])
  preloadPage('/orders/o1')
  await lazy.mock.results[0]?.value
  expect(ahead).not.toHaveBeenCalled()
  session.start(shopper, 'token')
  preloadPage('/orders/o2?from=list')
  await vi.waitFor(() => expect(ahead).toHaveBeenCalledExactlyOnceWith({ id: 'o2' }))
})

it('does so for a page whose code is there already, too', async () => {
  const ahead = vi.fn()
  preloadsFrom([{ path: '/orders/:id', handle: { ahead } }])
  session.start(shopper, 'token')
  preloadPage('/orders/o1')
  await vi.waitFor(() => expect(ahead).toHaveBeenCalledExactlyOnceWith({ id: 'o1' }))
})
