import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CatalogPage } from '#lib/api/catalog.ts'
import { product, settings } from '#testing/factories.ts'
import { noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './products.tsx'

const open = (query = '') => renderRoutes([{ path: '/products', loader, Component }], `/products${query}`)

const catalog = (change: Partial<CatalogPage> = {}): CatalogPage => ({
  products: [product()],
  total: 1,
  facets: {
    category: [
      { value: 'Knobs', count: 1 },
      { value: 'Saws', count: 2 },
    ],
    material: [{ value: 'Oak', count: 1 }],
  },
  ...change,
})

it('asks for the settings again after they could not be had', async () => {
  onCall('browseCatalog', () => catalog())
  onCall('getSettings', noNetwork)
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')

  const asked = onCall('getSettings', () => settings({ currency: 'eur' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('€2.50')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('asks for what the address says', async () => {
  onCall('getSettings', () => settings())
  const asked = onCall('browseCatalog', () => catalog())
  open('?q=oak&category=Knobs&max=9.5&stock=1')
  await screen.findByText('1 product')
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    q: 'oak',
    category: 'Knobs',
    maxPrice: '9.5',
    available: 'true',
    limit: '12',
  })
})

it('filters by a chip, and clears the filter by the same chip', async () => {
  onCall('getSettings', () => settings())
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = open()
  const categories = await screen.findByRole('navigation', { name: 'Categories' })
  await user.click(within(categories).getByRole('link', { name: 'Saws 2 products' }))
  expect(await within(categories).findByRole('link', { name: /Saws/, current: true })).toBeVisible()
  expect(asked.at(-1)?.query.get('category')).toBe('Saws')
  await user.click(within(categories).getByRole('link', { name: /Saws/ }))
  expect(within(categories).queryByRole('link', { current: true })).toBeNull()
})

it('applies the price ceiling on Enter', async () => {
  onCall('getSettings', () => settings())
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = open()
  await user.type(await screen.findByLabelText('Price up to'), '12.5{Enter}')
  await screen.findByText('1 product')
  expect(asked.at(-1)?.query.get('maxPrice')).toBe('12.5')
})

it('says that a product is not available instead of selling it', async () => {
  onCall('getSettings', () => settings())
  onCall('browseCatalog', () => catalog({ products: [product({ minQuantity: 60, availableQuantity: 42 })] }))
  open()
  expect(await screen.findByText('Product not Available.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull()
})

it('lists a line a product when asked', async () => {
  onCall('getSettings', () => settings())
  const asked = onCall('browseCatalog', () => catalog())
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'List' }))
  const row = await screen.findByRole('row', { name: /KNB-OAK/ })
  expect(within(row).getByRole('link', { name: 'Buy Now Oak knob' })).toHaveAttribute('href', '/purchase/p1')
  expect(asked.at(-1)?.query.get('limit')).toBe('50')
})

it('shows what comes near when nothing is found', async () => {
  onCall('getSettings', () => settings())
  const near = [product({ _id: 'p2', name: 'Walnut knob' })]
  onCall('browseCatalog', () => catalog({ products: [], total: 0, near }))
  open('?q=screws')
  expect(await screen.findByText('No products found')).toBeVisible()
  const region = screen.getByRole('region', { name: 'Perhaps one of these' })
  expect(within(region).getByRole('heading', { name: 'Walnut knob' })).toBeVisible()
})

it('suggests products while words are typed, and opens the one chosen by keys', async () => {
  onCall('getSettings', () => settings())
  onCall('browseCatalog', () =>
    catalog({ products: [product(), product({ _id: 'p2', name: 'Oak leg', price: 29.5 })], total: 2 }),
  )
  const { user, router } = renderRoutes([
    { path: '/products', loader, Component },
    { path: '/products/:id', Component: () => <h1>A product</h1> },
  ])
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await user.type(field, 'oak')
  const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(await within(suggestions).findByRole('option', { name: /Oak leg/ })).toBeVisible()
  expect(field).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    within(suggestions).getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'A product' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/products/p2')
})

it('closes the suggestions by Escape and keeps the words', async () => {
  onCall('getSettings', () => settings())
  onCall('browseCatalog', () => catalog())
  const { user } = open()
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await user.type(field, 'knob')
  const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(within(suggestions).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull()
  expect(field).toHaveValue('knob')
})
