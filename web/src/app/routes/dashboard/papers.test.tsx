import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './papers.tsx'

const paid = { state: 'paid', paymentStatus: true } as const
const orders = {
  here: order({ ...paid, _id: 'here', number: 'AAA-111' }),
  /** All of it waits for a delivery to the shop. */
  waits: order({ ...paid, _id: 'waits', number: 'BBB-222', lines: [orderLine({ waiting: 10 })] }),
  sent: order({
    _id: 'sent',
    number: 'CCC-333',
    state: 'shipped',
    paymentStatus: true,
    lines: [orderLine({ toShip: 0 })],
    shipments: [
      { id: 's1', lines: [{ productId: 'p1', quantity: 10 }], shippedAt: '2026-03-02T08:00:00.000Z' },
    ],
  }),
  unpaid: order({ _id: 'unpaid', number: 'DDD-444' }),
}

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getLegalPages', () => ({ pages: {}, returnDays: 30, version: 'v1' }))
  onCall('getInvoices', () => [])
  onCall('getOrder', ({ params: { id } }) => orders[id as keyof typeof orders])
})

const open = (kind: string, ...ids: (keyof typeof orders)[]) =>
  renderRoutes([{ path: '/dashboard/papers/:kind', loader, Component }], adminPaths.papers(kind, ids))

it.each<[string, keyof typeof orders]>([
  ['invoices', 'unpaid'],
  ['invoices', 'here'],
  ['slips', 'waits'],
  ['labels', 'waits'],
  ['pick-list', 'waits'],
  ['pick-list', 'sent'],
])('has nothing to print where there are no %s of an order: %s', async (kind, id) => {
  open(kind, id)
  expect(await screen.findByText('Nothing to print')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

it('prints slips and labels of what leaves or left alone, without a sheet for the rest', async () => {
  for (const kind of ['slips', 'labels']) {
    const { container, unmount } = open(kind, 'waits', 'here', 'sent')
    await screen.findByRole('button', { name: 'Print' })
    await waitFor(() => expect(container.querySelectorAll('[lang]')).toHaveLength(2))
    expect(container).not.toHaveTextContent('BBB-222')
    unmount()
  }
})

it('counts on a pick list the orders that it is for', async () => {
  open('pick-list', 'here', 'waits', 'sent')
  const list = await screen.findByRole('article', { name: 'Pick list' })
  expect(within(list).getByText(/^1 order, 1 product/)).toBeVisible()
})

it('finds no page for papers of a kind that there is not', async () => {
  renderRoutes([{ path: '/dashboard/papers/:kind', loader, Component }], '/dashboard/papers/credit-notes')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
