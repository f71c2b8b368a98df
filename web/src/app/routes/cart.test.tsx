import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#lib/api/products.ts'
import { addToCart, useCartEntries } from '#lib/cart/cart.ts'
import { cartStore } from '#lib/cart/cart-store.ts'
import { type Cart, pendingOf } from '#lib/cart/kept-cart.ts'
import { session } from '#lib/session/session.ts'
import { byAgreement, product, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { pricedCart } from '#testing/priced-cart.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './cart.tsx'

const knob = product()
const leg = product({ _id: 'p2', sku: 'LEG-OAK', name: 'Oak leg', price: 10, casePack: 4, minQuantity: 4 })

/** The shop's stored cart: it takes what it is sent. */
function storedCart(...first: Cart['lines']) {
  let lines = first
  onCall('getCart', () => ({ lines, price: 0, currency: 'usd' }))
  return onCall('replaceCart', ({ body }) => {
    lines = body.lines.map(({ productId, quantity }) => cartLine(productId, quantity))
    return { lines, price: 0, currency: 'usd' }
  })
}

function cartLine(productId: string, quantity: number): Cart['lines'][number] {
  const { sku, name, img, unit, casePack, minQuantity, price } = productId === 'p1' ? knob : leg
  return {
    productId,
    sku,
    name,
    img,
    unit,
    casePack,
    minQuantity,
    available: 100,
    quantity,
    unitPrice: price,
    price: price * quantity,
  }
}

beforeEach(() => {
  onCall('listAddresses', () => [])
})

const sells = (...products: Product[]) => onCall('priceCart', ({ body }) => pricedCart(body.lines, products))

function Count() {
  return <p>{useCartEntries().length} in the cart</p>
}

const open = () =>
  renderRoutes([
    {
      path: '/cart',
      loader,
      Component: () => (
        <>
          <Count />
          <Component />
        </>
      ),
    },
    { path: '/checkout', Component: () => <h1>Check out here</h1> },
    { path: '/purchase/:id', Component: () => <h1>Purchase</h1> },
  ])

const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const item = heading.closest('li')
  if (!item) throw new Error('The heading is in no row.')
  return within(item)
}
const total = () => screen.getByRole('region', { name: 'Summary' })
const put = (productId: string, quantity: number) =>
  addToCart([{ productId, quantity, name: productId === 'p1' ? knob.name : leg.name }])

describe('signed out', () => {
  it('is priced by the shop, with the remedy for what cannot be ordered', async () => {
    sells(knob, leg)
    put('p1', 10)
    put('p2', 6)
    const { user } = open()
    const legs = await row('Oak leg')
    expect(await legs.findByText('This is sold in case packs of 4.')).toBeVisible()
    expect((await row('Oak knob')).getByText('$ 25/=')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Check out' }))
    expect(screen.getByRole('alert')).toHaveTextContent('One line has to be changed')
    expect(legs.getByRole('button', { name: 'Take 4 of Oak leg' })).toHaveFocus()

    await user.click(legs.getByRole('button', { name: 'Take 8 of Oak leg' }))
    await waitFor(() => expect(total()).toHaveTextContent('$ 105/='))
    await user.click(screen.getByRole('button', { name: 'Check out' }))
    expect(await screen.findByText('Check out here')).toBeVisible()
  })

  it('leads to no check-out before the shop has said what its lines are', async () => {
    const { released, release } = gate()
    onCall('priceCart', async ({ body }) => {
      await released
      return pricedCart(body.lines, [knob])
    })
    put('p1', 10)
    open()
    const button = await screen.findByRole('button', { name: 'Check out' })
    expect(button).toBeDisabled()
    release()
    await waitFor(() => expect(button).toBeEnabled())
  })

  it('leads to check-out while a corrected quantity is being priced', async () => {
    sells(leg)
    put('p2', 6)
    const { user } = open()
    const legs = await row('Oak leg')
    const remedy = await legs.findByRole('button', { name: 'Take 8 of Oak leg' })
    const { released, release } = gate()
    onCall('priceCart', async ({ body }) => {
      await released
      return pricedCart(body.lines, [leg])
    })
    await user.click(remedy)
    await user.click(screen.getByRole('button', { name: 'Check out' }))
    expect(await screen.findByText('Check out here')).toBeVisible()
    release()
  })

  it('prices what another tab put into the cart', async () => {
    sells(knob, leg)
    put('p1', 10)
    open()
    await (await row('Oak knob')).findByText('$ 25/=')
    const kept = cartStore.read()
    const other = { ...kept, guest: [...kept.guest, { productId: 'p2', quantity: 4 }] }
    act(() => {
      localStorage.setItem('wood-master.cart', JSON.stringify(other))
      window.dispatchEvent(new StorageEvent('storage', { key: 'wood-master.cart' }))
    })
    expect(await (await row('Oak leg')).findByText('$ 40/=')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check out' })).toBeEnabled()
  })

  it('prices what was put in while the others were being priced', async () => {
    const { released, release } = gate()
    const asked = onCall('priceCart', async ({ body }) => {
      await released
      return pricedCart(body.lines, [knob, leg])
    })
    put('p1', 10)
    open()
    await waitFor(() => expect(asked).toHaveLength(1))
    act(() => void put('p2', 4))
    release()
    expect(await (await row('Oak leg')).findByText('$ 40/=')).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  it('takes a typed quantity on Enter and offers the next price break', async () => {
    sells(product({ price: 1.6, priceBreaks: [{ minQuantity: 48, price: 1.45 }] }))
    put('p1', 10)
    const { user } = open()
    const knobs = await row('Oak knob')
    await knobs.findByText('$ 16/=')
    expect(knobs.queryByRole('button', { name: /more saves/ })).toBeNull()
    await user.clear(knobs.getByRole('spinbutton', { name: 'Quantity of Oak knob' }))
    await user.type(knobs.getByRole('spinbutton'), '42{Enter}')
    await user.click(await knobs.findByRole('button', { name: /^6 more saves \$ 7\.20/ }))
    expect(await knobs.findByText('$ 69.60/=')).toBeVisible()
    expect(knobs.getByRole('spinbutton')).toHaveValue(48)
  })

  it('steps from what was typed where a press leaves the field focused', async () => {
    sells(knob)
    put('p1', 10)
    open()
    const knobs = await row('Oak knob')
    const quantity = knobs.getByRole('spinbutton')
    // A thousand for some.
    fireEvent.change(quantity, { target: { value: '1.000' } })
    fireEvent.blur(quantity)
    expect(quantity).toHaveValue(10)
    fireEvent.change(quantity, { target: { value: '50' } })
    fireEvent.click(knobs.getByRole('button', { name: /^One more/ }))
    expect(quantity).toHaveValue(51)
    // Back at what is in the cart already, the field follows too.
    fireEvent.change(quantity, { target: { value: '50' } })
    fireEvent.click(knobs.getByRole('button', { name: /^One more/ }))
    expect(quantity).toHaveValue(51)
  })

  it('removes a line and brings it back', async () => {
    sells(knob, leg)
    put('p1', 10)
    const { user } = open()
    await user.click((await row('Oak knob')).getByRole('button', { name: 'Remove Oak knob' }))
    expect(screen.getByText('Oak knob was removed.')).toBeVisible()
    expect(screen.getByText('0 in the cart')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo removing Oak knob' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect((await row('Oak knob')).getByRole('spinbutton')).toHaveValue(10)
  })

  it('says which product has left the shop with its line', async () => {
    sells(leg)
    put('p1', 10)
    put('p2', 4)
    const { user } = open()
    expect(await screen.findByText('Oak knob is no longer sold, so it has left your cart.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Oak knob' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument()
  })
})

describe('the weight', () => {
  it.each([
    [870_000, 800_000, '870 kg of at most 800 kg'],
    [12_340, undefined, '12.3 kg'],
  ])('of %i g with rates up to %s is shown while the cart grows', async (grams, upToGrams, text) => {
    localStorage.setItem('wood-master.country', 'NO')
    sells(knob)
    onCall('quoteDelivery', () => byAgreement(25, { grams, ...(upToGrams ? { upToGrams } : {}) }))
    put('p1', 10)
    open()
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('signed in', () => {
  it('merges what was put in before the sign-in: of the same product the larger quantity', async () => {
    put('p1', 20)
    put('p2', 4)
    const sent = storedCart(cartLine('p1', 10))
    session.start(shopper, 'token')
    open()
    await row('Oak leg')
    await waitFor(() => expect(total()).toHaveTextContent('$ 90/='))
    expect(sent.map(({ body }) => body.lines)).toEqual([
      [
        { productId: 'p1', quantity: 20 },
        { productId: 'p2', quantity: 4 },
      ],
    ])
    expect(cartStore.read().guest).toEqual([])
  })

  it('names what a full cart had no room for', async () => {
    for (let index = 0; index < 20; index++)
      addToCart([{ productId: `g${index}`, quantity: 4, name: `Guest leg ${index}` }])
    storedCart(...Array.from({ length: 90 }, (_, index) => cartLine(`s${index}`, 4)))
    session.start(shopper, 'token')
    const { user } = open()
    const notice =
      /^A cart has room for 100 products, so these were left out: Guest leg 10, Guest leg 11,.*, Guest leg 19\.$/
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getByText('100 in the cart')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('sends a change on top of what another device stored meanwhile', async () => {
    session.start(shopper, 'token')
    storedCart(cartLine('p1', 10))
    const { user } = open()
    const knobs = await row('Oak knob')
    await knobs.findByText('$ 25/=')
    const sent = storedCart(cartLine('p1', 10), cartLine('p2', 8))
    await user.click(knobs.getByRole('button', { name: /^One more/ }))
    await row('Oak leg')
    expect(sent.map(({ body }) => body.lines)).toEqual([
      [
        { productId: 'p1', quantity: 11 },
        { productId: 'p2', quantity: 8 },
      ],
    ])
  })

  it('adds only what is new to a cart that another device has ordered meanwhile', async () => {
    session.start(shopper, 'token')
    storedCart(cartLine('p1', 6))
    const first = open()
    await row('Oak knob')
    first.unmount()
    const sent = storedCart()
    put('p1', 1)
    await waitFor(() =>
      expect(sent.map(({ body }) => body.lines)).toEqual([[{ productId: 'p1', quantity: 1 }]]),
    )
  })

  it('keeps a change while the shop is away, says so, and sends it on the next try', async () => {
    session.start(shopper, 'token')
    storedCart(cartLine('p1', 10))
    const { user } = open()
    const knobs = await row('Oak knob')
    await knobs.findByText('$ 25/=')
    onCall('getCart', noNetwork)
    await user.click(knobs.getByRole('button', { name: /^One more/ }))
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible()
    expect(knobs.getByRole('spinbutton')).toHaveValue(11)
    expect(pendingOf(cartStore.read(), shopper.uid).changes).toEqual([{ productId: 'p1', quantity: 11 }])

    const sent = storedCart(cartLine('p1', 10))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await knobs.findByText('$ 27.50/=')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(screen.queryByText(/^The shop cannot be reached/)).not.toBeInTheDocument()
  })

  it('keeps its sum while the shop is away, and leads to no check-out', async () => {
    session.start(shopper, 'token')
    storedCart(cartLine('p1', 10))
    const { user } = open()
    const knobs = await row('Oak knob')
    await knobs.findByText('$ 25/=')
    onCall('getCart', noNetwork)
    await user.click(knobs.getByRole('button', { name: /^One more/ }))
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible()
    expect(total()).toHaveTextContent('$ 27.50/=')
    expect(screen.getByRole('button', { name: 'Check out' })).toBeDisabled()
  })

  it('shows the last known cart after a reload without the shop', async () => {
    session.start(shopper, 'token')
    storedCart(cartLine('p1', 10))
    const first = open()
    await (await row('Oak knob')).findByText('$ 25/=')
    first.unmount()
    onCall('getCart', noNetwork)
    open()
    expect(await (await row('Oak knob')).findByText('$ 25/=')).toBeVisible()
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible()
  })

  it('lets a line go that the shop rejects, and stores the others', async () => {
    session.start(shopper, 'token')
    let stored: Cart['lines'] = []
    onCall('getCart', () => ({ lines: stored, price: 0, currency: 'usd' }))
    onCall('replaceCart', ({ body }) => {
      if (body.lines.some(({ productId }) => productId === 'p1')) {
        return errorResponse('invalid_request', 'Some lines cannot be added.', {
          'lines.0': 'There is no such product',
        })
      }
      stored = body.lines.map(({ productId, quantity }) => cartLine(productId, quantity))
      return { lines: stored, price: 0, currency: 'usd' }
    })
    addToCart([
      { productId: 'p1', quantity: 10, name: 'Oak knob' },
      { productId: 'p2', quantity: 4, name: 'Oak leg' },
    ])
    open()
    expect(await screen.findByText('Oak knob is no longer sold, so it has left your cart.')).toBeVisible()
    expect(await (await row('Oak leg')).findByText('$ 40/=')).toBeVisible()
  })

  it('agrees with another tab', async () => {
    sells(knob, leg)
    put('p1', 10)
    open()
    await row('Oak knob')
    const other = JSON.stringify({ ...cartStore.read(), guest: [] })
    act(() => {
      localStorage.setItem('wood-master.cart', other)
      window.dispatchEvent(new StorageEvent('storage', { key: 'wood-master.cart' }))
    })
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })
})
