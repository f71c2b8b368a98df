import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { session } from '#lib/session/session.ts'
import { bookAddress, norwegian, oslo, person, shopper } from '#testing/factories.ts'
import { errorResponse, noNetwork, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './phone-order.tsx'

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('getPerson', () => person())
})

const open = () =>
  renderRoutes(
    [
      { path: '/dashboard/person/:email/order', loader, Component },
      { path: adminPaths.manageOneOrder('o1'), Component: () => <h1>Placed</h1> },
    ],
    '/dashboard/person/ida%40wood-master.test/order',
  )

const tenKnobs = { lines: [{ input: 'KNB-OAK 10', productId: 'p1', quantity: 10 }] }

const draft = { lines: [], goodsTotal: 25, discount: 0, currency: 'usd', quote: norwegian(25) }

function priceKnobs() {
  onCall('parseOrderList', () => tenKnobs)
  onCall('draftOrder', () => draft)
}

async function addAddress(user: ReturnType<typeof open>['user'], line1: string) {
  await user.click(screen.getByRole('button', { name: 'Another address' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'Norway')
  await user.type(screen.getByLabelText('Street and number'), line1)
  await user.type(screen.getByLabelText('Town or city'), oslo.city)
  await user.type(screen.getByLabelText('Postal code'), oslo.postalCode)
  await user.click(screen.getByRole('button', { name: /^Save/ }))
}

it('says what is missing before anything is priced: a product, and the reason of a discount', async () => {
  onCall('parseOrderList', () => ({ lines: [] }))
  const priced = onCall('draftOrder', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'discount.percent': 'At most 50 %',
    }),
  )
  const { user } = open()
  const list = await screen.findByRole('textbox', { name: /^Products/ })
  const price = screen.getByRole('button', { name: 'Price it' })
  for (const empty of [' ', 'SKU;Quantity']) {
    await user.type(list, empty)
    await user.click(price)
    await waitFor(() => expect(list).toHaveAccessibleDescription('No line names a product'))
    await user.clear(list)
  }
  const percent = screen.getByRole('textbox', { name: 'Discount in %' })
  const reason = screen.getByRole('textbox', { name: 'Reason for the discount' })
  await user.type(list, 'KNB-OAK 10')
  await user.type(percent, '90')
  await user.click(price)
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Give a reason for the discount'))
  expect(priced).toEqual([])
  onCall('parseOrderList', () => tenKnobs)
  await user.type(reason, 'Trade fair')
  await user.click(price)
  await waitFor(() => expect(percent).toHaveAccessibleDescription('At most 50 %'))
  expect(percent).toHaveFocus()
  expect(priced.map(({ body }) => body.discount)).toEqual([{ percent: 90, reason: 'Trade fair' }])
})

it.each(['12,5', 'ten'])('prices nothing without the discount %s that it cannot read', async (typed) => {
  onCall('parseOrderList', () => tenKnobs)
  const priced = onCall('draftOrder', () => errorResponse('invalid_request', 'Please check it.'))
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  const percent = screen.getByLabelText('Discount in %')
  await user.type(percent, typed)
  await user.type(screen.getByRole('textbox', { name: 'Reason for the discount' }), 'Trade fair')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  await waitFor(() => expect(percent).toHaveAccessibleDescription('Use a whole number from 0 to 100'))
  expect(priced).toEqual([])
})

it('shows no price of what was changed while it was worked out', async () => {
  const { released, release } = gate()
  onCall('parseOrderList', () => tenKnobs)
  const priced = onCall('draftOrder', async () => {
    await released
    return { lines: [], goodsTotal: 25, discount: 0, currency: 'usd', quote: norwegian(25) }
  })
  const { user } = open()
  const list = await screen.findByRole('textbox', { name: /^Products/ })
  const price = screen.getByRole('button', { name: 'Price it' })
  await user.type(list, 'KNB-OAK 10')
  await user.click(price)
  await waitFor(() => expect(priced).toHaveLength(1))
  await user.type(list, '0')
  release()
  await waitFor(() => expect(price).toBeEnabled())
  expect(screen.queryByRole('region', { name: 'What it comes to' })).toBeNull()
  await user.click(price)
  expect(await screen.findByRole('region', { name: 'What it comes to' })).toBeVisible()
})

it('keeps the purchase number and the way of delivery while it is priced again', async () => {
  priceKnobs()
  const { user } = open()
  const list = await screen.findByRole('textbox', { name: /^Products/ })
  await user.type(list, 'KNB-OAK 10')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByRole('radio', { name: /^Parcel/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Pallet/ }))
  await user.type(screen.getByRole('textbox', { name: /^PO number/ }), 'PO 7')
  await user.type(list, '0')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByRole('textbox', { name: /^PO number/ })).toHaveValue('PO 7')
  expect(screen.getByRole('radio', { name: /^Pallet/ })).toBeChecked()
})

it('keeps what is typed over a reload, and places it once where the answer was lost', async () => {
  onCall('getPerson', () => person({ addresses: [bookAddress()] }))
  priceKnobs()
  const lost = onCall('orderForBuyer', noNetwork)
  const first = open()
  await first.user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  await addAddress(first.user, 'Storgata 2')
  await first.user.click(screen.getByRole('button', { name: 'Price it' }))
  await first.user.click(await screen.findByRole('radio', { name: /^Pallet/ }))
  await first.user.type(screen.getByRole('textbox', { name: /^PO number/ }), 'PO 7')
  await first.user.click(screen.getByRole('button', { name: 'Place and send the link' }))
  expect(await screen.findByText(/reach|connection/i)).toBeVisible()
  first.unmount()

  const placed = onCall('orderForBuyer', () => ({ insertedId: 'o1' }))
  const { user, router } = open()
  expect(await screen.findByRole('textbox', { name: /^Products/ })).toHaveValue('KNB-OAK 10')
  expect(screen.getByText('Storgata 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByRole('radio', { name: /^Pallet/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: /^PO number/ })).toHaveValue('PO 7')
  await user.click(screen.getByRole('button', { name: 'Place and send the link' }))
  expect(await screen.findByRole('heading', { name: 'Placed' })).toBeVisible()
  expect(placed[0]?.body).toEqual(lost[0]?.body)
  expect(placed[0]?.body).toMatchObject({ poNumber: 'PO 7', address: { line1: 'Storgata 2' } })
  await act(() => router.navigate('/dashboard/person/ida%40wood-master.test/order'))
  expect(await screen.findByRole('textbox', { name: /^Products/ })).toHaveValue('')
})

it('places one order under one key until the shop has answered, also once something else is ordered', async () => {
  priceKnobs()
  const placing = onCall('orderForBuyer', noNetwork)
  const { user } = open()
  const list = await screen.findByRole('textbox', { name: /^Products/ })
  const place = async () => {
    await user.click(screen.getByRole('button', { name: 'Price it' }))
    await user.click(await screen.findByRole('button', { name: 'Place and send the link' }))
  }
  await user.type(list, 'KNB-OAK 10')
  await place()
  await waitFor(() => expect(placing).toHaveLength(1))
  const reused = onCall('orderForBuyer', () => errorResponse('key_reused', 'The first try did arrive.'))
  await user.type(list, '0')
  await place()
  expect(await screen.findByText('The first try did arrive.')).toBeVisible()
  expect(reused[0]?.body.key).toBe(placing[0]?.body.key)
  // Whoever has read that decides.
  await user.click(screen.getByRole('button', { name: 'Place and send the link' }))
  await waitFor(() => expect(reused).toHaveLength(2))
  expect(reused[1]?.body.key).not.toBe(reused[0]?.body.key)
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  await waitFor(() => expect(screen.queryByText('The first try did arrive.')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Place and send the link' })).toBeVisible()
})

it('places no order of one buyer for another', async () => {
  priceKnobs()
  const { user, router } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByRole('region', { name: 'What it comes to' })).toBeVisible()
  const bob = { ...person().user, _id: 'u2', email: 'bob@wood-master.test', name: 'Bob' }
  onCall('getPerson', () => person({ user: bob }))
  await act(() => router.navigate('/dashboard/person/bob%40wood-master.test/order'))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: /Bob/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'What it comes to' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Products/ })).toHaveValue('')
})

it('asks for no address any more once there is one', async () => {
  onCall('getPerson', () => person({ addresses: [] }))
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByText('Say where it goes')).toBeVisible()
  await addAddress(user, oslo.line1)
  expect(await screen.findByText(oslo.line1)).toBeVisible()
  expect(screen.queryByText('Say where it goes')).toBeNull()
})

it('says what of a typed address the shop refuses', async () => {
  onCall('parseOrderList', () => tenKnobs)
  onCall('draftOrder', () =>
    errorResponse('invalid_request', 'Please check what you entered.', {
      'address.phone': 'Use a single line',
    }),
  )
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  await addAddress(user, oslo.line1)
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  expect(await screen.findByText('Please check what you entered. Use a single line.')).toBeVisible()
})

it.each(['price_changed', 'cart_not_orderable'] as const)('shows what is so now after %s', async (code) => {
  priceKnobs()
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Products/ }), 'KNB-OAK 10')
  await user.click(screen.getByRole('button', { name: 'Price it' }))
  onCall('orderForBuyer', () => errorResponse(code, 'It is otherwise by now.'))
  onCall('draftOrder', () => ({ ...draft, goodsTotal: 30, quote: norwegian(30) }))
  await user.click(await screen.findByRole('button', { name: 'Place and send the link' }))
  expect(await screen.findByText('$ 30/=')).toBeVisible()
  expect(screen.getByText('It is otherwise by now.')).toBeVisible()
})
