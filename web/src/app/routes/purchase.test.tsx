import { screen } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './purchase.tsx'

const InMain = () => (
  <main>
    <Outlet />
  </main>
)

it('offers no purchase of the last unit', async () => {
  session.start(shopper, 'token')
  onCall('getProduct', () => product({ minQuantity: 1, availableQuantity: 1 }))
  onCall('getSettings', () => settings())
  onCall('listProducts', () => [])
  renderRoutes([{ path: '/purchase/:id', loader, Component }], '/purchase/p1')
  expect(await screen.findByText('Product not Available.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

it('says that an order is placed which is not paid now, with the focus on the page', async () => {
  session.start(shopper, 'token')
  onCall('getProduct', () => product())
  onCall('getSettings', () => settings())
  onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  onCall('placeOrder', () => ({ insertedId: 'h1' }))
  const { user } = renderRoutes(
    [{ Component: InMain, children: [{ path: '/purchase/:id', loader, Component }] }],
    '/purchase/p1',
  )
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Your order is placed')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
