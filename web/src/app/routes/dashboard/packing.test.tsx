import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './packing.tsx'

const paid = { state: 'paid' as const, paymentStatus: true }

async function open(...orders: ReturnType<typeof order>[]) {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listOrders', () => orders)
  const sent = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const view = renderRoutes([{ path: '/dashboard/packing', loader, Component }], '/dashboard/packing')
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  return {
    ...view,
    sent,
    ship: () => view.user.click(screen.getByRole('button', { name: 'Product Shipped' })),
  }
}

it('keeps orders that are packed by half, disputed or to be cancelled, and names each with its reason', async () => {
  const lines = [orderLine(), orderLine({ productId: 'p2', name: 'Ash knob' })]
  const { user, ship, sent } = await open(
    order({ ...paid, _id: 'o1', number: 'AAA-111', lines }),
    order({ ...paid, _id: 'o2', number: 'BBB-222', dispute: 'open' }),
    order({
      ...paid,
      _id: 'o3',
      number: 'CCC-333',
      cancelRequest: { state: 'open', requestedAt: '2026-03-02T08:00:00.000Z' },
    }),
  )
  expect(screen.getByText(/^Its buyer disputes the payment/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Ash knob/ }))
  await ship()
  const kept = await screen.findByRole('list', { name: 'Not shipped' })
  expect(kept).toHaveTextContent(/AAA-111. Only 1 of 2 lines are packed.*BBB-222. Its buyer disputes/)
  expect(kept).toHaveTextContent(/CCC-333. Its buyer asks to cancel it/)
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
