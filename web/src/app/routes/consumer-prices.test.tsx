import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { session } from '#lib/session/session.ts'
import { bookAddress, byAgreement, product, settings, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { pricedCart } from '#testing/priced-cart.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import * as cart from './cart.tsx'
import * as checkout from './checkout.tsx'
import * as prices from './prices.tsx'
import * as quickOrder from './quick-order.tsx'

const rates = [
  { country: 'NO', taxClass: 'standard', name: 'VAT', percent: 25 },
  { country: 'NO', taxClass: 'books', name: 'VAT', percent: 5.125 },
]
const products = [
  product({ _id: 'p1', name: 'Oak knob', price: 0.33 }),
  product({ _id: 'p2', name: 'Ash peg', price: 0.33 }),
]
const entries = [
  { productId: 'p1', quantity: 3 },
  { productId: 'p2', quantity: 1 },
]
const taxLine = { treatment: 'S', name: 'VAT', percent: 25, base: 25.32, amount: 6.33, reason: '' } as const

/** What another tab does. */
function chooseElsewhere(buysFor?: 'myself', country?: string): void {
  if (buysFor) localStorage.setItem('wood-master.buys-for', buysFor)
  if (country) localStorage.setItem('wood-master.country', country)
  act(() => void window.dispatchEvent(new Event('storage')))
}

beforeEach(() => {
  // As after another test: nothing is chosen.
  chooseElsewhere()
  onCall('listConsumerTaxes', () => ({ rates }))
  onCall('getCart', () => pricedCart(entries, products))
  onCall('listAddresses', () => [])
})

it('prices with tax are chosen once, kept by the account, and come to what is paid', async () => {
  session.start(shopper, 'a token')
  const kept = onCall('changeProfile', () => ({ acknowledged: true as const }))
  const asked = onCall('quoteDelivery', () => ({
    grams: 400,
    rates: [
      {
        id: 'parcel',
        name: 'Parcel',
        price: 24,
        taxLines: [{ ...taxLine, productIds: ['p1', 'p2'] }],
        taxTotal: 6.33,
        total: 31.65,
      },
    ],
    tax: { name: 'VAT', percent: 25 },
  }))
  const { user, router } = renderRoutes(
    [
      { path: '/prices', ...prices },
      { path: '/cart', ...cart },
    ],
    '/prices',
  )
  await user.click(await screen.findByRole('radio', { name: /for myself/ }))
  await user.selectOptions(screen.getByRole('combobox'), 'NO')
  expect(await screen.findByText('incl. 25 % VAT')).toBeVisible()
  expect(kept.at(-1)?.body).toMatchObject({ buysFor: 'myself', country: 'NO' })

  await router.navigate('/cart')
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(await summary.findByText('$ 31.65/=')).toBeVisible()
  expect(asked.at(-1)?.body).toMatchObject({ country: 'NO', buysFor: 'myself' })
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  // One by one they would be $ 1.24 and $ 0.41; together with the shipping of $ 30 they are what is paid.
  expect(first?.getByText('$ 1.24/=')).toBeVisible()
  expect(second?.getAllByText('$ 0.41/=')).toHaveLength(2)
  expect(summary.getByText('$ 1.65/=')).toBeVisible()
  expect(summary.getByText('$ 30/=')).toBeVisible()
  expect(summary.getByText('incl. 25 % VAT')).toBeVisible()

  await user.click(summary.getByRole('radio', { name: 'for a business' }))
  expect(await summary.findByText('$ 1.32/=')).toBeVisible()
  expect(kept.at(-1)?.body).toMatchObject({ buysFor: 'business' })
  expect(chosenCountry.read()).toBe('NO')
})

it('the account remembers the last choice, however long an earlier one takes to reach it', async () => {
  session.start(shopper, 'a token')
  const { released, release } = gate()
  const remembered: unknown[] = []
  onCall('changeProfile', async ({ body }) => {
    if (body.buysFor === 'myself') await released
    remembered.push(body.buysFor)
    return { acknowledged: true as const }
  })
  const { user } = renderRoutes([{ path: '/prices', ...prices }], '/prices')
  await user.click(await screen.findByRole('radio', { name: /for myself/ }))
  await user.click(await screen.findByRole('radio', { name: /for a business/ }))
  release()
  await waitFor(() => expect(remembered).toEqual(['myself', 'business']))
})

it('tells the account nothing but the choice: it may have another name than it signed in with, or none', async () => {
  const { uid, email } = shopper
  session.start({ uid, email }, 'a token')
  const kept = onCall('changeProfile', () => ({ acknowledged: true as const }))
  const { user } = renderRoutes([{ path: '/prices', ...prices }], '/prices')
  await user.click(await screen.findByRole('radio', { name: /for myself/ }))
  await waitFor(() => expect(kept.at(-1)?.body).toEqual({ email, buysFor: 'myself' }))
  act(() => session.rename({ name: 'As it was at the sign-in' }))
  await user.click(await screen.findByRole('radio', { name: /for a business/ }))
  await waitFor(() => expect(kept.at(-1)?.body).toEqual({ email, buysFor: 'business' }))
})

it('says of goods with their tax that only the shipping is still to come', async () => {
  session.start(shopper, 'a token')
  onCall('changeProfile', () => ({ acknowledged: true as const }))
  onCall('quoteDelivery', () => ({
    grams: 400,
    rates: [],
    message: 'No rate.',
    tax: { name: 'VAT', percent: 25 },
  }))
  const { user } = renderRoutes([{ path: '/', ...cart }])
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  await user.click(summary.getByRole('radio', { name: 'for myself' }))
  await user.selectOptions(summary.getByLabelText('Deliver to'), 'NO')
  expect(await summary.findByText('$ 1.65/=')).toBeVisible()
  expect(summary.getByText('Goods, before shipping')).toBeVisible()
})

it('follows what was chosen in another tab, its country too', async () => {
  session.start(shopper, 'a token')
  const asked = onCall('quoteDelivery', () => byAgreement(1.32))
  renderRoutes([{ path: '/', ...cart }])
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(await summary.findByRole('radio', { name: 'for a business' })).toBeChecked()
  chooseElsewhere('myself', 'NO')
  expect(summary.getByRole('radio', { name: 'for myself' })).toBeChecked()
  expect(summary.getByLabelText('Deliver to')).toHaveValue('NO')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ country: 'NO', buysFor: 'myself' }))
})

it('adds a product to a quick order at the tax of its class', async () => {
  const book = product({ _id: 'p3', name: 'Pattern book', price: 10, minQuantity: 1, taxClass: 'books' })
  onCall('getSettings', () => settings())
  onCall('listProducts', () => [book])
  onCall('browseCatalog', () => ({ products: [book], total: 1, facets: { category: [], material: [] } }))
  chooseElsewhere('myself', 'NO')
  const { user } = renderRoutes([{ path: '/', ...quickOrder }])
  await user.type(await screen.findByRole('combobox', { name: 'SKU or name' }), 'book{Enter}')
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus())
  await user.keyboard('2{Enter}')
  const row = await screen.findByRole('row', { name: /Pattern book/ })
  await waitFor(() => expect(row).toHaveTextContent('$ 10.51/='))
  expect(row).toHaveTextContent('$ 21.03/=')
})

it('shows lines of a pasted list that come to their sum', async () => {
  onCall('getSettings', () => settings())
  onCall('listProducts', () => [])
  const line = { quantity: 1, unitPrice: 10.02, price: 10.02, available: 100 }
  const lines = products.map(({ _id, sku, name }) => ({ ...line, input: name, productId: _id, sku, name }))
  onCall('parseOrderList', () => ({ lines }))
  chooseElsewhere('myself', 'NO')
  const { user } = renderRoutes([{ path: '/', ...quickOrder }])
  await user.type(await screen.findByLabelText('Your list'), 'Both')
  await user.click(screen.getByRole('button', { name: 'Check the list' }))
  const list = await screen.findByRole('region', { name: '2 lines ready' })
  await waitFor(() => expect(list).toHaveTextContent('$ 25.05/='))
  const sums = within(list)
    .getAllByRole('row')
    .map((row) => row.querySelector('td:nth-child(5)')?.textContent)
  expect(sums).toEqual([undefined, '$ 12.53/=', '$ 12.52/='])
})

it('shows unit and line in check-out at the tax of where they go', async () => {
  session.start(shopper, 'a token')
  onCall('getSettings', () => settings())
  onCall('listAddresses', () => [bookAddress()])
  const rate = { id: 'parcel', name: 'Parcel', price: 0, taxTotal: 0.13, total: 1.45 }
  const taxLines = [{ ...taxLine, percent: 10, productIds: ['p1', 'p2'] }]
  onCall('quoteDelivery', () => byAgreement(1.32, { rates: [{ ...rate, taxLines }] }))
  chooseElsewhere('myself', 'NO')
  renderRoutes([{ path: '/', ...checkout }])
  const lines = await screen.findByLabelText('What you order')
  await waitFor(() => expect(lines).toHaveTextContent('$ 1.09/='))
  expect(lines).toHaveTextContent('3 × $ 0.36/= per piece')
})
