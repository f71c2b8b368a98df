import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Product } from '#lib/api/products.ts'
import { cartStore } from '#lib/cart/cart-store.ts'
import { product, settings } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './quick-order.tsx'

const leg = product({ _id: 'p2', sku: 'LEG-OAK', name: 'Oak leg', casePack: 4, minQuantity: 4 })

function open() {
  onCall('getSettings', () => settings())
  return renderRoutes([
    { path: '/quick-order', loader, Component },
    { path: '/cart', Component: () => <h1>The cart</h1> },
  ])
}

/** What the catalogue's search responds. */
const found = (...products: Product[]) => ({
  products,
  total: products.length,
  facets: { category: [], material: [] },
})

const combobox = () => screen.findByRole('combobox', { name: 'SKU or name' })
const ready = () => within(screen.getByRole('list', { name: 'Ready lines' }))

it('goes from SKU to quantity to the next line with the keyboard alone', async () => {
  const searches = onCall('browseCatalog', () => found(product(), leg))
  const { user } = open()
  await user.type(await combobox(), 'oak')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(await combobox()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const marked = screen.getByRole('option', { selected: true })
  expect(marked).toHaveTextContent('Oak leg')
  expect(await combobox()).toHaveAttribute('aria-activedescendant', marked.id)
  await user.keyboard('{Enter}')
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  expect(quantity).toHaveFocus()
  expect(quantity).toHaveValue(4)

  await user.clear(quantity)
  await user.type(quantity, '6{Enter}')
  expect(quantity).toHaveAccessibleDescription('This is sold in case packs of 4.')
  await user.click(screen.getByRole('button', { name: 'Take 8' }))
  expect(ready().getByText('8 ×')).toBeVisible()
  expect(await combobox()).toHaveFocus()
  expect(await combobox()).toHaveValue('')
  expect(searches.at(-1)?.query.get('q')).toBe('oak')
})

it('takes the first product on Enter, and says when there is none', async () => {
  onCall('browseCatalog', ({ query }) => (query.get('q') === 'leg' ? found(leg) : found()))
  const { user } = open()
  await user.type(await combobox(), 'leg{Enter}')
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '{Enter}')
  await user.type(await combobox(), 'elk{Enter}')
  expect(await screen.findByText(/^Nothing found/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await combobox()).toHaveAccessibleDescription('Choose a product from the list')
})

const refused = {
  unknown: {
    input: '7 x LEG-OKA',
    quantity: 7,
    problem: {
      code: 'unknown_product',
      message: 'There is no “LEG-OKA” in the shop.',
      suggestions: [{ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg' }],
    },
  },
  packs: {
    input: 'LEG-OAK 6',
    productId: 'p2',
    sku: 'LEG-OAK',
    name: 'Oak leg',
    quantity: 6,
    problem: {
      code: 'not_full_case_packs',
      message: 'This is sold in case packs of 4.',
      quantities: [4, 8],
    },
  },
  noQuantity: {
    input: 'KNB-OAK',
    productId: 'p1',
    sku: 'KNB-OAK',
    name: 'Oak knob',
    problem: { code: 'quantity_missing', message: 'Please say how many.' },
  },
}
const good = { input: 'KNB-OAK 10', productId: 'p1', sku: 'KNB-OAK', name: 'Oak knob', quantity: 10 }

it('says of each refused line why and what is near, and puts the others into the cart at one press', async () => {
  onCall('parseOrderList', () => ({ lines: [good, refused.unknown, refused.packs, refused.noQuantity] }))
  const { user } = open()
  await user.click(await screen.findByLabelText('Your list'))
  await user.paste('KNB-OAK 10\n7 x LEG-OKA\nLEG-OAK 6\nKNB-OAK')
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  expect(await screen.findByRole('heading', { name: '3 lines need a look' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Put 1 line into the cart' }))
  expect(screen.getByText(/^1 line is in the cart/)).toBeVisible()
  expect(cartStore.read().guest).toEqual([{ productId: 'p1', quantity: 10 }])

  const reread = onCall('parseOrderList', ({ body }) => ({
    lines: [{ ...good, input: body.text, productId: 'p2', name: 'Oak leg', quantity: 8 }],
  }))
  await user.click(screen.getByRole('button', { name: 'LEG-OAK · Oak leg' }))
  await user.click(await screen.findByRole('button', { name: /^Take 8/ }))
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity of Oak knob' }), '12{Enter}')
  expect(await screen.findByRole('heading', { name: '3 lines ready' })).toBeVisible()
  expect(reread.map(({ body }) => body.text)).toEqual(['LEG-OAK\t7', 'KNB-OAK\t12'])

  await user.click(screen.getByRole('button', { name: 'Put 3 lines into the cart' }))
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeVisible()
})

it('reads a CSV file, and says when a list is too long', async () => {
  const sent = onCall('parseOrderList', () => ({ lines: [good] }))
  const { user } = open()
  const file = new File(['SKU,Quantity\r\n"KNB-OAK",10\r\n'], 'order.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file)
  await screen.findByRole('heading', { name: '1 line ready' })
  expect(sent.map(({ body }) => body.text)).toEqual(['SKU\tQuantity\nKNB-OAK\t10'])

  await user.click(screen.getByLabelText('Your list'))
  await user.paste('KNB-OAK 1\n'.repeat(201))
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  expect(screen.getByLabelText('Your list')).toHaveAccessibleDescription(/at most 200 lines/)
  expect(sent).toHaveLength(1)
})

it('keeps a half-finished list over a reload', async () => {
  onCall('parseOrderList', () => ({ lines: [good, refused.packs] }))
  const { user, unmount } = open()
  await user.click(await screen.findByLabelText('Your list'))
  await user.paste('KNB-OAK 10\nLEG-OAK 6')
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  await screen.findByRole('heading', { name: '1 line ready' })
  unmount()
  open()
  expect(await screen.findByRole('heading', { name: '1 line ready' })).toBeVisible()
  expect(screen.getByText('This is sold in case packs of 4.')).toBeVisible()
})
