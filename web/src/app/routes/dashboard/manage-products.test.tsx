import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './manage-products.tsx'

let products = [product({ _id: 'p1', name: 'Oak knob', sku: 'OAK', price: 12 })]

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getSettings', () => settings())
  onCall('getStockLevels', () => [
    { productId: 'p1', onHand: 40, committed: 4, available: 36, incoming: 0, promised: 0 },
  ])
})

it('lists the products that the address asks for, with their stock, a page at a time', async () => {
  const asked = onCall('listAllProducts', () => products)
  renderRoutes([{ path: '/', loader, Component }], '/?show=low&q=knob&sort=price&after=c1')
  expect(await screen.findByRole('link', { name: 'Oak knob' })).toBeVisible()
  expect(screen.getByText('40', { exact: false })).toBeVisible()
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { q: 'knob', sort: 'price', low: 'true', limit: '15', cursor: 'c1' },
  ])
})

it('says that no product is low, and leads to all of them', async () => {
  products = []
  onCall('listAllProducts', () => products)
  renderRoutes([{ path: '/', loader, Component }], '/?show=low')
  expect(await screen.findByText('Nothing is running low')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible()
})

it('sorts what words find by the newest, and offers no fit, which the list does not know', async () => {
  products = []
  onCall('listAllProducts', () => products)
  renderRoutes([{ path: '/', loader, Component }], '/?q=oak')
  expect(await screen.findByLabelText('Sort by')).toHaveDisplayValue('Newest')
  expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull()
})
