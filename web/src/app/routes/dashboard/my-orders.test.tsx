import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './my-orders.tsx'

function open(...orders: ReturnType<typeof order>[]) {
  session.start(shopper, 'token')
  onCall('listOwnOrders', () => orders)
  return renderRoutes([{ path: '/dashboard/myOrders', loader, Component }], '/dashboard/myOrders')
}

it('leads with the numbers of an order, says what it comes to, and offers it again', async () => {
  open(order({ number: 'K7M-2QX', poNumber: '1041' }), order({ _id: 'o2', number: 'K7M-3QX' }))
  expect(await screen.findByRole('heading', { name: 'No. K7M-2QX · PO 1041' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No. K7M-3QX' })).toBeVisible()
  expect(screen.getAllByText('To pay')[0]?.parentElement).toHaveTextContent('To pay$ 25/=')
  expect(screen.getByRole('button', { name: 'Order again No. K7M-2QX' })).toBeVisible()
})

it('says of an order that its buyer asked to cancel it', async () => {
  const cancelRequest = { state: 'open' as const, requestedAt: '2026-03-02T08:00:00.000Z' }
  open(order({ state: 'paid', paymentStatus: true, cancelRequest }))
  const [own] = await screen.findAllByText('Oak knob')
  const card = own?.closest<HTMLElement>('[data-order]')
  if (!card) throw new Error('The order is listed.')
  expect(within(card).getByText(/^You asked us to cancel this order/)).toBeVisible()
})
