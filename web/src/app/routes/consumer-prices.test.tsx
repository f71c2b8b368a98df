import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chosenCountry } from '#lib/browser/chosen-country.ts'
import { session } from '#lib/session/session.ts'
import { product, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { pricedCart } from '#testing/priced-cart.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import * as cart from './cart.tsx'
import * as prices from './prices.tsx'

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

beforeEach(() => {
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
