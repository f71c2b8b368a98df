import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { order, orderLine, oslo, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './return-slip.tsx'

const lines = [
  { productId: 'p1', quantity: 3, reason: 'damaged' as const },
  { productId: 'p2', quantity: 2, reason: 'missing' as const },
]
const two = [orderLine(), orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg' })]

function open(state: 'requested' | 'accepted') {
  session.start(shopper, 'token')
  const sendTo = 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway'
  const decidedAt = '2026-03-09T10:00:00.000Z'
  const one = { id: 'o1-r1', number: 'K7M-2QX-R1', lines, state, sendTo, requestedAt: decidedAt, decidedAt }
  onCall('getOrder', () => order({ state: 'shipped', lines: two, address: oslo, returns: [one] }))
  const path = '/dashboard/myOrders/:id/return/:returnId'
  return renderRoutes([{ path, loader, Component }], '/dashboard/myOrders/o1/return/o1-r1')
}

it('says what comes back, under which number, where to and from whom', async () => {
  open('accepted')
  const slip = await screen.findByRole('article', { name: 'Return slip K7M-2QX-R1' })
  for (const fact of ['Sawmill Lane 4', '7030 Trondheim', 'Kari Nordmann', 'KNB-OAK', 'Damaged', '3'])
    expect(slip).toHaveTextContent(fact)
  // One that begins with digits turns around in a line of Arabic otherwise.
  expect(within(slip).getByText('KNB-OAK').tagName).toBe('BDI')
  // What was missing does not come back.
  expect(slip).not.toHaveTextContent('Oak leg')
})

it('is there only once the return is accepted', async () => {
  open('requested')
  expect(await screen.findByText('No return slip')).toBeVisible()
})
