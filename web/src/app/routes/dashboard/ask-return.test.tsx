import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, orderLine, settings, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './ask-return.tsx'

const two = [orderLine(), orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', quantity: 4 })]
const shippedAt = '2026-03-05T08:00:00.000Z'
const units = (knobs: number, legs: number) => [
  { productId: 'p1', quantity: knobs },
  { productId: 'p2', quantity: legs },
]
const sent = (change = {}) =>
  order({
    number: 'K7M-2QX',
    state: 'shipped',
    paymentStatus: true,
    shipped: true,
    lines: two,
    shipments: [{ id: 's1', lines: units(10, 4), shippedAt }],
    ...change,
  })

function open(change = {}) {
  session.start(shopper, 'token')
  onCall('getOrder', () => sent(change))
  onCall('getSettings', () => settings())
  return renderRoutes(
    [
      { path: '/dashboard/myOrders/:id/return', loader, Component },
      { path: '/dashboard/myOrders/:id', Component: () => <h1>The order</h1> },
    ],
    '/dashboard/myOrders/o1/return',
  )
}

it('asks for what is ticked, with words and a picture', async () => {
  const asked = onCall('requestReturn', () => ({ insertedId: 'o1-r1', number: 'K7M-2QX-R1' }))
  const url = 'https://images.wood-master.test/split.jpg'
  onCall('uploadImage', () => ({ success: true as const, data: { url } }))
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /Oak knob/ }))
  await user.click(screen.getByRole('button', { name: 'One more of Oak knob' }))
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  await user.upload(screen.getByLabelText('Pictures'), new File(['x'], 'split.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible()
  await user.type(screen.getByLabelText('Anything else that we should know'), 'Two have a split end.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The order')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([
    {
      key: expect.any(String),
      lines: [{ productId: 'p1', quantity: 2, reason: 'damaged' }],
      words: 'Two have a split end.',
      images: [url],
    },
  ])
})

it('keeps what was typed over a reload, and asks once although the first answer was lost', async () => {
  const lost = onCall('requestReturn', noNetwork)
  const first = open()
  await first.user.click(await screen.findByRole('checkbox', { name: /Oak knob/ }))
  await first.user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  await first.user.type(screen.getByLabelText('Anything else that we should know'), 'Two have a split end.')
  await first.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  first.unmount()

  const asked = onCall('requestReturn', () => ({ insertedId: 'o1-r1', number: 'K7M-2QX-R1' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The order')).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual(lost.map(({ body }) => body))
})

it('asks for more under the key of a lost request, which the shop refuses if that arrived', async () => {
  const lost = onCall('requestReturn', noNetwork)
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /Oak knob/ }))
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/cannot be reached/)).toBeVisible()
  const asked = onCall('requestReturn', () => ({ insertedId: 'o1-r1', number: 'K7M-2QX-R1' }))
  await user.click(screen.getByRole('button', { name: 'One more of Oak knob' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The order')).toBeVisible()
  expect(asked[0]?.body.key).toBe(lost[0]?.body.key)
})

it('sends nothing before something is ticked and complete, and says what is missing', async () => {
  const asked = onCall('requestReturn', () => errorResponse('return_not_possible', 'Only 2 are left.'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByText('Please tick at least one product.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Oak leg/ }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Please describe what is wrong')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'No longer wanted')
  expect(screen.getByText('Unused, within 30 days of shipment.')).toBeVisible()
  await user.clear(screen.getByLabelText('How many?'))
  await user.type(screen.getByLabelText('How many?'), '5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Please choose 1 to 4')).toBeVisible()
  expect(asked).toEqual([])
  await user.clear(screen.getByLabelText('How many?'))
  await user.type(screen.getByLabelText('How many?'), '4')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Only 2 are left.')).toBeVisible()
})

it('shows how many are left once it was refused for more', async () => {
  const sentence = 'Only 3 × Oak leg are not being returned yet.'
  onCall('requestReturn', () => {
    onCall('getOrder', () => sent({ shipments: [{ id: 's1', lines: units(10, 3), shippedAt }] }))
    return errorResponse('return_not_possible', sentence)
  })
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /Oak leg Up to 4/ }))
  await user.selectOptions(screen.getByLabelText('What is wrong?'), 'Damaged')
  await user.clear(screen.getByLabelText('How many?'))
  await user.type(screen.getByLabelText('How many?'), '4')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: /Oak leg Up to 3/ })).toBeChecked()
  expect(screen.getByText('Please choose 1 to 3')).toBeVisible()
})

it('offers only what was shipped and is in no return', async () => {
  const returns = [
    {
      id: 'o1-r1',
      number: 'K7M-2QX-R1',
      lines: [{ productId: 'p1', quantity: 10, reason: 'wrong' as const }],
      state: 'requested' as const,
      requestedAt: shippedAt,
    },
  ]
  open({ returns, shipments: [{ id: 's1', lines: units(10, 3), shippedAt }] })
  expect(await screen.findByRole('checkbox', { name: /Oak leg Up to 3/ })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /Oak knob/ })).not.toBeInTheDocument()
})

it('says that there is nothing to return', async () => {
  open({ state: 'paid', shipped: false, shipments: [] })
  expect(await screen.findByText('Nothing to return')).toBeVisible()
})
