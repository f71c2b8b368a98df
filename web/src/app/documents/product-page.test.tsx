import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatPrice } from '@wood-master/contract/money'
import { expect, it, vi } from 'vitest'
import { shownPrices } from '#lib/prices/shown-prices.ts'
import { session } from '#lib/session/session.ts'
import { product, settings, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import type { ProductPageData } from './page-data.ts'
import { ProductPage } from './product-page.tsx'

type Sold = Extract<ProductPageData, { state: 'sold' }>

const others = [product({ _id: 'p2', name: 'Ash knob' })]

/** A document that was rendered for this product, as it is when the page starts. */
function open(
  sold: Sold['product'],
  now: () => Sold['product'] | Response | Promise<Response> = () => sold,
  deliveryTimes: Sold['deliveryTimes'] = [],
) {
  onCall('getSettings', () => settings())
  onCall('getCatalogProduct', now)
  const data: ProductPageData = {
    settings: settings(),
    state: 'sold',
    product: sold,
    related: others,
    reviews: { items: [] },
    deliveryTimes,
  }
  render(<ProductPage data={data} pathname="/products/p1" />)
}

it('shows a product to everybody, with its details and others like it', async () => {
  open(product({ material: 'Oak', weightGrams: 1250, availableQuantity: 12 }))
  expect(screen.getByRole('heading', { level: 1, name: 'Oak knob' })).toBeVisible()
  expect(screen.getByText('Running low: 12 left')).toBeVisible()
  const details = screen.getByRole('table', { name: 'Details' })
  expect(within(details).getByRole('row', { name: 'Material Oak' })).toBeVisible()
  // One that begins with digits turns around in a line of Arabic otherwise.
  expect(within(details).getByText('KNB-OAK').tagName).toBe('BDI')
  expect(within(details).getByRole('row', { name: 'Weight 1.25 kg' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buy Now Oak knob' })).toHaveAttribute('href', '/purchase/p1')
  const region = screen.getByRole('region', { name: 'More like this' })
  expect(within(region).getByRole('link', { name: 'Ash knob' })).toHaveAttribute('href', '/products/p2')
})

it('counts what a quantity costs, from its price break on, and puts it into the cart', async () => {
  open(product({ casePack: 5, priceBreaks: [{ minQuantity: 50, price: 2 }], images: ['/a.jpg', '/b.jpg'] }))
  const user = userEvent.setup()
  const prices = screen.getByRole('table', { name: 'Price by quantity' })
  expect(within(prices).getByRole('row', { name: /1 to 49/, current: true })).toBeVisible()
  const field = screen.getByLabelText('Quantity')
  expect(field).toHaveValue(10)
  await user.click(screen.getByRole('button', { name: /^One more/ }))
  expect(field).toHaveValue(15)
  await user.clear(field)
  expect(screen.getByRole('alert')).toHaveTextContent('Use a whole number from 1')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await user.type(field, '1.000')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await user.clear(field)
  await user.type(field, '60')
  expect(within(prices).getByRole('row', { name: /50 or more/, current: true })).toBeVisible()
  expect(screen.getByText(/\b120\b/)).toBeVisible()
  expect(screen.getByText('Goods, before shipping and tax')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByText('60 in your cart.', { exact: false })).toBeVisible()
})

it.each([
  [[], 'Delivery by agreement'],
  [[{ countries: ['US'], days: '3–5' }], 'United States: delivery in 3–5 working days'],
  [[{ countries: ['US'] }], 'United States: delivery available'],
  [[{ countries: ['NO'], days: '2–4' }], 'Delivery by agreement'],
])('says how long delivery to the country of the reader takes: %j', (times, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en', 'en-US'])
  open(product(), undefined, times)
  expect(screen.getByText(text)).toBeVisible()
})

it.each([
  [undefined, 'Delivery in 1–5 working days'],
  ['SE', 'Sweden: delivery in 1 working day'],
  ['NO', 'Norway: delivery in 5 working days'],
])('guesses no country of a buyer who is signed in: %j', (country, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  session.start(shopper, 'token')
  if (country) localStorage.setItem('wood-master.country', country)
  open(product(), undefined, [
    { countries: ['US'], days: '2' },
    { countries: ['SE'], days: '1' },
    { countries: ['NO'], days: '5' },
  ])
  expect(screen.getByText(text)).toBeVisible()
})

it('enlarges a picture, changes it by keys, and closes by Escape', async () => {
  open(product({ images: ['/a.jpg', '/b.jpg'] }))
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Enlarge picture 1 of 2' }))
  const zoom = await screen.findByRole('dialog', { name: 'Oak knob, picture 1 of 2' })
  await user.click(within(zoom).getByRole('button', { name: 'Larger' }))
  await user.keyboard('-{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Oak knob, picture 2 of 2' })).toBeVisible()
  await user.click(within(zoom).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the price and the stock as they are now, however old the document is', async () => {
  open(product({ price: 2.5 }), () => product({ price: 3.75, availableQuantity: 12 }))
  expect(await screen.findByText(/3\.75/)).toBeVisible()
  expect(screen.getByText('Running low: 12 left')).toBeVisible()
})

it('asks again when the browser brings the document back', async () => {
  let price = 2.5
  open(product(), () => product({ price }))
  expect(await screen.findByText('In stock')).toBeVisible()
  price = 3.75
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByText(/3\.75/)).toBeVisible()
})

it('counts a review as soon as it is published', async () => {
  session.start(shopper, 'token')
  let now = product()
  onCall('getCart', () => ({ lines: [], price: 0, currency: 'usd' }))
  onCall('listProductReviews', () => [])
  onCall('getOwnReview', () => ({ mayReview: true }))
  onCall('addReview', () => {
    now = product({ rating: { average: 5, count: 1 } })
    return { insertedId: 'mine' }
  })
  open(now, () => now)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: '5 stars' }))
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Good knobs.')
  await user.click(screen.getByRole('button', { name: 'Publish review' }))
  expect(await screen.findAllByText('5 out of 5, from one review')).not.toHaveLength(0)
})

it('keeps what the document says while the shop cannot be reached', async () => {
  open(product(), noNetwork)
  expect(await screen.findByText('In stock')).toBeVisible()
})

it('sells nothing that left the shop since the document was made', async () => {
  open(product(), () => errorResponse('gone', 'We no longer sell “Oak knob”.'))
  expect(await screen.findByText('This product is no longer sold.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Buy Now Oak knob' })).toBeNull()
})

it('says that a product is not available instead of selling it', async () => {
  open(product({ availableQuantity: 3 }))
  expect(await screen.findAllByText('Product not Available.')).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Buy Now Oak knob' })).toBeNull()
})

it.each([
  { minQuantity: 1, availableQuantity: 1 },
  { minQuantity: 4, availableQuantity: 4, casePack: 4 },
])('sells nothing of which no quantity can be ordered: %j', async (change) => {
  open(product(change))
  expect(await screen.findAllByText('Product not Available.')).toHaveLength(1)
  expect(screen.queryByText(/In stock|Running low/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

it('takes an email to tell when it is back', async () => {
  const asked = onCall('askForNotice', () => ({ modifiedCount: 1 }))
  const user = userEvent.setup()
  open(product({ availableQuantity: 3 }))
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }))
  expect(await screen.findByLabelText('Email')).toHaveFocus()
  await user.keyboard('sam@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByText(/^Noted/)).toHaveFocus()
  expect(asked[0]?.body).toEqual({ email: 'sam@wood-master.test' })
  const elsewhere = screen.getByRole('link', { name: 'Ash knob' })
  elsewhere.focus()
  act(() => shownPrices.write((amount, currency) => formatPrice(amount, currency)))
  expect(elsewhere).toHaveFocus()
})

it('says what is wrong with the email', async () => {
  onCall('askForNotice', () =>
    errorResponse('invalid_request', 'Please check what you entered.', { email: 'Provide a valid Email' }),
  )
  const user = userEvent.setup()
  open(product({ availableQuantity: 3 }))
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }))
  await user.type(await screen.findByLabelText('Email'), 'sam@wood-master.test')
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByText('Provide a valid Email')).toBeVisible()
})

it('promises what is not in stock by its days, in the cart alone', async () => {
  const promise = { from: '2026-03-12', to: '2026-03-16' }
  open(product({ availableQuantity: 0, orderable: 101, promise }))
  expect(await screen.findAllByText('Leaves Mar 12 to Mar 16')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Buy Now Oak knob' })).toBeNull()
})

it.each([
  [{ state: 'gone', name: 'Oak knob', near: others }, 'No longer sold', 'We no longer sell “Oak knob”.'],
  [{ state: 'unknown', near: others }, 'Product not found', 'There is no such product'],
] as const)('explains %s, and offers others', async ({ near, ...missing }, title, text) => {
  onCall('getSettings', () => settings())
  render(<ProductPage data={{ settings: settings(), ...missing, near: [...near] }} pathname="/products/p1" />)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Perhaps one of these' })).toBeVisible()
})
