import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { headers } from '@wood-master/contract/errors'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { letterKeys } from '#components/lists/use-row-keys.ts'
import { adminPaths } from '#config/admin-paths.ts'
import type { Order } from '#lib/api/orders.ts'
import { session } from '#lib/session/session.ts'
import { order, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './manage-orders.tsx'

const numbers = ['AAA-111', 'BBB-222', 'CCC-333', 'DDD-444']

/** Paid orders, but for the last one, which is shipped when the shop is told to. */
function aShop({ fails, stays }: { fails?: string; stays?: string } = {}) {
  const found = numbers.map(
    (number, index): Order =>
      order({
        _id: `o${index + 1}`,
        number,
        state: index === 3 ? 'unpaid' : 'paid',
        paymentStatus: index !== 3,
      }),
  )
  const set = (id: string, change: Partial<Order>) => {
    const index = found.findIndex(({ _id }) => _id === id)
    found[index] = order({ ...found[index], ...change })
  }
  onCall('listOrders', () => found)
  const undone = onCall('undoShipment', ({ params: { id } }) => {
    if (id === stays) return errorResponse('shipment_not_undoable', 'It is too late for this one.')
    set(id, { state: 'paid', shippedAt: undefined })
    return { modifiedCount: 1 }
  })
  const sent = onCall('shipOrder', ({ params: { id } }) => {
    if (id === fails) return errorResponse('order_not_paid', 'A refund of this order is in progress.')
    set(id, { state: 'shipped', shippedAt: new Date().toISOString() })
    return { modifiedCount: 1 }
  })
  const takeBack = (id: string) => set(id, { state: 'paid', shippedAt: undefined })
  return { found, sent, undone, takeBack }
}

const box = (number: string) => screen.getByRole('checkbox', { name: `Select order ${number}` })
const chosen = () => numbers.filter((number) => (box(number) as HTMLInputElement).checked)

async function open() {
  const view = renderRoutes([{ path: adminPaths.manageOrder, loader, Component }])
  await screen.findByRole('checkbox', { name: 'Select order AAA-111' })
  return view
}

afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('countOrders', () => ({ count: 309 }))
})

it('selects one order, a range with Shift and all of the page, says how many, and Escape clears', async () => {
  aShop()
  const { user } = await open()
  await user.click(box('AAA-111'))
  await user.keyboard('{Shift>}')
  await user.click(box('CCC-333'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['AAA-111', 'BBB-222', 'CCC-333'])
  expect(screen.getByText('3 orders selected')).toHaveAttribute('role', 'status')
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(chosen()).toEqual(numbers)
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(chosen()).toEqual([])
})

it('ships the selected orders, names those that stay, and loses none for another', async () => {
  const { sent } = aShop({ fails: 'o2' })
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  const stayed = await screen.findByRole('list', { name: 'Not shipped' })
  expect(
    within(stayed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Not shipped: BBB-222. A refund of this order is in progress.',
    'Not shipped: DDD-444. It is not paid yet.',
  ])
  expect(sent.map(({ params }) => params.id).toSorted()).toEqual(['o1', 'o2', 'o3'])
  expect(screen.getByRole('list', { name: 'Shipped just now' })).toHaveTextContent(/AAA-111.*CCC-333/)
  expect(await screen.findByText('Product Shipped')).toBeVisible()
})

it('takes back what left within the last minute', async () => {
  const { undone } = aShop()
  const { user } = await open()
  await user.click(box('AAA-111'))
  await user.click(box('BBB-222'))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  await user.click(await screen.findByRole('button', { name: 'Undo all' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Shipped just now' })).toBeNull())
  expect(undone.map(({ params }) => params.id).toSorted()).toEqual(['o1', 'o2'])
})

/** Pending until the list shows what came of the press before. */
async function pressShip(user: UserEvent) {
  const ship = screen.getByRole('button', { name: 'Ship the selected orders' })
  await waitFor(() => expect(ship).toBeEnabled())
  await user.click(ship)
}

const undoInRow = (number: string) =>
  within(box(number).closest('tr') ?? document.body).findByRole('button', { name: /^Undo/ })
const shippedNow = () => screen.queryByRole('list', { name: 'Shipped just now' })

it('takes back from a row the parcel that it shows, which is no replacement, whatever left since', async () => {
  const { found } = aShop()
  const shippedAt = new Date().toISOString()
  const parcel = { lines: [], shippedAt }
  const shipments = [
    { ...parcel, id: 'a' },
    { ...parcel, id: 'replacement', returnId: 'o1-r1' },
  ]
  found[0] = order({ ...found[0], state: 'part_shipped', shippedAt, shipments })
  const undone = onCall('undoOneShipment', () => ({ modifiedCount: 1 }))
  const { user } = await open()
  await user.click(await undoInRow('AAA-111'))
  await waitFor(() => expect(undone).toHaveLength(1))
  expect(undone[0]?.params).toMatchObject({ id: 'o1', shipmentId: 'a' })
})

it('forgets a shipment that is taken back in its row, and counts it once when it is shipped again', async () => {
  aShop()
  const { user } = await open()
  await user.click(box('AAA-111'))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  await user.click(await undoInRow('AAA-111'))
  await waitFor(() => expect(shippedNow()).toBeNull())
  expect(screen.queryByText(/on the way/)).toBeNull()
  await pressShip(user)
  expect(await screen.findByText('1 order on the way.')).toBeVisible()
})

it('shows a shipment until the list has it as paid again, so that the next press ships it', async () => {
  const { found, sent } = aShop()
  const { user } = await open()
  await user.click(box('AAA-111'))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  const undo = await undoInRow('AAA-111')
  const list = gate()
  onCall('listOrders', async () => {
    await list.released
    return found
  })
  await user.click(undo)
  expect(await screen.findByText('Shipment taken back')).toBeVisible()
  expect(shippedNow()).toHaveTextContent('AAA-111')
  list.release()
  await waitFor(() => expect(shippedNow()).toBeNull())
  await pressShip(user)
  expect(await screen.findByText('1 order on the way.')).toBeVisible()
  expect(sent).toHaveLength(2)
})

it('counts an order once that was taken back elsewhere and is shipped again', async () => {
  const { takeBack } = aShop()
  const { user, router } = await open()
  await user.click(box('AAA-111'))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  expect(await screen.findByText('1 order on the way.')).toBeVisible()
  await undoInRow('AAA-111')
  takeBack('o1')
  await router.revalidate()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1))
  await pressShip(user)
  await undoInRow('AAA-111')
  expect(screen.getByText(/on the way/)).toHaveTextContent('1 order on the way.')
})

async function shipTwo(options: Parameters<typeof aShop>[0] = {}) {
  const shop = aShop(options)
  const { user } = await open()
  await user.click(box('AAA-111'))
  await user.click(box('BBB-222'))
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  return { ...shop, user, undoAll: await screen.findByRole('button', { name: 'Undo all' }) }
}

it('says that the minute is over instead of a success when nothing was taken back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { user, undone, undoAll } = await shipTwo()
  vi.setSystemTime(Date.now() + 61_000)
  await user.click(undoAll)
  expect(await screen.findByText(/The minute .* is over/)).toBeVisible()
  expect(screen.queryByText('Shipment taken back')).toBeNull()
  expect(undone).toEqual([])
})

it('says how many were taken back when one was not, and why', async () => {
  const { user, undoAll } = await shipTwo({ stays: 'o2' })
  await user.click(undoAll)
  expect(await screen.findByText('1 of 2 shipments taken back. It is too late for this one.')).toBeVisible()
  await waitFor(() => expect(shippedNow()).not.toHaveTextContent('AAA-111'))
  expect(shippedNow()).toHaveTextContent('BBB-222')
})

it('keeps the focus in the bar when the selection that it belongs to is cleared', async () => {
  aShop()
  const { user } = await open()
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  await user.click(box('AAA-111'))
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(all).toHaveFocus()
  await user.click(box('AAA-111'))
  screen.getByRole('button', { name: 'Ship the selected orders' }).focus()
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
  expect(all).toHaveFocus()
})

/** The files that the browser is given to keep. */
function downloads() {
  const saved: { name: string; content: Blob }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.getAttribute('href') ?? '')
    if (content) saved.push({ name: this.download, content })
  })
  return saved
}

it('exports and prints exactly the selected orders', async () => {
  aShop()
  const { user } = await open()
  const saved = downloads()
  await user.click(box('BBB-222'))
  await user.click(box('DDD-444'))
  await user.click(screen.getByRole('button', { name: 'Export the selected orders' }))
  const [{ name, content } = {}] = saved
  expect(name).toMatch(/^orders-selected-/)
  expect((await content?.text())?.match(/\w{3}-\d{3}/g)).toEqual(['BBB-222', 'DDD-444'])
  const print = screen.getByRole('navigation', { name: 'Print for the selected orders' })
  expect(within(print).getByRole('link', { name: 'Packing slips' })).toHaveAttribute(
    'href',
    '/dashboard/papers/slips?orders=o2,o4',
  )
})

it('says which of all orders are shown, and selects all that match, once they are read', async () => {
  const { found, sent } = aShop()
  onCall('listOrders', ({ query }) =>
    query.get('limit') === '20' && !query.get('cursor')
      ? HttpResponse.json(found.slice(0, 2), { headers: { [headers.nextCursor]: 'page-2' } })
      : found.slice(0, 3),
  )
  const { user } = await open()
  expect(await screen.findByText('1–2 of 309')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Select all 309 that match' }))
  expect(await screen.findByText('3 orders selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ship the selected orders' }))
  await waitFor(() => expect(sent.map(({ params }) => params.id)).toEqual(['o1', 'o2', 'o3']))
})

it('goes from row to row by J and K, and prints by P what is in focus or chosen, unless that is off', async () => {
  aShop()
  const Paper = () => <p>{location.search}</p>
  const { user, router } = renderRoutes([
    { path: adminPaths.manageOrder, loader, Component },
    { path: adminPaths.papers('slips'), Component: Paper },
  ])
  const rowLink = (name: string) => screen.findByRole('link', { name })
  await rowLink('AAA-111')
  await user.keyboard('jj')
  expect(await rowLink('BBB-222')).toHaveFocus()
  await user.keyboard('k')
  expect(await rowLink('AAA-111')).toHaveFocus()
  letterKeys.turn(false)
  await user.keyboard('j')
  expect(await rowLink('AAA-111')).toHaveFocus()
  letterKeys.turn(true)
  await user.type(screen.getByLabelText('Search'), 'j')
  expect(screen.getByLabelText('Search')).toHaveFocus()
  ;(await rowLink('CCC-333')).focus()
  await user.keyboard('p')
  await waitFor(() => expect(router.state.location.search).toBe('?orders=o3'))
  expect(router.state.location.state).toEqual({ from: adminPaths.manageOrder })
})

it('marks the orders that are newer than all that were seen before', async () => {
  const { found } = aShop()
  const first = await open()
  expect(screen.queryByText('New')).toBeNull()
  first.unmount()
  found.unshift(order({ _id: 'o9', number: 'EEE-555', createdAt: '2026-04-01T08:00:00.000Z' }))
  await open()
  const row = screen.getByText('New').closest('tr') ?? document.body
  expect(within(row).getByRole('link', { name: 'EEE-555' })).toBeVisible()
  expect(screen.getAllByText('New')).toHaveLength(1)
})
