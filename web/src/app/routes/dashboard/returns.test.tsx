import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './returns.tsx'

const sent = order({
  number: 'K7M-2QX',
  state: 'shipped',
  paymentStatus: true,
  shipped: true,
  price: 31.25,
  goodsTotal: 25,
  taxTotal: 6.25,
  lines: [orderLine({ quantity: 10, price: 25 })],
})
const asked = (change = {}) => ({
  id: 'o1-r1',
  number: 'K7M-2QX-R1',
  lines: [{ productId: 'p1', quantity: 3, reason: 'damaged' as const }],
  words: 'Three have a split end.',
  images: ['https://images.wood-master.test/split.jpg'],
  state: 'requested' as const,
  requestedAt: '2026-03-09T10:00:00.000Z',
  order: sent,
  ...change,
})

function open(change = {}) {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  const listed = onCall('listReturns', () => [asked(change)])
  const moves = onCall('moveReturn', () => ({ modifiedCount: 1 }))
  const path = '/dashboard/returns'
  return { ...renderRoutes([{ path, loader, Component }], path), listed, moves }
}

it('shows what a buyer says, and accepts it with one press', async () => {
  const { user, moves } = open()
  expect(await screen.findByText('3 × Oak knob: Damaged')).toBeVisible()
  expect(screen.getByText('Three have a split end.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order K7M-2QX' })).toHaveAttribute(
    'href',
    '/dashboard/manageOrder/o1',
  )
  await user.click(screen.getByRole('button', { name: 'Accept K7M-2QX-R1' }))
  expect(moves.map(({ params, body }) => [params.id, body])).toEqual([['o1-r1', { state: 'accepted' }]])
})

it('declines with a reason', async () => {
  const { user, moves } = open()
  await user.click(await screen.findByRole('button', { name: 'Decline K7M-2QX-R1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(moves).toEqual([])
  await user.type(dialog.getByLabelText('Reason'), 'That is the grain.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(moves.map(({ body }) => body)).toEqual([{ state: 'declined', reason: 'That is the grain.' }])
})

it('receives what came back: broken pieces are scrapped unless something else is typed', async () => {
  const { user, moves } = open({ state: 'accepted' })
  const scrapped = await screen.findByLabelText('Scrapped')
  expect(scrapped).toHaveValue(3)
  await user.clear(scrapped)
  await user.type(scrapped, '1')
  await user.clear(screen.getByLabelText('Back into stock'))
  await user.type(screen.getByLabelText('Back into stock'), '2')
  await user.click(screen.getByRole('button', { name: 'Received K7M-2QX-R1' }))
  expect(moves.map(({ body }) => body)).toEqual([
    { state: 'received', lines: [{ productId: 'p1', restocked: 2, scrapped: 1 }] },
  ])
})

it('closes what was to come back with nothing, and receives none of it', async () => {
  const { user, moves } = open({ state: 'accepted' })
  await user.click(await screen.findByRole('button', { name: 'Close without money or goods K7M-2QX-R1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'Nothing came.')
  await user.click(dialog.getByRole('button', { name: 'Close without money or goods' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(moves.map(({ body }) => body)).toEqual([
    { state: 'closed', outcome: 'none', reason: 'Nothing came.' },
  ])
})

it.each([
  ['', 'Use a whole number from 0 to 3'],
  ['1.5', 'Use a whole number from 0 to 3'],
  ['4', 'No more than 3 can come back of this line.'],
])('says at its field that "%s" of three announced pieces cannot be scrapped', async (typed, sentence) => {
  const { user, moves } = open({ state: 'accepted' })
  const scrapped = await screen.findByLabelText('Scrapped')
  await user.clear(scrapped)
  if (typed) await user.type(scrapped, typed)
  await user.click(screen.getByRole('button', { name: 'Received K7M-2QX-R1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(scrapped).toHaveFocus()
  expect(scrapped).toHaveAccessibleDescription(sentence)
  expect(moves).toEqual([])
})

it('takes back that too many came as soon as the other number says so', async () => {
  const { user, moves } = open({ state: 'accepted' })
  const restocked = await screen.findByLabelText('Back into stock')
  await user.type(restocked, '{Backspace}2')
  await user.click(screen.getByRole('button', { name: 'Received K7M-2QX-R1' }))
  expect(await screen.findByText('No more than 3 can come back of this line.')).toBeVisible()
  await user.type(restocked, '{Backspace}0')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Received K7M-2QX-R1' }))
  await waitFor(() => expect(moves).toHaveLength(1))
})

const received = {
  state: 'received' as const,
  lines: [{ productId: 'p1', quantity: 3, reason: 'damaged' as const, restocked: 2, scrapped: 1 }],
}

it('refunds what came back, with its tax', async () => {
  const { user, moves } = open(received)
  expect(await screen.findByText('2 back in stock, 1 scrapped')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Refund $ 9.38/= K7M-2QX-R1' }))
  await user.click(await screen.findByRole('button', { name: 'Refund $ 9.38/=' }))
  expect(await screen.findByText('Refunded')).toBeVisible()
  expect(moves.map(({ body }) => body)).toEqual([{ state: 'closed', outcome: 'refund' }])
})

it('offers neither money nor goods for what was refunded before', async () => {
  const order = { ...sent, lines: [orderLine({ refundedQuantity: 8 })] }
  const { unmount, user } = open({ ...received, order })
  expect(await screen.findByRole('button', { name: 'Refund $ 6.25/= K7M-2QX-R1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Send a replacement/ }))
  expect(await screen.findByText(/^2 pieces leave/)).toBeVisible()
  unmount()
  open({ ...received, order: { ...sent, lines: [orderLine({ refundedQuantity: 10 })] } })
  expect(await screen.findByRole('button', { name: /^Close without/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

it('names what its own refund is about that has not reached Stripe', async () => {
  const refund = {
    _id: 'f1',
    amount: 9.38,
    reason: 'Damaged',
    restocked: false,
    createdAt: sent.createdAt,
  }
  const begun = { ...refund, state: 'pending' as const, lines: [{ productId: 'p1', quantity: 3 }] }
  const order = { ...sent, lines: [orderLine({ refundedQuantity: 10 })], refundedAmount: 9.38 }
  const { unmount } = open({
    ...received,
    order: { ...order, refunds: [{ ...begun, returnId: 'o1-r1' }] },
  })
  expect(await screen.findByRole('button', { name: 'Refund $ 9.38/= K7M-2QX-R1' })).toBeVisible()
  unmount()
  open({ ...received, order: { ...order, refunds: [begun] } })
  expect(await screen.findByRole('button', { name: /^Close without/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

it('replaces it, and says so where stock is missing', async () => {
  const { user, listed } = open(received)
  await user.click(await screen.findByRole('button', { name: 'Send a replacement K7M-2QX-R1' }))
  const sentence = 'Only 2 × Oak knob are in stock. Refund this return, or replace it later.'
  const moves = onCall('moveReturn', () => errorResponse('not_enough_stock', sentence))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'UPS')
  await user.type(dialog.getByLabelText(/^Tracking numbers/), '1Z9')
  await user.click(dialog.getByRole('button', { name: 'Send a replacement' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(moves.map(({ body }) => body)).toEqual([
    { state: 'closed', outcome: 'replacement', carrier: 'UPS', tracking: ['1Z9'] },
  ])
  // What the page showed was old.
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(listed).toHaveLength(2))
})

it('changes the numbers of a replacement that was sent, and takes its carrier away', async () => {
  const shipment = { id: 'o1-r1', returnId: 'o1-r1', lines: received.lines, shippedAt: sent.createdAt }
  const replaced = { ...sent, shipments: [{ ...shipment, carrier: 'UPS', tracking: ['1Z9'] }] }
  const { user, moves } = open({ ...received, state: 'closed', outcome: 'replacement', order: replaced })
  await user.click(await screen.findByRole('button', { name: 'Tracking of the replacement K7M-2QX-R1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Carrier'), 'None')
  await user.type(dialog.getByLabelText(/^Tracking numbers/), '7')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(moves.map(({ body }) => body)).toEqual([
    { state: 'closed', outcome: 'replacement', carrier: '', tracking: ['1Z97'] },
  ])
})

it('needs nothing back of what was missing', async () => {
  open({ state: 'accepted', lines: [{ productId: 'p1', quantity: 2, reason: 'missing' }] })
  expect(await screen.findByRole('button', { name: 'Refund $ 6.25/= K7M-2QX-R1' })).toBeVisible()
  expect(screen.queryByLabelText('Scrapped')).not.toBeInTheDocument()
})

it('loads the page again after a refused decision, once its dialog is closed', async () => {
  const { user, listed } = open()
  onCall('moveReturn', () => errorResponse('return_not_possible', 'It was accepted meanwhile.'))
  await user.click(await screen.findByRole('button', { name: 'Decline K7M-2QX-R1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'That is the grain.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText('It was accepted meanwhile.')).toBeVisible()
  expect(listed).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(listed).toHaveLength(2))
})

it('lets the name of another carrier be typed anew', async () => {
  const shipment = { id: 'o1-r1', returnId: 'o1-r1', lines: received.lines, shippedAt: sent.createdAt }
  const replaced = { ...sent, shipments: [{ ...shipment, carrier: 'Wagon', tracking: ['1Z9'] }] }
  const { user } = open({ ...received, state: 'closed', outcome: 'replacement', order: replaced })
  await user.click(await screen.findByRole('button', { name: 'Tracking of the replacement K7M-2QX-R1' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the carrier' })
  await user.clear(name)
  await user.type(name, 'Cart')
  expect(name).toHaveValue('Cart')
  expect(name).toBeInTheDocument()
})
