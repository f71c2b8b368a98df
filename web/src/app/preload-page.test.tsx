import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { renderRoutes } from '#testing/render-routes.tsx'
import { preloadPage, preloadsFrom } from './preload-page.ts'

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
  expect(lazy).toHaveBeenCalledOnce()
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
