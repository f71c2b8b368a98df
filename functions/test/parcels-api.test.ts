import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { rewriteOrders } from '../src/domain/orders/older-order.ts'
import { checkPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call, refused } from '../testing/call.ts'
import { aCartOrder, anIntent, anOrder, aProduct, fillCart, pay, payByCard } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let products: string[]
let orderId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin } = setup)
})
beforeEach(async () => {
  products = []
  for (let at = 0; at < 10; at++)
    products.push(await aProduct(api, { sku: `PART-${randomUUID()}`.slice(0, 30) }))
  orderId = await aCartOrder(
    api,
    shopper,
    products.map((productId) => ({ productId, quantity: 2 })),
  )
  await pay(api, shopper, orderId)
})

const order = () => orderAs(api, shopper, orderId)
const units = (ids: string[], quantity = 2) => ids.map((productId) => ({ productId, quantity }))
const parcel = (body: object = {}) => ({
  params: { id: orderId },
  body: { key: randomUUID(), ...body },
  token: admin.token,
})
const send = async (body: object = {}) => (await call(api, 'sendShipment', parcel(body))).body.insertedId
const mailsOf = async () => {
  const { docs } = await api.db.collection('mail').where('orderId', '==', orderId).get()
  return docs.map((mail) => mail.data())
}

/** What `stock:audit` and `payments:check` say. */
async function expectBooksRight(): Promise<void> {
  expect((await auditStock(collectionsOf(api.db), api.shop.now())).wrong).toEqual([])
  const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
  expect((await checkPayments(api.shop, later)).differences).toEqual([])
}

describe('an order of ten lines of which two are late', () => {
  it('leaves in two shipments with a mail each, and the books are right', async () => {
    const [here, late] = [products.slice(0, 8), products.slice(8)]
    const first = await send({ lines: units(here), carrier: 'UPS', tracking: ['1Z1'] })
    expect(await order()).toMatchObject({
      state: 'part_shipped',
      shipped: false,
      paymentStatus: true,
      due: 0,
      shipments: [{ id: first, lines: units(here), carrier: 'UPS', tracking: ['1Z1'] }],
    })
    expect((await order()).lines.map(({ toShip }) => toShip)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 2])

    const body = { shipped: true, carrier: 'DHL', tracking: ['42'] }
    await call(api, 'shipOrder', { params: { id: orderId }, body, token: admin.token })
    const sent = await order()
    expect(sent).toMatchObject({ state: 'shipped', shipped: true, carrier: 'DHL', tracking: ['42'] })
    expect(sent.shipments.map(({ lines }) => lines)).toEqual([units(here), units(late)])
    expect(sent.shippedAt).toBe(sent.shipments[1]?.shippedAt)

    const told = (await mailsOf()).filter(({ kind }) => kind === 'shipped')
    expect(told.map(({ message }) => message.subject).toSorted()).toEqual([
      `Order ${sent.number} shipped in part`,
      `Order ${sent.number}: the rest has shipped`,
    ])
    await expectBooksRight()
  })
})

it('keeps whether its buyer waits for everything', async () => {
  await fillCart(api, shopper, units(products.slice(0, 2)))
  const parts = { body: { key: randomUUID(), sending: 'as_ready' }, token: shopper.token }
  const { insertedId } = (await call(api, 'orderCart', parts)).body
  expect((await orderAs(api, shopper, insertedId)).sending).toBe('as_ready')
  expect((await order()).sending).toBeUndefined()
})

describe('PUT /order/{id}/packing', () => {
  const packs = async (token: string) =>
    (await call(api, 'startPacking', { params: { id: orderId }, token })).body

  it('tells two packers of each other, and each what the order is now', async () => {
    const other = await signUp(api, 'packer')
    const role = { params: { email: other.email }, body: { role: 'packer' }, token: admin.token }
    await call(api, 'giveRole', role)
    const { version = '' } = await orderAs(api, admin, orderId)
    expect(await packs(admin.token)).toEqual({ modifiedCount: 1, version })
    expect(await packs(other.token)).toEqual({ modifiedCount: 1, by: 'The admin', version })
    await expectNothingWritten(api, async () => {
      expect(await packs(admin.token)).toEqual({ modifiedCount: 0, by: 'The packer', version })
      expect(await packs(other.token)).toEqual({ modifiedCount: 0, by: 'The admin', version })
    })
  })
})

describe('POST /order/{id}/shipment', () => {
  it('sends everything where no lines are named, and once, however often it is pressed', async () => {
    const body = { key: randomUUID() }
    const ids = await Promise.all([send(body), send(body)])
    expect(new Set(ids)).toEqual(new Set([body.key]))
    await expectNothingWritten(api, async () => void (await send(body)))
    expect(await order()).toMatchObject({ state: 'shipped', shipments: [{ id: body.key }] })
    expect((await mailsOf()).filter(({ kind }) => kind === 'shipped')).toHaveLength(1)
  })

  it('never sends more than what is still to be sent, also from two benches at once', async () => {
    const [productId = ''] = products
    const sent = await Promise.allSettled([
      send({ lines: units([productId]) }),
      send({ lines: units([productId]) }),
    ])
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectNothingWritten(api, async () => {
      await refused(api, 'sendShipment', 'shipment_not_possible', parcel({ lines: units([productId], 1) }))
    })
  })

  it('is refused for what is not in the order, not paid, named twice or nothing', async () => {
    const [productId = ''] = products
    const unpaid = await anOrder(api, shopper, productId)
    await expectNothingWritten(api, async () => {
      await refused(api, 'sendShipment', 'order_not_paid', { ...parcel(), params: { id: unpaid } })
      await refused(api, 'sendShipment', 'not_found', { ...parcel(), params: { id: randomUUID() } })
      for (const lines of [
        units(['unknown']),
        units([productId, productId]),
        [],
        units([productId], 0),
        units([productId], 1.5),
      ])
        await refused(api, 'sendShipment', 'invalid_request', parcel({ lines }))
      await refused(api, 'sendShipment', 'invalid_request', parcel({ key: 'again' }))
      await refused(api, 'sendShipment', 'forbidden', { ...parcel(), token: shopper.token })
    })
  })

  it('leaves what is not sent to refunds that put it back into stock', async () => {
    const [first = '', second = ''] = products
    await send({ lines: units(products.slice(1)) })
    const wish = { restock: true, lines: units([second]) }
    await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, wish))
    await call(api, 'refundOrder', refundParts(admin, orderId, { restock: true, lines: units([first]) }))
    expect(await stockOf(api, first)).toBe(20)
    expect(await order()).toMatchObject({ state: 'shipped', refundedAmount: 25 })
    await refused(api, 'sendShipment', 'shipment_not_possible', parcel())
    await expectBooksRight()
  })
})

describe('DELETE /order/{id}/shipment/{shipmentId}', () => {
  const undo = (shipmentId: string) => ({ params: { id: orderId, shipmentId }, token: admin.token })

  it('takes that one back within a minute, on record, and tells the buyer', async () => {
    const first = await send({ lines: units(products.slice(0, 8)) })
    const second = await send()
    await call(api, 'undoOneShipment', undo(first))
    expect(await order()).toMatchObject({ state: 'part_shipped', shipments: [{ id: second }] })
    const stored = await api.db.collection('orders').doc(orderId).get()
    expect(stored.get('undoneShipments')).toMatchObject([{ id: first, by: admin.uid }])
    expect((await mailsOf()).filter(({ kind }) => kind === 'shipment_undone')).toHaveLength(1)
    await expectNothingWritten(api, async () => {
      // Pressed again after a lost response: the other parcel stays.
      expect((await call(api, 'undoOneShipment', undo(first))).body).toEqual({ modifiedCount: 0 })
    })
    expect(await send()).not.toBe(first)
    expect((await order()).state).toBe('shipped')
  })

  it('is refused later than that, and for one that there is not', async () => {
    const first = await send({ lines: units(products.slice(0, 8)) })
    api.travel(2)
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoOneShipment', 'shipment_not_undoable', undo(first))
      await refused(api, 'undoOneShipment', 'shipment_not_undoable', undo(randomUUID()))
      await refused(api, 'undoOneShipment', 'forbidden', { ...undo(first), token: shopper.token })
    })
  })
})

describe('POST /order/{id}/cancel-lines', () => {
  const cancelling = (lines: object[], id = orderId, key: string = randomUUID()) => ({
    params: { id },
    body: { key, lines },
    token: shopper.token,
  })

  it('refunds units of a paid order and puts them back, once for a key, and the rest is sent', async () => {
    const [first = '', second = ''] = products
    const parts = cancelling([...units([first]), ...units([second], 1)])
    const { body } = await call(api, 'cancelLines', parts)
    expect(body).toEqual({ modifiedCount: 1, price: 250, refundedAmount: 37.5, state: 'paid' })
    await expectNothingWritten(api, async () => void (await call(api, 'cancelLines', parts)))
    expect([await stockOf(api, first), await stockOf(api, second)]).toEqual([20, 19])
    await send()
    expect((await order()).shipments[0]?.lines).toHaveLength(9)
    await expectBooksRight()
  })

  it('refunds everything, shipping included, where nothing is left to be sent', async () => {
    const { body } = await call(api, 'cancelLines', cancelling(units(products)))
    expect(body).toMatchObject({ refundedAmount: 250, state: 'refunded' })
    await expectBooksRight()
  })

  it('lets the rest of a partly shipped order go, but nothing that is being packed or was sent', async () => {
    const [first = '', second = '', third = ''] = products
    await send({ lines: units(products.slice(2)) })
    await expectNothingWritten(api, async () => {
      await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([third])))
    })
    await call(api, 'cancelLines', cancelling(units([first])))
    await call(api, 'startPacking', { params: { id: orderId }, token: admin.token })
    await expectNothingWritten(api, async () => {
      await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([second])))
    })
    expect(await stockOf(api, first)).toBe(20)
  })

  it('lowers the price of an unpaid order, whose old payment page pays nothing any more', async () => {
    const [first = '', second = ''] = products
    const id = await aCartOrder(api, shopper, units([first, second]))
    const intentId = await anIntent(api, shopper, id)
    const parts = cancelling(units([first]), id)
    const { body } = await call(api, 'cancelLines', parts)
    expect(body).toEqual({ modifiedCount: 1, price: 25, refundedAmount: 0, state: 'unpaid' })
    await expectNothingWritten(api, async () => void (await call(api, 'cancelLines', parts)))
    await expect(payByCard(api, intentId)).rejects.toThrow()
    expect(await orderAs(api, shopper, id)).toMatchObject({
      goodsTotal: 25,
      due: 25,
      lines: [{ productId: second }],
    })
    await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([second]), id))
    await pay(api, shopper, id)
    await expectBooksRight()
    await expectNothingWritten(api, async () => void (await call(api, 'cancelLines', parts)))
  })

  it('leaves no lower price for many to those who keep few, and no part of a case pack', async () => {
    const priceBreaks = [{ minQuantity: 10, unitPrice: 1000 }]
    const [many, packs] = [
      await aProduct(api, { priceBreaks, availableQuantity: 60 }),
      await aProduct(api, { casePack: 4 }),
    ]
    const id = await aCartOrder(api, shopper, [...units([many], 12), ...units([packs], 8)])
    await expectNothingWritten(api, async () => {
      await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([many], 3), id))
      await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([packs], 3), id))
      await refused(api, 'cancelLines', 'cancel_not_possible', cancelling(units([packs], 9), id))
      await refused(api, 'cancelLines', 'invalid_request', cancelling(units(['unknown']), id))
      await refused(api, 'cancelLines', 'invalid_request', cancelling([], id))
    })
    const { body } = await call(
      api,
      'cancelLines',
      cancelling([...units([many], 2), ...units([packs], 4)], id),
    )
    expect(body.price).toBe(150)
    await expectBooksRight()
  })
})

describe('an order that was stored before it had payments, shipments and returns', () => {
  const place = () => api.db.collection('orders').doc(orderId)
  beforeEach(async () => {
    const {
      payments: _,
      shipments: __,
      returns: ___,
      due: ____,
      ...older
    } = (await place().get()).data() ?? {}
    await place().set(older)
  })

  it('loads, is listed, found and shipped', async () => {
    const { number } = await order()
    expect(await order()).toMatchObject({
      state: 'paid',
      due: 0,
      payments: [{ amount: 250, state: 'received' }],
    })
    const { body } = await call(api, 'listOrders', {
      query: { state: 'paid', q: number },
      token: admin.token,
    })
    expect(body.map(({ _id }) => _id)).toEqual([orderId])
    await send({ lines: units(products.slice(0, 8)) })
    await send()
    expect(await order()).toMatchObject({ state: 'shipped' })
    await expectBooksRight()
  })

  it('is counted by a rehearsal, and stored anew once', async () => {
    await expectNothingWritten(api, async () => {
      expect(await rewriteOrders(api.shop, { apply: false, now: api.shop.now() })).toMatchObject({ older: 1 })
    })
    const before = await order()
    expect((await rewriteOrders(api.shop, { apply: true, now: api.shop.now() })).older).toBe(1)
    expect((await place().get()).get('payments')).toMatchObject([{ kind: 'card', state: 'received' }])
    expect(await order()).toEqual(before)
    await expectNothingWritten(api, async () => {
      expect((await rewriteOrders(api.shop, { apply: true, now: api.shop.now() })).older).toBe(0)
    })
  })
})
