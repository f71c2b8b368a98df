import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { product, settings, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { PurchaseForm } from './purchase-form.tsx'

function open(change = {}, shop = {}) {
  const onOrdered = vi.fn(async () => undefined)
  const onStockChanged = vi.fn()
  const view = renderRoutes([
    {
      path: '/',
      Component: () => (
        <PurchaseForm
          product={product(change)}
          account={shopper}
          settings={settings(shop)}
          onOrdered={onOrdered}
          onStockChanged={onStockChanged}
        />
      ),
    },
  ])
  return { ...view, onOrdered, onStockChanged }
}

const quantity = () => screen.findByRole('spinbutton')
const placeOrder = () => screen.getByRole('button', { name: 'Place order' })

it('holds the stock, then places the order at the price of the page', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const placed = onCall('placeOrder', () => ({ insertedId: 'h1' }))
  const { user, onOrdered } = open()
  await user.clear(await quantity())
  await user.type(await quantity(), '12')
  expect(screen.getByText('$ 30/=')).toBeVisible()
  await user.click(placeOrder())

  await waitFor(() => expect(onOrdered).toHaveBeenCalledExactlyOnceWith('h1'))
  expect(held).toMatchObject([
    { params: { id: 'p1' }, body: { availableQuantity: 88, quantity: 12, price: 30 } },
  ])
  expect(placed.map(({ body }) => body)).toEqual([
    {
      email: shopper.email,
      price: 30,
      quantity: 12,
      productName: 'Oak knob',
      img: '/pictures/products/oak-knob-960.jpg',
      paymentStatus: false,
      holdId: 'h1',
      acceptedTerms: 'standard-1',
    },
  ])
})

it('places one order however often the button is pressed', async () => {
  const { released, release } = gate()
  const held = onCall('changeStock', async () => {
    await released
    return { modifiedCount: 1, holdId: 'h1' }
  })
  const placed = onCall('placeOrder', () => ({ insertedId: 'h1' }))
  const { user, onOrdered } = open()
  await quantity()
  await user.dblClick(placeOrder())
  expect(placeOrder()).toBeDisabled()
  release()
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce())
  expect([held.length, placed.length]).toEqual([1, 1])
})

it.each([
  ['', 'Purchase Quantity is required'],
  ['1.5', 'Use a whole number from 1'],
  ['0', 'Use a whole number from 1'],
])('rejects the quantity "%s" beside the field, and asks the shop for nothing', async (typed, message) => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const { user } = open()
  await user.clear(await quantity())
  if (typed) await user.type(await quantity(), typed)
  await user.click(placeOrder())
  await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription(message))
  expect(held).toEqual([])
})

it('never sells the last piece', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const { user } = open({ availableQuantity: 12 })
  await user.clear(await quantity())
  await user.type(await quantity(), '12')
  await user.click(placeOrder())
  expect(await screen.findByText('please select lower than maximum quantity')).toBeInTheDocument()
  const field = screen.getByLabelText('Quantity (minimum 10, maximum 11)')
  expect(field).toHaveAccessibleDescription('Choose at most 11.')
  expect(held).toEqual([])
})

it('names only quantities that can be ordered', async () => {
  const { user } = open({ availableQuantity: 30, casePack: 12 }, { enforceMinimumOrder: true })
  for (const [typed, remedy] of [
    ['40', 'Choose at most 24.'],
    ['3', 'Choose at least 12.'],
  ] as const) {
    await user.clear(await quantity())
    await user.type(await quantity(), typed)
    await user.click(placeOrder())
    await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription(remedy))
  }
})

it('hints at the minimum without enforcing it, unless the shop does', async () => {
  onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  onCall('placeOrder', () => ({ insertedId: 'h1' }))
  const { user, onOrdered } = open()
  await user.clear(await quantity())
  await user.type(await quantity(), '3')
  expect(await quantity()).toHaveAccessibleDescription('Shops usually order at least 10 pieces of this.')
  await user.click(placeOrder())
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce())
})

it('rejects less than the minimum where the shop enforces it', async () => {
  const { user } = open({}, { enforceMinimumOrder: true })
  await user.clear(await quantity())
  await user.type(await quantity(), '3')
  await user.click(placeOrder())
  expect(await screen.findByText('please select at least the minimum quantity')).toBeInTheDocument()
})

it('shows the current stock when the shop has less than the page says', async () => {
  onCall('changeStock', () => errorResponse('not_enough_stock', 'please select lower than maximum quantity'))
  const { user, onOrdered, onStockChanged } = open()
  await quantity()
  await user.click(placeOrder())
  expect(await screen.findByText('please select lower than maximum quantity')).toBeInTheDocument()
  expect(onStockChanged).toHaveBeenCalledOnce()
  expect(onOrdered).not.toHaveBeenCalled()
})

it('offers the quantity that a first order may have', async () => {
  const sentence = 'Until your first order is paid you can reserve up to 50 pieces of this product.'
  onCall('changeStock', () => errorResponse('unpaid_limit', sentence, {}, { quantities: { quantity: [50] } }))
  const { user } = open()
  await user.clear(await quantity())
  await user.type(await quantity(), '60')
  await user.click(placeOrder())
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take 50' }))
  expect(await quantity()).toHaveValue(50)
  expect(screen.queryByText(sentence)).toBeNull()
})

it('leads to what else helps who may reserve no more', async () => {
  const sentence = 'Please verify your email, order less, or pay for a part first.'
  onCall('changeStock', () =>
    errorResponse('unpaid_limit', sentence, {}, { remedies: ['verify_email', 'pay_waiting'] }),
  )
  const { user } = open()
  await quantity()
  await user.click(placeOrder())
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
    'href',
    '/dashboard/myProfile',
  )
  expect(screen.getByRole('link', { name: 'Pay a waiting order' })).toHaveAttribute(
    'href',
    '/dashboard/myOrders?state=unpaid',
  )
})

it('holds nothing twice when the order got lost on the way', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  onCall('placeOrder', noNetwork)
  const { user, onOrdered } = open()
  await quantity()
  await user.click(placeOrder())
  expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument()

  const placed = onCall('placeOrder', () => ({ insertedId: 'h1' }))
  await user.click(placeOrder())
  await waitFor(() => expect(onOrdered).toHaveBeenCalledExactlyOnceWith('h1'))
  expect(held).toHaveLength(1)
  expect(placed).toMatchObject([{ body: { holdId: 'h1' } }])
})

it('holds anew once the hold has run out', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  onCall('placeOrder', () =>
    errorResponse('hold_expired', 'The reservation has expired. Please order again.'),
  )
  const { user, onOrdered } = open()
  await quantity()
  await user.click(placeOrder())
  expect(await screen.findByText(/has expired/)).toBeInTheDocument()

  onCall('placeOrder', () => ({ insertedId: 'h1' }))
  await user.click(placeOrder())
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce())
  expect(held).toHaveLength(2)
})

const breaks = { price: 1.6, priceBreaks: [{ minQuantity: 48, price: 1.45 }] }

it('shows and charges the price of the break that is reached', async () => {
  onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const placed = onCall('placeOrder', () => ({ insertedId: 'h1' }))
  const { user, onOrdered } = open(breaks)
  await user.clear(await quantity())
  await user.type(await quantity(), '42')
  expect(screen.getByText('$ 67.20/=')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^6 more saves \$ 7\.20.*take 48 of/ }))
  expect(await quantity()).toHaveValue(48)
  expect(screen.getByText('$ 69.60/=')).toBeVisible()
  expect(screen.queryByText(/more saves/)).not.toBeInTheDocument()
  await user.click(placeOrder())
  await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce())
  expect(placed).toMatchObject([{ body: { price: 69.6, quantity: 48 } }])
})

it('offers no break that the stock does not reach', async () => {
  const { user } = open({ ...breaks, availableQuantity: 48 })
  await user.clear(await quantity())
  await user.type(await quantity(), '42')
  expect(screen.getByText('$ 67.20/=')).toBeVisible()
  expect(screen.queryByText(/more saves/)).not.toBeInTheDocument()
})

it('offers the two nearest quantities of full case packs and rounds none in silence', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const { user } = open({ casePack: 4 })
  expect(await quantity()).toHaveValue(12)
  await user.clear(await quantity())
  await user.type(await quantity(), '18')
  expect(screen.getByText('This is sold in case packs of 4.')).toBeVisible()
  await user.click(placeOrder())
  expect(await screen.findByText('please select a quantity of full case packs')).toBeInTheDocument()
  expect(await quantity()).toHaveValue(18)
  expect(held).toEqual([])

  expect(screen.getByRole('button', { name: 'Take 20' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take 16' }))
  expect(await quantity()).toHaveValue(16)
  expect(screen.queryByText(/case packs of/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^One more/ }))
  expect(await quantity()).toHaveValue(20)
})

it('puts the quantity into the cart instead of ordering it', async () => {
  const held = onCall('changeStock', () => ({ modifiedCount: 1, holdId: 'h1' }))
  const { user } = open()
  await quantity()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByText(/^10 in your cart/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByText(/^20 in your cart/)).toBeVisible()
  expect(held).toEqual([])
})

it("shows another currency's symbol", async () => {
  open({ price: 1200 }, { currency: 'jpy' })
  await quantity()
  expect(screen.getByText('¥12,000')).toBeVisible()
})
