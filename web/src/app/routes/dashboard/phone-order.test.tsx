import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { oslo, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './phone-order.tsx'

const at = '2026-03-01T08:00:00.000Z'

it('says what is missing before anything is priced: a product, and the reason of a discount', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getPerson', () => ({
    user: { _id: 'u1', email: 'ida@wood-master.test', name: 'Ida', createdAt: at },
    addresses: [{ ...oslo, _id: 'a1', createdAt: at }],
    orders: 0,
    value: 0,
    currency: 'usd',
    tags: [],
    history: [],
  }))
  onCall('parseOrderList', () => ({ lines: [] }))
  const priced = onCall('draftOrder', () =>
    errorResponse('invalid_request', 'Please check what you entered.'),
  )
  const { user } = renderRoutes(
    [{ path: '/dashboard/person/:email/order', loader, Component }],
    '/dashboard/person/ida%40wood-master.test/order',
  )
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'SKU;Quantity')
  const price = screen.getByRole('button', { name: 'Price it' })
  await user.click(price)
  expect(await screen.findByRole('alert')).toHaveTextContent('No line names a product')
  await user.type(screen.getByRole('spinbutton', { name: 'Discount in %' }), '10')
  await user.click(price)
  expect(await screen.findByText('Give a reason for the discount')).toBeVisible()
  expect(priced).toEqual([])
})
