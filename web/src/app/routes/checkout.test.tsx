import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Root } from '#app/root.tsx'
import { deviceStorage, tabStorage } from '#lib/browser/storage.ts'
import { session } from '#lib/session/session.ts'
import {
  bookAddress,
  byAgreement,
  norwegian,
  oslo,
  quotedRate,
  settings,
  shopper,
} from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './checkout.tsx'

const line = {
  productId: 'p1',
  sku: 'KNB-OAK',
  name: 'Oak knob',
  img: '/x.jpg',
  unit: 'piece',
  casePack: 1,
  minQuantity: 10,
  available: 100,
  quantity: 10,
  unitPrice: 2.5,
  price: 25,
}
const leg = {
  ...line,
  productId: 'p2',
  sku: 'LEG-OAK',
  name: 'Oak leg',
  quantity: 4,
  unitPrice: 10,
  price: 40,
}
const full = () => ({ lines: [line, leg], price: 65, currency: 'usd' })
const empty = () => ({ lines: [], price: 0, currency: 'usd' })

let book = [bookAddress()]
let quote = byAgreement(65)
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  book = [bookAddress()]
  quote = byAgreement(65)
})

function open() {
  session.start(shopper, 'token')
  onCall('getSettings', () => settings())
  onCall('listAddresses', () => book)
  onCall('quoteDelivery', () => quote)
  return renderRoutes([
    { path: '/checkout', loader, Component },
    { path: '/order/:id', Component: () => <h1>Pay here</h1> },
    { path: '/dashboard/myOrders/:id', Component: () => <h1>Order o1</h1> },
    { path: '/cart', Component: () => <h1>The cart</h1> },
  ])
}

/** Once it is known what delivery costs. */
const placeOrder = async () => {
  await screen.findByRole('group', { name: 'Delivery method' })
  return screen.getByRole('button', { name: 'Place order' })
}

it('places one order of the whole cart with the PO number, and leads to the payment', async () => {
  onCall('getCart', full)
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  const { user } = open()
  expect(await screen.findByText('2 products')).toBeVisible()
  expect(await screen.findByText('Shipping: Delivery by agreement')).toBeVisible()
  expect(screen.getByText('To pay').closest('div')).toHaveTextContent('$ 65/=')
  expect(screen.getByText(/reserve everything in this order for you for 3 days/)).toBeVisible()
  await user.type(screen.getByLabelText('PO number (optional)'), ' PO-1041 ')
  await user.click(await placeOrder())
  expect(await screen.findByRole('dialog', { name: 'Order Successful' })).toHaveTextContent(
    'Ready For Payment?',
  )
  await user.click(screen.getByRole('button', { name: "Let's Go" }))
  expect(await screen.findByText('Pay here')).toBeVisible()
  expect(placed.map(({ body }) => body)).toEqual([
    {
      key: expect.any(String),
      poNumber: 'PO-1041',
      price: 65,
      address: oslo,
      rateId: 'by-agreement',
      buysFor: 'business',
      acceptedTerms: 'standard-1',
    },
  ])
})

it.each([
  ['lost', noNetwork, /cannot be reached/],
  ['refused by a busy shop', () => errorResponse('busy', 'Please try again in a moment.'), /try again/],
] as const)('repeats an order that was %s under the same key', async (_, answer, sentence) => {
  onCall('getCart', full)
  const lost = onCall('orderCart', answer)
  const { user } = open()
  await user.click(await placeOrder())
  expect(await screen.findByText(sentence)).toBeVisible()
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  await user.click(await placeOrder())
  await screen.findByRole('dialog', { name: 'Order Successful' })
  expect(placed[0]?.body.key).toBe(lost[0]?.body.key)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Your order is placed')).toBeVisible()
})

it('places another order of the same an hour after one whose response was lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onCall('getCart', full)
  const lost = onCall('orderCart', noNetwork)
  const { user } = open()
  await user.click(await placeOrder())
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  const placed = onCall('orderCart', () => ({ insertedId: 'o2' }))
  vi.setSystemTime(Date.now() + 3_600_001)
  await user.click(await placeOrder())
  await screen.findByRole('dialog', { name: 'Order Successful' })
  expect(placed[0]?.body.key).not.toBe(lost[0]?.body.key)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
})

it('finds an order whose response was lost, once the cart is empty', async () => {
  onCall('getCart', full)
  const lost = onCall('orderCart', noNetwork)
  const first = open()
  await first.user.click(await placeOrder())
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  first.unmount()

  onCall('getCart', empty)
  const found = onCall('orderCart', () => ({ insertedId: 'o1' }))
  open()
  expect(await screen.findByText('Pay here')).toBeVisible()
  expect(found.map(({ body }) => body)).toEqual([{ key: lost[0]?.body.key }])
})

it('leads to an order whose response was lost as soon as the shop responds again', async () => {
  let placed = false
  onCall('getCart', () => (placed ? empty() : full()))
  onCall('orderCart', () => {
    if (placed) return { insertedId: 'o1' }
    placed = true
    return noNetwork()
  })
  const { user } = open()
  await user.click(await placeOrder())
  expect(await screen.findByText('Pay here')).toBeVisible()
})

it('keeps what was typed over a reload, and forgets it once the order is placed', async () => {
  onCall('getCart', full)
  book = []
  onCall('orderCart', () => ({ insertedId: 'o1' }))
  const first = open()
  await first.user.selectOptions(await screen.findByLabelText('Country'), 'Norway')
  await first.user.type(screen.getByLabelText('Street and number'), 'Storgata 1')
  await first.user.type(screen.getByLabelText('Town or city'), 'Oslo')
  await first.user.type(screen.getByLabelText('Postal code'), '0155')
  await first.user.type(screen.getByLabelText(/^PO number/), 'PO-7')
  first.unmount()

  const second = open()
  expect(await screen.findByLabelText('Street and number')).toHaveValue('Storgata 1')
  expect(screen.getByLabelText('Country')).toHaveValue('NO')
  expect(screen.getByLabelText(/^PO number/)).toHaveValue('PO-7')
  await second.user.click(await placeOrder())
  await second.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  second.unmount()

  open()
  expect(await screen.findByLabelText('Street and number')).toHaveValue('')
  expect(screen.getByLabelText(/^PO number/)).toHaveValue('')
})

it('starts with the country that was chosen in the cart', async () => {
  onCall('getCart', full)
  localStorage.setItem('wood-master.country', 'SE')
  book = [bookAddress(), bookAddress({ _id: 'a2', city: 'Malmö', country: 'SE' })]
  const first = open()
  expect(await screen.findByRole('radio', { name: /Malmö/ })).toBeChecked()
  first.unmount()

  localStorage.setItem('wood-master.country', 'DE')
  open()
  expect(await screen.findByLabelText('Country')).toHaveValue('DE')
})

it('shows at each line why it cannot be ordered, and uses another key afterwards', async () => {
  onCall('getCart', full)
  const refused = onCall('orderCart', () =>
    errorResponse('cart_not_orderable', 'One line of your cart cannot be ordered.', {
      'lines.1': 'At present, at most 3 can be ordered.',
    }),
  )
  const { user } = open()
  await user.click(await placeOrder())
  const sentence = await screen.findByText('At present, at most 3 can be ordered.')
  expect(sentence.closest('li')).toHaveTextContent('Oak leg')
  expect(screen.getByText('One line of your cart cannot be ordered.')).toBeVisible()

  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  await user.click(await placeOrder())
  await waitFor(() => expect(placed).toHaveLength(1))
  expect(placed[0]?.body.key).not.toBe(refused[0]?.body.key)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
})

it('offers the quantity that a first order may have, and forgets the refusal once it is taken', async () => {
  onCall('getCart', full)
  const sentence = 'Until your first order is paid you can reserve up to 4 pieces of this product.'
  onCall('orderCart', () =>
    errorResponse(
      'cart_not_orderable',
      'One line of your cart cannot be ordered.',
      { 'lines.0': sentence },
      { quantities: { 'lines.0': [4] } },
    ),
  )
  const { user } = open()
  await user.click(await placeOrder())
  const sent = onCall('replaceCart', full)
  await user.click(await screen.findByRole('button', { name: /^Take 4/ }))
  await waitFor(() => expect(sent[0]?.body.lines).toContainEqual(expect.objectContaining({ quantity: 4 })))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(screen.queryByText('One line of your cart cannot be ordered.')).toBeNull()
})

it('leads to the orders that wait where only a payment helps', async () => {
  onCall('getCart', full)
  const sentence = 'A lot is reserved from your network and not paid for yet.'
  onCall('orderCart', () => errorResponse('unpaid_limit', sentence, {}, { remedies: ['pay_waiting'] }))
  const { user } = open()
  await user.click(await placeOrder())
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay a waiting order' })).toHaveAttribute(
    'href',
    '/dashboard/myOrders?state=unpaid',
  )
  expect(screen.queryByRole('link', { name: 'Verify your email' })).toBeNull()
})

it('says what is wrong with an address of the book', async () => {
  onCall('getCart', full)
  onCall('orderCart', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'address.postalCode': 'Postal code is not one of Norway',
    }),
  )
  const { user } = open()
  await user.click(await placeOrder())
  expect(
    await screen.findByText('Please check what you entered. Postal code is not one of Norway.'),
  ).toBeVisible()
})

it('names a PO number that the shop refuses at its field', async () => {
  onCall('getCart', full)
  onCall('orderCart', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      poNumber: 'Must be one line of plain text',
    }),
  )
  const { user } = open()
  await user.click(await placeOrder())
  expect(await screen.findByText('Please check what you entered.')).toBeVisible()
  expect(screen.getByLabelText(/^PO number/)).toHaveAccessibleDescription('Must be one line of plain text')
})

it('has nothing to check out in an empty cart, and orders nothing', async () => {
  onCall('getCart', empty)
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  open()
  expect(await screen.findByText('There is nothing to check out')).toBeVisible()
  expect(placed).toEqual([])
})

it('adds shipping and tax of the rate that is chosen', async () => {
  onCall('getCart', full)
  quote = norwegian(65)
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  const { user } = open()
  const toPay = () => screen.getByText('To pay').closest('div')
  await waitFor(() => expect(toPay()).toHaveTextContent('$ 111.25/='))
  await user.click(screen.getByRole('radio', { name: /^Pallet/ }))
  expect(toPay()).toHaveTextContent('$ 193.75/=')
  expect(screen.getByText('MVA 25 %').closest('div')).toHaveTextContent('$ 38.75/=')
  await user.click(await placeOrder())
  await screen.findByRole('dialog', { name: 'Order Successful' })
  expect(placed[0]?.body).toMatchObject({ price: 193.75, address: oslo, rateId: 'pallet' })
})

it.each([
  ['price_changed', 'The prices have changed.'],
  ['delivery_not_possible', 'This delivery rate is no longer offered.'],
] as const)(
  'shows what delivery costs now after %s, and places the order at that',
  async (code, sentence) => {
    onCall('getCart', full)
    quote = norwegian(65)
    const { user } = open()
    onCall('orderCart', () => {
      quote = byAgreement(65, { rates: [quotedRate(65, { id: 'van', name: 'Van', price: 30 })] })
      return errorResponse(code, sentence)
    })
    await user.click(await placeOrder())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await screen.findByRole('radio', { name: /^Van/ })).toBeChecked()
    const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
    await user.click(await placeOrder())
    await screen.findByRole('dialog', { name: 'Order Successful' })
    expect(placed[0]?.body).toMatchObject({ price: 95, rateId: 'van' })
  },
)

it('shows the form once it is known what delivery costs, asked for once, so that nothing moves', async () => {
  onCall('getCart', full)
  open()
  const { released, release } = gate()
  const asked = onCall('quoteDelivery', async () => {
    await released
    return quote
  })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('checkbox', { name: /^Send what is ready first/ })).toBeNull()
  release()
  expect(await screen.findByRole('checkbox', { name: /^Send what is ready first/ })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Delivery method' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('keeps the place of the delivery methods while they are loading, heading and all', async () => {
  onCall('getCart', full)
  book = [bookAddress(), bookAddress({ _id: 'a2', country: 'SE' })]
  const { user } = open()
  await placeOrder()
  const { released, release } = gate()
  onCall('quoteDelivery', async () => {
    await released
    return quote
  })
  await user.click(screen.getByRole('radio', { name: /Sweden/ }))
  const status = await screen.findByText('Working out what delivery costs')
  expect(status.parentElement).toHaveTextContent('Delivery method')
  release()
  expect(await screen.findByRole('group', { name: 'Delivery method' })).toBeVisible()
})

it('asks for an address with the fields of its country, and orders nothing while one is missing', async () => {
  onCall('getCart', full)
  book = []
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  const { user } = open()
  expect(await screen.findByText('Choose a country to see what delivery costs.')).toBeVisible()
  expect(screen.getByLabelText('Full name')).toHaveValue('Sam Shopper')
  await user.selectOptions(screen.getByLabelText('Country'), 'United States')
  expect(screen.getByLabelText('State')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Country'), 'Norway')
  expect(screen.queryByLabelText('State')).toBeNull()
  const postalCode = screen.getByLabelText('Postal code')
  expect(postalCode).toHaveAttribute('autocomplete', 'shipping postal-code')
  await user.type(postalCode, '155')
  await user.click(await placeOrder())
  expect(await screen.findByText('Street and number is required')).toBeVisible()
  expect(postalCode).toHaveAccessibleDescription('Enter a valid postal code for this country')
  expect(placed).toEqual([])
  await user.type(screen.getByLabelText('Street and number'), 'Storgata 1')
  await user.type(screen.getByLabelText('Town or city'), 'Oslo')
  await user.clear(postalCode)
  await user.type(postalCode, '0155')
  await user.click(await placeOrder())
  await screen.findByRole('dialog', { name: 'Order Successful' })
  expect(placed[0]?.body).toMatchObject({ address: { ...oslo, name: 'Sam Shopper' } })
})

it('marks all that is missing at once, and lets an error go as soon as it is none', async () => {
  onCall('getCart', full)
  book = []
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  for (const label of ['Country', 'Street and number', 'City']) {
    expect(await screen.findByText(`${label} is required`)).toBeVisible()
  }
  await user.selectOptions(screen.getByLabelText('Country'), 'Norway')
  await waitFor(() => expect(screen.queryByText('Country is required')).toBeNull())
  await user.type(screen.getByLabelText(/^Tax number/), '12')
  await user.click(await placeOrder())
  expect(await screen.findByText(/Use 6 to 20 letters/)).toBeVisible()
  await user.clear(screen.getByLabelText(/^Tax number/))
  await waitFor(() => expect(screen.queryByText(/Use 6 to 20 letters/)).toBeNull())
})

it('orders what no rate carries at its price without freight, and leads to the order instead of its payment', async () => {
  onCall('getCart', full)
  const onRequest = quotedRate(65, { id: 'on-request', name: 'Freight on request', price: 0 }, 25)
  const message = 'We have no delivery rate for this country yet.'
  quote = byAgreement(65, { rates: [], message, onRequest, tax: { name: 'MVA', percent: 25 } })
  const { user } = open()
  expect(await screen.findByText(/no delivery rate for this country/)).toHaveTextContent(
    'Order it all the same',
  )
  expect(screen.getByText('To pay, plus freight to be quoted').parentElement).toHaveTextContent('$ 81.25/=')
  expect(screen.queryByText(/Freight on request/)).toBeNull()
  const placed = onCall('orderCart', () => ({ insertedId: 'o1' }))
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByRole('heading', { name: 'Order o1' })).toBeVisible()
  expect(placed).toMatchObject([{ body: { rateId: 'on-request', price: 81.25 } }])
})

it('shows and keeps nothing of what was typed before somebody else signed in on another page', async () => {
  onCall('getCart', full)
  onCall('getSettings', () => settings())
  onCall('listAddresses', () => [])
  onCall('quoteDelivery', () => quote)
  session.start(shopper, 'token')
  const { user } = renderRoutes(
    [{ Component: Root, children: [{ path: '/checkout', loader, Component }] }],
    '/checkout',
  )
  await user.selectOptions(await screen.findByLabelText('Country'), 'Norway')
  await user.type(screen.getByLabelText('Street and number'), 'Storgata 1')
  // The browser kept this page aside meanwhile, and Back shows it again.
  deviceStorage.write('accessToken', 'token 2')
  deviceStorage.write(
    'wood-master.person',
    JSON.stringify({ ...shopper, uid: 'u-other', name: 'Olga Other' }),
  )
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await waitFor(() => expect(screen.queryByDisplayValue('Storgata 1')).toBeNull())
  expect(await screen.findByLabelText('Full name')).toHaveValue('Olga Other')
  expect(tabStorage.read('wood-master.draft.checkout.u-other') ?? '').not.toContain('Storgata 1')
})
