import { screen, waitFor } from '@testing-library/react'
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
  const units = [
    { productId: 'p1', quantity: 3 },
    { productId: 'p2', quantity: 4 },
  ]
  await waitFor(() => expect(sent.map(({ body }) => body.lines)).toEqual([units]))
  expect(began).toHaveLength(1)
})
