import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { paths } from '#config/paths.ts'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './packing.tsx'

const lines = [
  orderLine(),
  orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', quantity: 4, toShip: 4 }),
]

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listOrders', ({ query }) =>
    query.get('state') === 'paid'
      ? [order({ state: 'paid', paymentStatus: true, lines, sending: 'together' })]
      : [],
  )
})

it('packs what is there: the rest stays and follows', async () => {
  const began = onCall('startPacking', () => ({ modifiedCount: 1 }))
  const sent = onCall('sendShipment', ({ body }) => ({ insertedId: body.key }))
  const { user } = renderRoutes([{ path: paths.packing, loader, Component }])
  await user.click(await screen.findByRole('checkbox', { name: /Oak leg/ }))
  await user.type(screen.getByRole('spinbutton', { name: 'Packed of KNB-OAK' }), '3')
  expect(screen.getByText(/1 of 2 packed\. The rest stays here/)).toBeVisible()
  expect(screen.getByText('The buyer wants everything together.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select order K7M-2QX' }))
  await user.click(screen.getByRole('button', { name: 'Product Shipped' }))
  await user.click(await screen.findByRole('button', { name: 'Ship anyway' }))
  const units = [
    { productId: 'p1', quantity: 3 },
    { productId: 'p2', quantity: 4 },
  ]
  await waitFor(() => expect(sent.map(({ body }) => body.lines)).toEqual([units]))
  expect(began).toHaveLength(1)
})

const paid = { state: 'paid' as const, paymentStatus: true }

async function open(...orders: ReturnType<typeof order>[]) {
  onCall('listOrders', ({ query }) => (query.get('state') === 'paid' ? orders : []))
  const sent = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const view = renderRoutes([{ path: paths.packing, loader, Component }])
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const ship = () => view.user.click(screen.getByRole('button', { name: 'Product Shipped' }))
  return { ...view, sent, ship }
}

it('keeps orders that are disputed or to be cancelled, and names each with its reason', async () => {
  const requestedAt = '2026-03-02T08:00:00.000Z'
  const { ship, sent } = await open(
    order({ ...paid, _id: 'o2', number: 'BBB-222', dispute: 'open' }),
    order({ ...paid, _id: 'o3', number: 'CCC-333', cancelRequest: { state: 'open', requestedAt } }),
  )
  expect(screen.getByText(/^Its buyer disputes the payment/)).toBeVisible()
  await ship()
  const kept = await screen.findByRole('list', { name: 'Not shipped' })
  expect(kept).toHaveTextContent(/BBB-222. Its buyer disputes.*CCC-333. Its buyer asks to cancel it/)
  expect(sent).toEqual([])
})

it('asks before an order leaves without a tracking number, and ships what was seen', async () => {
  const { user, ship, sent } = await open(
    order({ ...paid, _id: 'o1', number: 'AAA-111', version: 'v1' }),
    order({ ...paid, _id: 'o2', number: 'BBB-222', version: 'v2' }),
  )
  await user.type(screen.getByLabelText(/Tracking numbers of order BBB-222/), '1Z999')
  await ship()
  const dialog = await screen.findByRole('dialog', { name: 'Ship without a tracking number?' })
  expect(dialog).toHaveTextContent('No number was scanned for AAA-111.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await ship()
  await user.click(await screen.findByRole('button', { name: 'Ship anyway' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ params, body }) => ({ id: params.id, ...body }))).toEqual([
    { id: 'o1', shipped: true, seen: 'v1' },
    { id: 'o2', shipped: true, seen: 'v2', tracking: ['1Z999'] },
  ])
})
