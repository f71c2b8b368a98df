import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Footer } from './footer.tsx'

it('leads to the first page of a list in another language, which may go on elsewhere', async () => {
  const { router } = renderRoutes([{ path: '*', Component: Footer }], '/products?q=oak+leg&after=abc&page=2')
  const address = async () => (await screen.findByRole('link', { name: 'Deutsch' })).getAttribute('href')
  expect(await address()).toBe('/de/products?q=oak+leg')
  await router.navigate('/about')
  await expect.poll(address).toBe('/de/about')
})
