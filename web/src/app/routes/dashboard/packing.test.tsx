import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminPaths } from '#config/admin-paths.ts'
import { PackingBench } from '#features/packing/packing-bench.tsx'
import { session } from '#lib/session/session.ts'
import { order, orderLine, shopper } from '#testing/factories.ts'
import { onCall } from '#testing/fake-api.ts'
import { gate } from '#testing/gate.ts'
import { renderRoutes } from '#testing/render-routes.tsx'
import { Component, loader } from './packing.tsx'

const packing = { modifiedCount: 1, version: 'v1' }
const lines = [
  orderLine(),
  orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', quantity: 4, toShip: 4 }),
]

beforeEach(() => {
  session.start(shopper, 'token')
  onCall('isAdmin', () => ({ admin: true }))
})

afterEach(() => vi.useRealTimers())

type Waiting = ReturnType<typeof order>

/** The bench with these orders, and somebody with a scanner. */
async function open(...orders: Waiting[]) {
  const waiting = orders.map((one) => ({
    version: 'v1',
    ...one,
    state: 'paid' as const,
    paymentStatus: true,
  }))
  onCall('listOrders', ({ query }) => (query.get('state') === 'paid' ? waiting : []))
  const began = onCall('startPacking', () => packing)
  const sent = onCall('sendShipment', ({ body }) => ({ insertedId: body.key }))
  const shipped = onCall('shipOrder', () => ({ modifiedCount: 1 }))
  const { user } = renderRoutes([{ path: adminPaths.packing, loader, Component }])
  const field = await screen.findByRole('textbox', { name: 'Scan' })
  const scan = async (text: string) => {
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard(`${text}{Enter}`)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const inHand = (number: string) => screen.findByRole('region', { name: `Order ${number}, in hand` })
  return { user, began, sent, shipped, scan, press, inHand }
}

const aaa = order({ _id: 'o1', number: 'AAA-111' })
const bbb = order({ _id: 'o2', number: 'BBB-222', lines })
const alert = () => screen.findByRole('alert')

it('opens, packs and ships what is scanned, and has the next order in hand', async () => {
  const { scan, press, inHand, began, shipped } = await open(
    aaa,
    bbb,
    order({ _id: 'o3', number: 'CCC-333' }),
  )
  await inHand('AAA-111')
  await scan('bbb 222')
  await inHand('BBB-222')
  await scan('LEG-OAK')
  await press('All packed')
  await scan('1Z999')
  await scan('1Z998')
  await press('Ship')
  await inHand('CCC-333')
  expect(screen.getByRole('textbox', { name: 'Scan' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Undo the shipment of order BBB-222' })).toBeVisible()
  expect(shipped.map(({ params, body }) => ({ id: params.id, ...body }))).toEqual([
    { id: 'o2', shipped: true, seen: 'v1', tracking: ['1Z999', '1Z998'] },
  ])
  expect(began.map(({ params }) => params.id)).toEqual(['o2'])
})

it('leaves out an order whose pieces were all refunded while its freight was kept', async () => {
  const refunded = order({ _id: 'o0', number: 'ZZZ-000', lines: [orderLine({ toShip: 0 })] })
  const { inHand } = await open(refunded, aaa)
  await inHand('AAA-111')
  expect(screen.queryByText('ZZZ-000')).toBeNull()
})

it('keeps the order in hand that was begun, whatever comes before it meanwhile', async () => {
  const { scan, inHand } = await open(aaa)
  const [may, lines] = [{ state: 'paid' as const, paymentStatus: true, version: 'v2' }, aaa.lines]
  onCall('listOrders', ({ query }) =>
    query.get('state') === 'paid'
      ? [
          { ...bbb, ...may },
          { ...aaa, ...may, lines },
        ]
      : [],
  )
  onCall('startPacking', () => ({ ...packing, version: 'v2' }))
  await scan('KNB-OAK')
  expect(await screen.findByRole('button', { name: 'BBB-222' })).toBeVisible()
  expect(await inHand('AAA-111')).toBeVisible()
})

it('proposes the carrier that the last order of the rate went with', async () => {
  const shipping = { rateId: 'r1', name: 'Standard' }
  const { user, scan, press, inHand, shipped } = await open({ ...aaa, shipping }, { ...bbb, shipping })
  await user.selectOptions(screen.getByLabelText('Carrier'), 'DHL')
  await press('All packed')
  await scan('00370712345678901234')
  await press('Ship')
  await inHand('BBB-222')
  await press('All packed')
  await scan('00370712345678901235')
  await press('Ship')
  await waitFor(() => expect(shipped.map(({ body }) => body.carrier)).toEqual(['DHL', 'DHL']))
})

it('packs what is there: the rest stays and follows', async () => {
  const { user, sent, began, press } = await open({ ...bbb, sending: 'together' })
  await user.click(await screen.findByRole('checkbox', { name: /Oak leg/ }))
  await user.type(screen.getByRole('spinbutton', { name: 'Packed of KNB-OAK' }), '3')
  expect(screen.getByText(/1 of 2 packed\. The rest stays here/)).toBeVisible()
  expect(screen.getByText('The buyer wants everything together.')).toBeVisible()
  await press('Ship')
  const dialog = await screen.findByRole('dialog', { name: 'Ship BBB-222?' })
  expect(dialog).toHaveTextContent(/Only a part of BBB-222 is packed.*No number was scanned for BBB-222/)
  await user.click(within(dialog).getByRole('button', { name: 'Ship anyway' }))
  const units = [
    { productId: 'p1', quantity: 3 },
    { productId: 'p2', quantity: 4 },
  ]
  await waitFor(() => expect(sent.map(({ body }) => body.lines)).toEqual([units]))
  expect(began).toHaveLength(1)
  const undone = onCall('undoOneShipment', () => ({ modifiedCount: 1 }))
  await user.click(await screen.findByRole('button', { name: 'Undo the shipment of order BBB-222' }))
  const keys = sent.map(({ body }) => body.key)
  await waitFor(() => expect(undone.map(({ params }) => params.shipmentId)).toEqual(keys))
})

const halfHere = {
  ...bbb,
  lines: [orderLine(), orderLine({ productId: 'p2', sku: 'LEG-OAK', name: 'Oak leg', waiting: 10 })],
}

it('asks nothing where all that there is is packed, and the rest follows as the buyer wants it', async () => {
  const { sent, scan, press } = await open({ ...halfHere, sending: 'as_ready' })
  await press('All packed')
  await scan('1Z999')
  await press('Ship')
  await waitFor(() =>
    expect(sent.map(({ body }) => body.lines)).toEqual([[{ productId: 'p1', quantity: 10 }]]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before a part leaves of what its buyer wants together', async () => {
  const { user, sent, scan, press } = await open(halfHere)
  await press('All packed')
  await scan('1Z999')
  await press('Ship')
  const dialog = await screen.findByRole('dialog', { name: 'Ship BBB-222?' })
  expect(dialog).toHaveTextContent('The buyer wants everything together.')
  expect(dialog).not.toHaveTextContent('Only a part')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
})

it('stops at a product of another order, at one packed before, and at what nobody knows', async () => {
  const { scan } = await open(aaa, bbb)
  await scan('LEG-OAK')
  expect(await alert()).toHaveTextContent('LEG-OAK is not to be sent with AAA-111.')
  await scan('KNB-OAK')
  expect(await screen.findByText('10 × KNB-OAK packed.')).toBeVisible()
  await scan('KNB-OAK')
  expect(await alert()).toHaveTextContent('KNB-OAK is packed already.')
  onCall('listOrders', () => [])
  await scan('SCREWS')
  await waitFor(async () => expect(await alert()).toHaveTextContent('“SCREWS” is no order'))
})

it('says why an order cannot leave that is scanned, also one that left before', async () => {
  const requestedAt = '2026-03-02T08:00:00.000Z'
  const { scan, press, inHand, shipped } = await open(
    aaa,
    { ...bbb, dispute: 'open' },
    order({ _id: 'o3', number: 'CCC-333', cancelRequest: { state: 'open', requestedAt } }),
  )
  await scan('CCC-333')
  expect(await alert()).toHaveTextContent('CCC-333 cannot leave now. Its buyer asks to cancel it.')
  await scan('BBB-222')
  await inHand('BBB-222')
  await press('All packed')
  await press('Ship')
  expect(await alert()).toHaveTextContent('BBB-222 cannot leave now. Its buyer disputes the payment')
  expect(shipped).toEqual([])
})

it('tells of an order that left before', async () => {
  const { scan } = await open(aaa)
  onCall('listOrders', () => [order({ _id: 'o9', number: 'DDD-444', state: 'shipped', paymentStatus: true })])
  await scan('DDD-444')
  await waitFor(async () =>
    expect(await alert()).toHaveTextContent('DDD-444 cannot leave now. It was shipped before.'),
  )
})

it('does not leave a half-packed order for the next scan at once', async () => {
  const { scan, inHand } = await open(bbb, aaa)
  await scan('LEG-OAK')
  await scan('AAA-111')
  expect(await alert()).toHaveTextContent('BBB-222 is half packed. Scan AAA-111 again to put it aside.')
  await scan('AAA-111')
  await inHand('AAA-111')
})

it('ships nothing of which nothing is packed, and asks before one leaves without a number', async () => {
  const { user, scan, press, shipped } = await open(aaa)
  await press('Ship')
  expect(await alert()).toHaveTextContent('Nothing of AAA-111 is packed.')
  await user.click(screen.getByRole('textbox', { name: 'Scan' }))
  await scan('KNB-OAK')
  await press('Ship')
  const dialog = await screen.findByRole('dialog', { name: 'Ship AAA-111?' })
  expect(dialog).toHaveTextContent('No number was scanned for AAA-111.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(shipped).toEqual([])
})

it('says who else packs the order, and that it has changed', async () => {
  const { scan } = await open(aaa, bbb)
  onCall('startPacking', () => ({ modifiedCount: 0, by: 'Bea Packer', version: 'v1' }))
  await scan('AAA-111')
  expect((await screen.findAllByText('Bea Packer packs AAA-111 already.')).length).toBeGreaterThan(0)
  onCall('startPacking', () => ({ modifiedCount: 0, version: 'v2' }))
  await scan('BBB-222')
  await waitFor(async () => expect(await alert()).toHaveTextContent('BBB-222 has changed'))
})

it('tells whoever packs an order of somebody who begins with it later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { scan, began } = await open(aaa)
  await scan('AAA-111')
  await waitFor(() => expect(began).toHaveLength(1))
  onCall('startPacking', () => ({ modifiedCount: 0, by: 'Bea Packer', version: 'v1' }))
  vi.advanceTimersByTime(8_000)
  expect((await screen.findAllByText('Bea Packer packs AAA-111 already.')).length).toBeGreaterThan(0)
})

it('says no more that somebody packs an order who has stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { scan, inHand } = await open(aaa)
  onCall('startPacking', () => ({ modifiedCount: 0, by: 'Bea Packer', version: 'v1' }))
  await scan('AAA-111')
  const order = await inHand('AAA-111')
  await waitFor(() => expect(order).toHaveTextContent('Bea Packer packs AAA-111 already.'))
  onCall('startPacking', () => packing)
  vi.advanceTimersByTime(8_000)
  await waitFor(() => expect(order).not.toHaveTextContent('Bea Packer'))
})

it('shows fifty waiting orders at once, and opens any by its number', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    order({ _id: `o${index}`, number: `AAA-${100 + index}` }),
  )
  const { press, scan, inHand } = await open(...many)
  const rows = () => within(screen.getByRole('list', { name: 'Orders to pack' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(50)
  await scan('AAA-159')
  await inHand('AAA-159')
  await press('Show more (9 wait)')
  expect(rows()).toHaveLength(59)
})

it('reads no order that waits again for a key or a scan of the one in hand', async () => {
  const read = vi.fn()
  const watched = ({ poNumber, ...one }: Waiting) =>
    Object.defineProperty({ ...one, state: 'paid' as const }, 'poNumber', {
      get: () => {
        read()
        return poNumber
      },
    })
  const waiting = [
    { ...bbb, state: 'paid' as const },
    ...Array.from({ length: 60 }, (_, at) => watched(order({ _id: `waiting-${at}` }))),
  ]
  onCall('startPacking', () => packing)
  const { user } = renderRoutes([{ path: '/', Component: () => <PackingBench orders={waiting} /> }])
  await screen.findByRole('region', { name: 'Order BBB-222, in hand' })
  expect(read).toHaveBeenCalledTimes(50)
  read.mockClear()
  await user.type(screen.getByRole('textbox', { name: 'Scan' }), 'LEG-OAK{Enter}1Z999{Enter}')
  expect(await screen.findByText('1Z999 is a parcel of BBB-222.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Tracking numbers/ }), '1Z99')
  await user.selectOptions(screen.getByLabelText('Carrier'), 'DHL')
  expect(read).not.toHaveBeenCalled()
})

it('takes what is scanned while an order is sent in its turn: the next order, and then its parcel', async () => {
  const ccc = order({ _id: 'o3', number: 'CCC-333' })
  const { user, scan, press, inHand } = await open(aaa, bbb, ccc)
  const { released, release } = gate()
  onCall('shipOrder', async () => {
    await released
    return { modifiedCount: 1 }
  })
  await press('All packed')
  await scan('1Z999')
  await press('Ship')
  await user.type(screen.getByRole('textbox', { name: 'Scan' }), 'CCC-333{Enter}1Z777{Enter}')
  release()
  await inHand('CCC-333')
  expect(await screen.findByRole('textbox', { name: /^Tracking numbers/ })).toHaveValue('1Z777')
})

it('takes what is scanned while an order is looked up for that order', async () => {
  const { user, inHand } = await open(aaa)
  const { released, release } = gate()
  const ddd = { ...order({ _id: 'o4', number: 'DDD-444' }), version: 'v1', state: 'paid' as const }
  onCall('listOrders', async ({ query }) => {
    if (query.has('q')) {
      await released
      return [ddd]
    }
    return query.get('state') === 'paid' ? [{ ...aaa, version: 'v1', state: 'paid' as const }, ddd] : []
  })
  await user.type(screen.getByRole('textbox', { name: 'Scan' }), 'DDD-444{Enter}KNB-OAK{Enter}1Z777{Enter}')
  expect(await inHand('AAA-111')).toHaveTextContent('0 of 1 packed')
  release()
  const found = await inHand('DDD-444')
  await waitFor(() => expect(found).toHaveTextContent('1 of 1 packed'))
  expect(await screen.findByRole('textbox', { name: /^Tracking numbers/ })).toHaveValue('1Z777')
  expect(screen.getByText('0 of 1 packed')).toBeVisible()
})

it('counts for no order what was scanned while something unknown was looked up, and says what it was', async () => {
  const { user, inHand } = await open(aaa)
  const { released, release } = gate()
  onCall('listOrders', async () => {
    await released
    return []
  })
  await user.type(screen.getByRole('textbox', { name: 'Scan' }), 'SCREWS{Enter}KNB-OAK{Enter}1Z777{Enter}')
  release()
  await waitFor(async () =>
    expect(await alert()).toHaveTextContent(/^“SCREWS” is no order.*scan it again: KNB-OAK, 1Z777$/),
  )
  expect(await inHand('AAA-111')).toHaveTextContent('0 of 1 packed')
  await user.type(screen.getByRole('textbox', { name: 'Scan' }), 'KNB-OAK{Enter}')
  expect(await inHand('AAA-111')).toHaveTextContent('1 of 1 packed')
})
