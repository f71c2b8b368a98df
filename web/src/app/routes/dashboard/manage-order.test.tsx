import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Link } from '#components/ui/navigation.tsx'
import { session } from '#lib/session/session.ts'
import { order, oslo, shopper } from '#testing/factories.ts'
import { errorResponse, onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, handle, loader } from './manage-order.tsx'
import { Component as Papers, loader as papersLoader } from './papers.tsx'

const asked = {
  state: 'paid' as const,
  paymentStatus: true,
  cancelRequest: {
    state: 'open' as const,
    reason: 'The design has changed',
    requestedAt: '2026-03-02T08:00:00.000Z',
  },
}

function open(change: Parameters<typeof order>[0] = asked) {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listMails', () => [])
  let now = order(change)
  onCall('getOrder', () => now)
  const view = renderRoutes(
    [{ path: '/dashboard/manageOrder/:id', loader, Component }],
    '/dashboard/manageOrder/o1',
  )
  return {
    ...view,
    becomes: (next: Parameters<typeof order>[0]) => {
      now = order(next)
    },
  }
}

it('grants a request to cancel after asking once more', async () => {
  const sent = onCall('decideCancellation', () => ({ modifiedCount: 1 }))
  const { user, becomes } = open()
  expect(await screen.findByText('The design has changed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Grant' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order K7M-2QX?' })
  expect(dialog).toHaveTextContent('$ 25/= goes back to the buyer, and 10 units go back into stock.')
  expect(within(dialog).getByRole('button', { name: 'Keep order' })).toBeInTheDocument()
  becomes({ ...asked, state: 'refunded', cancelRequest: { ...asked.cancelRequest, state: 'granted' } })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund' }))
  await waitFor(() => expect(screen.queryByText('The buyer asks to cancel')).not.toBeInTheDocument())
  expect(sent.map(({ body }) => body)).toEqual([{ granted: true, key: expect.any(String) }])
})

it('sets freight with a decimal comma as it is meant; says at the field what may be thousands or is none', async () => {
  const sent = onCall('setFreight', () => ({ modifiedCount: 1, price: 145.5 }))
  const { user } = open({ state: 'unpaid', freight: 'asked' })
  const price = await screen.findByLabelText('Freight, without tax')
  for (const unclear of [' ', '1,250', '1.234', '-1']) {
    await user.type(price, unclear)
    await user.click(screen.getByRole('button', { name: 'Set freight' }))
    expect(price).toHaveAccessibleDescription('Use an amount from 0 with at most two decimals')
    await user.clear(price)
  }
  await user.type(price, '120,50')
  await user.click(screen.getByRole('button', { name: 'Set freight' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ price: 120.5 }]))
})

it('declines it only with a reason', async () => {
  const sent = onCall('decideCancellation', () => ({ modifiedCount: 1 }))
  const { user, becomes } = open()
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const reason = await screen.findByLabelText('Reason')
  const decline = () => screen.getAllByRole('button', { name: 'Decline' }).at(-1) ?? reason
  await user.click(decline())
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Reason is required'))
  expect(sent).toEqual([])
  becomes({ ...asked, cancelRequest: { ...asked.cancelRequest, state: 'declined', answer: 'It is packed.' } })
  await user.type(reason, 'It is packed.')
  await user.click(decline())
  await waitFor(() => expect(screen.queryByText('The buyer asks to cancel')).not.toBeInTheDocument())
  expect(sent.map(({ body }) => body)).toEqual([{ granted: false, reason: 'It is packed.' }])
  expect(screen.getByRole('region', { name: 'Request to cancel' })).toHaveTextContent(
    /The design has changed.*Declined on.*It is packed\./,
  )
})

it.each([
  [asked, 'Its buyer asks to cancel it. Decide about that first.'],
  [{ ...asked, cancelRequest: undefined, dispute: 'open' as const }, 'disputes the payment with the bank'],
])('does not ship an order that something stops: %#', async (stopped, sentence) => {
  const shipped = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const { user } = open(stopped)
  await user.click(await screen.findByRole('button', { name: /^Ship/ }))
  expect((await screen.findAllByText(new RegExp(sentence))).length).toBeGreaterThan(0)
  expect(shipped).toEqual([])
})

it('shows a dispute, and ships what it shows and nothing newer', async () => {
  const shipped = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const { user } = open({ state: 'paid', paymentStatus: true, dispute: 'won', version: 'v1' })
  expect(await screen.findByText(/The dispute about this payment was won/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Ship/ }))
  await waitFor(() => expect(shipped.map(({ body }) => body)).toEqual([{ shipped: true, seen: 'v1' }]))
})

it('has nothing to decide where nobody asked', async () => {
  open({ state: 'paid', paymentStatus: true })
  expect(await screen.findByRole('heading', { name: 'Order K7M-2QX' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Grant' })).not.toBeInTheDocument()
})

it('says how many units of a refund went back into stock, and nothing where none did', async () => {
  const refund = (id: string, restockedQuantity: number) => ({
    _id: id,
    amount: 5,
    reason: '',
    restocked: restockedQuantity > 0,
    restockedQuantity,
    state: 'succeeded' as const,
    createdAt: '2026-03-03T08:00:00.000Z',
  })
  open({ state: 'paid', paymentStatus: true, refunds: [refund('r1', 3), refund('r2', 0)] })
  const [some, none] = within(await screen.findByRole('list', { name: 'Refunds' })).getAllByRole('listitem')
  expect(some).toHaveTextContent(/^\$ 5\/= refunded on .*, 3 units restocked$/)
  expect(none).toHaveTextContent(/^\$ 5\/= refunded on Mar 3, 2026$/)
})

it('warns before an order without an address is shipped', async () => {
  const shipped = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const { user } = open({ state: 'paid', paymentStatus: true, address: undefined })
  expect(await screen.findByText(/This order has no delivery address/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Ship/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Ship without an address?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(shipped).toEqual([])
})

it('corrects the address of a paid order, and shows who did', async () => {
  const sent = onCall('changeDelivery', () => ({ modifiedCount: 1, price: 25 }))
  const { user, becomes } = open({ state: 'paid', paymentStatus: true })
  await user.click(await screen.findByRole('button', { name: 'Change address' }))
  const street = await screen.findByLabelText('Street and number')
  await user.clear(street)
  await user.type(street, 'Havnegata 7')
  const address = { ...oslo, line1: 'Havnegata 7' }
  becomes({
    state: 'paid',
    paymentStatus: true,
    address,
    addressChanges: [{ at: '2026-03-02T08:00:00.000Z', by: 'admin@wood-master.test', from: oslo }],
  })
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText(/Changed by admin@wood-master.test/)).toHaveTextContent('Storgata 1')
  expect(sent.map(({ body }) => body)).toEqual([{ address }])
})

it('offers the address of an order no more that was shipped before its change', async () => {
  const sentence = 'This order was shipped.'
  onCall('changeDelivery', () => errorResponse('delivery_not_possible', sentence))
  const { user, becomes } = open({ state: 'paid', paymentStatus: true })
  await user.click(await screen.findByRole('button', { name: 'Change address' }))
  const dialog = within(await screen.findByRole('dialog'))
  becomes({ state: 'shipped', paymentStatus: true, shipped: true })
  await user.click(dialog.getByRole('button', { name: 'Save address' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull())
})

const short = {
  state: 'paid' as const,
  paymentStatus: true,
  price: 50,
  costWithAddress: { shippingTotal: 24, taxTotal: 18.5, price: 92.5, shortfall: 42.5 },
}
const difference = () => screen.findByRole('region', { name: 'Missing payment' })
const askForDifference = () => screen.getByRole('button', { name: 'Ask for the difference' })
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ')

it('asks the buyer once for what the address would have cost more, and then says when', async () => {
  const sent = onCall('askForDifference', () => ({ modifiedCount: 1 }))
  const { user, becomes } = open(short)
  expect(spaced((await difference()).textContent)).toContain(
    'With this address the order would have cost $ 92.50/=, $ 42.50/= more than was paid.',
  )
  await user.click(askForDifference())
  const dialog = await screen.findByRole('dialog', { name: 'Ask for the difference?' })
  expect(dialog).toHaveTextContent(shopper.email)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  becomes({ ...short, differenceAsked: { at: '2026-03-02T08:00:00.000Z', amount: 42.5 } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(askForDifference())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText(/The buyer was asked for/)).toHaveTextContent('Mar 2')
  expect(screen.queryByRole('button', { name: 'Ask for the difference' })).not.toBeInTheDocument()
  expect(await screen.findByRole('status')).toHaveTextContent('The buyer gets a mail')
  expect(sent.map(({ params }) => params.id)).toEqual(['o1'])
})

it('says why the buyer could not be asked', async () => {
  onCall('askForDifference', () => errorResponse('nothing_missing', 'Nothing is missing.'))
  const { user } = open(short)
  await difference()
  await user.click(askForDifference())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is missing.')
})

it('asks for nothing where nothing is missing, nor of a refunded order', async () => {
  const { becomes, router } = open({ ...short, costWithAddress: { ...short.costWithAddress, shortfall: 0 } })
  expect(await screen.findByRole('heading', { name: 'Order K7M-2QX' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Missing payment' })).not.toBeInTheDocument()
  becomes({ ...short, state: 'refunded' })
  await router.revalidate()
  await difference()
  expect(askForDifference()).toBeDisabled()
})

it('opens with what was asked for while somebody pointed at the link to it', async () => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listMails', () => [])
  const asked = onCall('getOrder', () => order({ state: 'paid', paymentStatus: true }))
  const routes = [
    { path: '/', Component: () => <Link to="/dashboard/manageOrder/o1">Open</Link> },
    { path: '/dashboard/manageOrder/:id', loader, Component, handle },
  ]
  const { user } = renderRoutes(routes)
  const link = await screen.findByRole('link', { name: 'Open' })
  await user.hover(link)
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order')
  expect(asked).toHaveLength(1)
})

it.each([
  ['packer', ['Save note', 'Ship']],
  ['bookkeeper', ['Save note']],
  ['support', ['Change address', 'Save note']],
] as const)('shows a %s only the buttons that the role may press', async (role, names) => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: false, role }))
  onCall('listMails', () => [])
  onCall('getOrder', () => order({ ...asked, freight: 'set' }))
  renderRoutes([{ path: '/dashboard/manageOrder/:id', loader, Component }], '/dashboard/manageOrder/o1')
  await screen.findByRole('heading', { name: 'Order K7M-2QX' })
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(shown.map((text) => text.replace(/^Ship of.*|^Ship the.*/, 'Ship')).toSorted()).toEqual(names)
})

it.each([
  ['the order', '/dashboard/manageOrder/o1', 'Back to the order', '/dashboard/manageOrder/o1'],
  ['nowhere', '/dashboard/papers/slips?orders=o1', 'Back to the orders', '/dashboard/manageOrder'],
])('leads a bookkeeper from a paper that was opened from %s to no packing', async (_, first, name, back) => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: false, role: 'bookkeeper' }))
  onCall('listMails', () => [])
  onCall('getOrder', () => order({ state: 'paid', paymentStatus: true }))
  onCall('getLegalPages', () => ({ pages: {}, returnDays: 30, version: 'v1' }))
  const { user } = renderRoutes(
    [
      { path: '/dashboard/manageOrder/:id', loader, Component },
      { path: '/dashboard/papers/:kind', loader: papersLoader, Component: Papers },
    ],
    first,
  )
  if (first.includes('manageOrder'))
    await user.click(await screen.findByRole('link', { name: 'Packing slip' }))
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', back)
})

it('keeps a begun note while somebody else changes the tags', async () => {
  const { user, becomes, router } = open({ state: 'paid', paymentStatus: true, tags: ['joiner'] })
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Call before')
  becomes({ state: 'paid', paymentStatus: true, tags: ['joiner', 'vip'] })
  await router.revalidate()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('joiner, vip'))
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call before')
})

/** The second of two orders that were opened one after the other, and two presses of Back that are quicker than the list between them. */
async function openSecond(change: Parameters<typeof order>[0]) {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
  onCall('listMails', () => [])
  onCall('getOrder', ({ params: { id } }) => order({ ...change, _id: id, number: id.toUpperCase() }))
  let loaded: Promise<void> | undefined
  const { user, router } = renderRoutes(
    [
      { path: '/dashboard/manageOrder', loader: () => loaded, Component: () => null },
      { path: '/dashboard/manageOrder/:id', loader, Component },
    ],
    '/dashboard/manageOrder/o1',
  )
  const shows = (name: string) => screen.findByRole('heading', { name, hidden: true })
  await shows('Order O1')
  await act(() => router.navigate('/dashboard/manageOrder'))
  await act(() => router.navigate('/dashboard/manageOrder/o2'))
  await shows('Order O2')
  const backToFirst = async () => {
    loaded = gate().released
    act(() => void router.navigate(-1))
    act(() => void router.navigate(-1))
    await shows('Order O1')
  }
  return { user, backToFirst }
}

it('asks for no refund of another order than it was begun for', async () => {
  const { user, backToFirst } = await openSecond({ state: 'paid', paymentStatus: true })
  await user.click(screen.getByRole('button', { name: /^Refund/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Arrived split')
  await backToFirst()
  expect(screen.queryByDisplayValue('Arrived split')).toBeNull()
})

it('offers the freight that was typed for one order for no other', async () => {
  const { user, backToFirst } = await openSecond({ state: 'unpaid', freight: 'asked' })
  await user.type(screen.getByLabelText('Freight, without tax'), '120')
  await backToFirst()
  expect(screen.getByLabelText('Freight, without tax')).toHaveValue('')
})

it('takes a wrong carrier away', async () => {
  const sent = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const { user } = open({
    state: 'shipped',
    paymentStatus: true,
    shipped: true,
    carrier: 'UPS',
    tracking: ['1Z1'],
  })
  await user.selectOptions(await screen.findByLabelText('Carrier'), 'None')
  await user.click(screen.getByRole('button', { name: 'Save tracking' }))
  await screen.findByText('Tracking saved')
  expect(sent.map(({ body }) => body)).toEqual([{ shipped: true, carrier: '', tracking: ['1Z1'] }])
})

it('says when a delivery was moved to, as days are written here', async () => {
  const at = '2026-03-01T08:00:00.000Z'
  open({ history: [{ at, what: 'promise_moved', text: '2026-03-02 – 2026-03-04' }] })
  expect(await screen.findByRole('list', { name: 'History' })).toHaveTextContent('Mar 2 – Mar 4')
})
