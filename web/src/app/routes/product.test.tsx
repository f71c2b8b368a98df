import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { product, settings } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './product.tsx'

const open = () => renderRoutes([{ path: '/products/:id', loader, Component }], '/products/p1')
const facets = { category: [], material: [] }

beforeEach(() => {
  onCall('getSettings', () => settings())
  onCall('listProductReviews', () => [])
  onCall('browseCatalog', () => ({
    products: [product(), product({ _id: 'p2', name: 'Ash knob' })],
    total: 2,
    facets,
  }))
})

it('shows a product to everybody, with its details and others like it', async () => {
  onCall('getCatalogProduct', () => product({ material: 'Oak', weightGrams: 1250, availableQuantity: 12 }))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Oak knob' })).toBeVisible()
  expect(screen.getByText('Running low: 12 left')).toBeVisible()
  const details = screen.getByRole('table', { name: 'Details' })
  expect(within(details).getByRole('row', { name: 'Material Oak' })).toBeVisible()
  expect(within(details).getByRole('row', { name: 'Weight 1.25 kg' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buy Now Oak knob' })).toHaveAttribute('href', '/purchase/p1')
  const others = screen.getByRole('region', { name: 'More like this' })
  expect(within(others).getAllByRole('article')).toHaveLength(1)
  expect(within(others).getByRole('link', { name: 'Ash knob' })).toHaveAttribute('href', '/products/p2')
})

it('says that a product is not available instead of selling it', async () => {
  onCall('getCatalogProduct', () => product({ availableQuantity: 3 }))
  open()
  expect(await screen.findAllByText('Product not Available.')).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Buy Now Oak knob' })).toBeNull()
})

it.each([
  ['gone', 'We no longer sell “Oak knob”.', 'No longer sold'],
  ['not_found', 'There is no such product.', 'Product not found'],
] as const)('explains %s, and offers others', async (code, message, title) => {
  onCall('getCatalogProduct', () => errorResponse(code, message))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Perhaps one of these' })).toBeVisible()
})
