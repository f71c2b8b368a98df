import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './my-order.tsx'

const two = [
  orderLine(),
  orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', quantity: 4, unitPrice: 10, price: 40 }),
]
const many = (change = {}) =>
  order({ lines: two, price: 65, goodsTotal: 65, number: 'K7M-2QX', poNumber: 'PO-1041', ...change })

function open(change = {}) {
  session.start(shopper, 'token')
  onCall('getOrder', () => many(change))
  return renderRoutes(
    [
      { path: '/dashboard/myOrders/:id', loader, Component },
      { path: '/dashboard/myOrders', Component: () => <h1>My Orders</h1> },
      { path: '/cart', Component: () => <h1>The cart</h1> },
      { path: '/order/:id', Component: () => <h1>Payment</h1> },
      { path: '/checkout', Component: () => <h1>Check out</h1> },
    ],
    '/dashboard/myOrders/o1',
  )
}

const cartLine = (productId: string, quantity: number, unitPrice: number) => ({
  productId,
  sku: productId,
  name: productId === 'p1' ? 'Oak knob' : 'Oak leg',
  img: '/x.jpg',
  unit: 'piece',
  casePack: 1,
  minQuantity: 1,
  available: 100,
  quantity,
  unitPrice,
  price: quantity * unitPrice,
})

/** The stored cart with what another device put into it; a knob costs this much now. */
function cartThatPrices(knob: number, ...stored: ReturnType<typeof cartLine>[]) {
  let lines = stored
  onCall('getCart', () => ({ lines, price: 0, currency: 'usd' }))
  return onCall('replaceCart', ({ body }) => {
    lines = body.lines.map(({ productId, quantity }) =>
      cartLine(productId, quantity, productId === 'p1' ? knob : 10),
    )
    return { lines, price: 0, currency: 'usd' }
  })
}

it('shows numbers, lines, money and what can be done', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Order K7M-2QX' })).toBeVisible()
  expect(screen.getByText('PO-1041')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Ordered products' })).toHaveTextContent(
    'LEG-OAK · 4 × $ 10/= per piece',
  )
  expect(screen.getByText('To pay').parentElement).toHaveTextContent('$ 65/=')
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/order/o1')
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

it('has an invoice instead of a payment once it is paid', async () => {
  open({ state: 'paid', paymentStatus: true })
  expect(await screen.findByRole('link', { name: 'Invoice' })).toBeVisible()
  const next = screen.getByRole('region', { name: 'What happens next' })
  expect(next).toHaveTextContent('We email a link to your invoice to shopper@wood-master.test.')
  // As the terms say it.
  expect(next).toHaveTextContent('Until we pack it you can ask us here to cancel it')
  expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

it('says how it travels, and that this is agreed upon where the shop has no rates', async () => {
  const paid = { state: 'paid' as const, paymentStatus: true }
  const next = async () => (await screen.findByRole('region', { name: 'What happens next' })).textContent
  const { unmount } = open({ ...paid, shipping: { rateId: 'parcel', name: 'Parcel', days: '3–5' } })
  expect(await next()).toContain('Delivery method: Parcel, 3–5 working days.')
  unmount()
  open({ ...paid, shipping: { rateId: 'by-agreement', name: 'Delivery by agreement' } })
  expect(await next()).toContain('We agree the carrier with you')
})

it('leads from what was shipped to its reviews, except from what was refunded or is still to come', async () => {
  const lines = [
    orderLine({ toShip: 0 }),
    orderLine({ productId: 'p2', name: 'Oak leg', toShip: 0, refundedQuantity: 10 }),
    orderLine({ productId: 'p3', name: 'Oak peg' }),
  ]
  const shippedAt = '2026-03-02T08:00:00.000Z'
  open({ state: 'part_shipped', paymentStatus: true, shippedAt, lines })
  expect(await screen.findByRole('link', { name: 'Review Oak knob' })).toHaveAttribute(
    'href',
    '/products/p1#reviews',
  )
  expect(screen.getAllByRole('link', { name: /^Review/ })).toHaveLength(1)
})

it('asks for no review before anything was shipped', async () => {
  open({ state: 'paid', paymentStatus: true })
  await screen.findByRole('heading', { name: 'Order K7M-2QX' })
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull()
})

it('puts its lines into the cart again and says what changed since', async () => {
  const stored = cartThatPrices(2.75)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText(/It was \$ 2\.50\/= each and is now \$ 2\.75\/=/)).toBeVisible()
  expect(screen.queryByText(/Oak leg:/)).not.toBeInTheDocument()
  expect(stored[0]?.body.lines).toEqual([
    { productId: 'p1', quantity: 10 },
    { productId: 'p2', quantity: 4 },
  ])
  await user.click(screen.getByRole('link', { name: 'See the cart' }))
  expect(await screen.findByText('The cart')).toBeVisible()
})

it('puts its lines in once, however often it is pressed until the shop responds', async () => {
  cartThatPrices(2.5)
  onCall('replaceCart', noNetwork)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  const stored = cartThatPrices(2.5)
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByRole('heading', { name: 'Check out' })).toBeVisible()
  expect(stored.at(-1)?.body.lines).toEqual([
    { productId: 'p1', quantity: 10 },
    { productId: 'p2', quantity: 4 },
  ])
})

it('leads straight to check-out when nothing changed', async () => {
  cartThatPrices(2.5)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByRole('heading', { name: 'Check out' })).toBeVisible()
})

it('leads to the cart where another device has put more into it', async () => {
  cartThatPrices(2.5, cartLine('p3', 1, 10))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeVisible()
})

it('cannot be paid while its freight is open, and leads on to the payment once its buyer accepts it', async () => {
  const { unmount } = open({
    freight: 'asked',
    shipping: { rateId: 'on-request', name: 'Freight on request' },
  })
  expect(await screen.findByText(/^We are working out what delivery costs and will email you/)).toBeVisible()
  expect(screen.getByText('To pay, plus freight to be quoted')).toBeVisible()
  // Nothing is not what it costs.
  expect(screen.queryByText('Shipping: Freight on request')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  unmount()
  const accepted = onCall('acceptFreight', () => ({ modifiedCount: 1 }))
  const { user } = open({ freight: 'set', shippingTotal: 180, price: 245 })
  expect(await screen.findByText(/^Delivery costs/)).toHaveTextContent('your order comes to $ 245/=')
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Accept and go on to pay' }))
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
  expect(accepted.map(({ body }) => body)).toEqual([{ price: 245 }])
})

it('asks to cancel a paid order, shows that it asked, and takes the request back', async () => {
  const asked = onCall('requestCancellation', () => ({ modifiedCount: 1 }))
  const withdrawn = onCall('withdrawCancellation', () => ({ modifiedCount: 1 }))
  const paid = { state: 'paid' as const, paymentStatus: true }
  const { user } = open(paid)
  await user.click(await screen.findByRole('button', { name: 'Ask to cancel' }))
  await user.type(await screen.findByLabelText('Reason'), 'The design has changed')
  const cancelRequest = { state: 'open' as const, requestedAt: '2026-03-02T08:00:00.000Z' }
  onCall('getOrder', () => many({ ...paid, cancelRequest }))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/^You asked to cancel this order on/)).toBeVisible()
  expect(screen.queryByText(/^You asked us to cancel/)).toBeNull()
  expect(asked.map(({ body }) => body)).toEqual([{ reason: 'The design has changed' }])

  onCall('getOrder', () => many({ ...paid, cancelRequest: { ...cancelRequest, state: 'withdrawn' } }))
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to cancel' }))
  expect(await screen.findByRole('button', { name: 'Ask to cancel' })).toBeVisible()
  expect(withdrawn).toHaveLength(1)
})

it('says that it was cancelled before it says what can be done', async () => {
  const granted = { state: 'granted' as const, requestedAt: '2026-03-02T08:00:00.000Z' }
  open({ state: 'refunded', paymentStatus: true, cancelRequest: granted })
  const sentence = await screen.findByText('This order was cancelled at your request.')
  const again = screen.getByRole('button', { name: 'Order again' })
  expect(sentence.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('says when it was refunded', async () => {
  const refund = {
    _id: 'r1',
    amount: 65,
    reason: 'Ordered twice',
    restocked: true,
    state: 'succeeded' as const,
    createdAt: '2026-03-05T08:00:00.000Z',
  }
  open({ state: 'refunded', paymentStatus: true, refundedAmount: 65, refunds: [refund] })
  const steps = within(await screen.findByRole('list', { name: 'Progress of the order' }))
  expect(steps.getByText('Refunded').parentElement).toHaveTextContent('Mar 5, 2026')
})

it('says until when it can be cancelled, and takes it until then', async () => {
  const { unmount } = open({ state: 'paid', paymentStatus: true })
  expect(await screen.findByText(/Until we pack it you can ask us here to cancel it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask to cancel' })).toBeVisible()
  unmount()
  const bench = open({ state: 'paid', paymentStatus: true, packingAt: '2026-03-03T08:00:00.000Z' })
  expect(await screen.findByText(/Until we pack it/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask to cancel' })).toBeVisible()
  bench.unmount()
  open({ state: 'part_shipped', paymentStatus: true, shippedAt: '2026-03-03T08:00:00.000Z' })
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeVisible()
  expect(screen.queryByText(/Until we pack it/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ask to cancel' })).not.toBeInTheDocument()
})

it('tells why a request to cancel was declined, and offers none for what is shipped', async () => {
  const declined = {
    state: 'declined' as const,
    requestedAt: '2026-03-02T08:00:00.000Z',
    answer: 'It is packed.',
  }
  open({ state: 'shipped', paymentStatus: true, shipped: true, cancelRequest: declined })
  expect(await screen.findByText(/It is packed\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask to cancel' })).not.toBeInTheDocument()
})

it('shows each parcel with its lines and numbers, and what follows', async () => {
  const shippedAt = '2026-03-03T08:00:00.000Z'
  const first = {
    id: 's1',
    lines: [{ productId: 'p1', quantity: 10 }],
    carrier: 'UPS',
    tracking: ['1Z9'],
    shippedAt,
  }
  const [knobs, legs] = [orderLine({ toShip: 0 }), { ...orderLine(two[1]), toShip: 4 }]
  open({ state: 'part_shipped', paymentStatus: true, lines: [knobs, legs], shipments: [first], shippedAt })
  const [sent, rest] = within(await screen.findByRole('list', { name: 'Shipments' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Shipments')
  expect(sent).toHaveTextContent('10 × Oak knob')
  expect(sent).toHaveTextContent('UPS')
  expect(rest).toHaveTextContent('Still to come4 × Oak leg')
})

const cancelled = { modifiedCount: 1, price: 65, refundedAmount: 25, state: 'paid' as const }

async function askToCancelKnobs(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Cancel pieces Oak knob' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Oak knob?' }))
  const quantity = dialog.getByRole('spinbutton', { name: 'How many?' })
  return { dialog, quantity, press: () => user.click(dialog.getByRole('button', { name: 'Cancel pieces' })) }
}

it('cancels all that is still to be sent of a line, unless fewer are asked for', async () => {
  const sent = onCall('cancelLines', () => cancelled)
  const { user } = open({ state: 'paid', paymentStatus: true })
  const all = await askToCancelKnobs(user)
  expect(all.quantity).toHaveValue(10)
  expect(all.dialog.getByText('None of it will be sent.')).toBeVisible()
  await all.press()
  expect(await screen.findByText('Cancelled.')).toBeVisible()
  const some = await askToCancelKnobs(user)
  await user.clear(some.quantity)
  await user.type(some.quantity, '3')
  expect(some.dialog.getByText('7 pieces will still be sent.')).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => body.lines)).toEqual([
    [{ productId: 'p1', quantity: 10 }],
    [{ productId: 'p1', quantity: 3 }],
  ])
  // Two wishes, so two keys.
  expect(new Set(sent.map(({ body }) => body.key)).size).toBe(2)
})

it.each(['', '0', '11', '1.5'])('sends no request to cancel "%s" of ten pieces', async (typed) => {
  const sent = onCall('cancelLines', () => cancelled)
  const { user } = open({ state: 'paid', paymentStatus: true })
  const { dialog, quantity, press } = await askToCancelKnobs(user)
  await user.clear(quantity)
  if (typed) await user.type(quantity, typed)
  await press()
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose 1 to 10')
  expect(quantity).toBeInvalid()
  expect(sent).toEqual([])
})

it('says in the dialog why pieces cannot be cancelled, and repeats a lost request under its key', async () => {
  const { user } = open({ state: 'paid', paymentStatus: true })
  const { dialog, press } = await askToCancelKnobs(user)
  onCall('cancelLines', () => errorResponse('cancel_not_possible', 'Oak knob is sold in packs of 5.'))
  await press()
  expect(await dialog.findByText('Oak knob is sold in packs of 5.')).toBeVisible()
  const lost = onCall('cancelLines', noNetwork)
  await press()
  await waitFor(() => expect(lost).not.toHaveLength(0))
  await user.click(await dialog.findByRole('button', { name: 'Keep all' }))
  const sent = onCall('cancelLines', () => cancelled)
  await (await askToCancelKnobs(user)).press()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.key).toBe(lost[0]?.body.key)
})

it('asks under the key of a lost request until the shop has answered: something else must not come on top of it', async () => {
  const { user } = open({ state: 'paid', paymentStatus: true })
  const asked = async (quantity: string) => {
    const dialog = await askToCancelKnobs(user)
    await user.clear(dialog.quantity)
    await user.type(dialog.quantity, quantity)
    await dialog.press()
    return dialog
  }
  const lost = onCall('cancelLines', noNetwork)
  const { dialog } = await asked('2')
  await waitFor(() => expect(lost).not.toHaveLength(0))
  await user.click(await dialog.findByRole('button', { name: 'Keep all' }))
  const sent = onCall('cancelLines', () => cancelled)
  for (const quantity of ['3', '2']) {
    await asked(quantity)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const [first, other, again] = [lost[0], ...sent].map((call) => call?.body.key)
  expect(other).toBe(first)
  expect(again).not.toBe(first)
})

it('shows how the order stands by now once a refusal is closed', async () => {
  const paid = { state: 'paid' as const, paymentStatus: true }
  const { user } = open(paid)
  const { dialog, press } = await askToCancelKnobs(user)
  onCall('cancelLines', () => errorResponse('cancel_not_possible', 'It is being packed.'))
  onCall('getOrder', () => many({ ...paid, packingAt: '2026-03-03T08:00:00.000Z' }))
  await press()
  expect(await dialog.findByText('It is being packed.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Keep all' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel pieces/ })).toBeNull())
})

it('keeps a piece of an unpaid order with one line, which is deleted instead', async () => {
  const sent = onCall('cancelLines', () => ({ ...cancelled, state: 'unpaid' as const }))
  const { user } = open({ lines: [orderLine()] })
  const { quantity, press } = await askToCancelKnobs(user)
  expect(quantity).toHaveValue(1)
  expect(quantity).toHaveAttribute('max', '9')
  await press()
  await waitFor(() => expect(sent.map(({ body }) => body.lines[0]?.quantity)).toEqual([1]))
})

it('cancels nothing of what is being packed', async () => {
  open({ state: 'paid', paymentStatus: true, packingAt: '2026-03-03T08:00:00.000Z' })
  expect(await screen.findByText('Oak leg')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cancel pieces/ })).not.toBeInTheDocument()
})

it('offers a return of what was shipped, says what becomes of it, and leads to its slip', async () => {
  const shippedAt = '2026-03-05T08:00:00.000Z'
  open({
    state: 'shipped',
    paymentStatus: true,
    shipped: true,
    shipments: [{ id: 's1', lines: [{ productId: 'p1', quantity: 10 }], shippedAt }],
    returns: [
      {
        id: 'o1-r1',
        number: 'K7M-2QX-R1',
        lines: [{ productId: 'p1', quantity: 3, reason: 'damaged' }],
        state: 'accepted',
        requestedAt: shippedAt,
        answer: 'Please send them as a letter.',
      },
    ],
  })
  expect(await screen.findByRole('link', { name: 'Return or report a problem' })).toHaveAttribute(
    'href',
    '/dashboard/myOrders/o1/return',
  )
  const returns = within(screen.getByRole('region', { name: 'Returns' }))
  expect(returns.getByText('3 × Oak knob: Damaged')).toBeVisible()
  expect(returns.getByText('Please send them as a letter.')).toBeVisible()
  expect(returns.getByRole('link', { name: 'Print the return slip' })).toHaveAttribute(
    'href',
    '/dashboard/myOrders/o1/return/o1-r1',
  )
})

it('says how a return ended', async () => {
  open({
    state: 'shipped',
    paymentStatus: true,
    shipped: true,
    returns: [
      {
        id: 'o1-r1',
        number: 'K7M-2QX-R1',
        lines: [{ productId: 'p1', quantity: 3, reason: 'damaged', restocked: 0, scrapped: 3 }],
        state: 'closed',
        outcome: 'replacement',
        requestedAt: '2026-03-05T08:00:00.000Z',
      },
    ],
  })
  const returns = within(await screen.findByRole('region', { name: 'Returns' }))
  expect(returns.getByText('Replaced')).toBeVisible()
  expect(returns.getByText('A replacement is on its way to you.')).toBeVisible()
})

it('says of an order that was deleted that there is none, and leads to those that there are', async () => {
  session.start(shopper, 'token')
  onCall('getOrder', () => errorResponse('not_found', 'There is no such order.'))
  renderRoutes([{ path: '/dashboard/myOrders/:id', loader, Component }], '/dashboard/myOrders/gone')
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myOrders')
})
