import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { checkPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call, refused } from '../testing/call.ts'
import { aCartOrder, aProduct, pay } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let first: string
let second: string
let orderId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId: first } = setup)
})
/** Ten of the first and four of the second, at 12.50 dollars, sent. */
beforeEach(async () => {
  second = await aProduct(api)
  orderId = await aCartOrder(api, shopper, [
    { productId: first, quantity: 10 },
    { productId: second, quantity: 4 },
  ])
  await pay(api, shopper, orderId)
})

type Reason = 'damaged' | 'wrong' | 'missing' | 'unwanted'

const order = () => orderAs(api, shopper, orderId)
const send = (body: object = {}) =>
  call(api, 'sendShipment', {
    params: { id: orderId },
    body: { key: randomUUID(), ...body },
    token: admin.token,
  })
const line = (quantity = 3, reason: Reason = 'damaged', productId = first) => ({
  productId,
  quantity,
  reason,
})
const asking = (lines: object[] = [line()], body: object = {}) => ({
  params: { id: orderId },
  body: { key: randomUUID(), lines, ...body },
  token: shopper.token,
})
const ask = async (...parts: Parameters<typeof asking>) =>
  (await call(api, 'requestReturn', asking(...parts))).body.insertedId
const moving = (id: string, body: object) => ({ params: { id }, body, token: admin.token })
const move = async (id: string, body: object) =>
  (await call(api, 'moveReturn', moving(id, body))).body.modifiedCount
const notPossible = (id: string, body: object) =>
  expectNothingWritten(api, async () => {
    await refused(api, 'moveReturn', 'return_not_possible', moving(id, body))
  })
const accepted = async (...parts: Parameters<typeof asking>) => {
  const id = await ask(...parts)
  await move(id, { state: 'accepted' })
  return id
}
const received = async (restocked = 2, scrapped = 1) => {
  const id = await accepted()
  await move(id, { state: 'received', lines: [{ productId: first, restocked, scrapped }] })
  return id
}
const listed = async (query: Record<string, string> = {}) =>
  (await call(api, 'listReturns', { query, token: admin.token })).body
const movementsOf = async (productId: string, ...kinds: string[]) => {
  const { docs } = await api.db.collection('movements').where('productId', '==', productId).get()
  return docs.flatMap((movement) =>
    kinds.includes(movement.get('kind')) ? [[movement.get('kind'), movement.get('delta')]] : [],
  )
}

/** What `stock:audit` and `payments:check` say. */
async function expectBooksRight(): Promise<void> {
  expect((await auditStock(collectionsOf(api.db), api.shop.now())).wrong).toEqual([])
  const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
  expect((await checkPayments(api.shop, later)).differences).toEqual([])
}

describe('a return of three of ten', () => {
  beforeEach(() => send())

  it('scraps one, restocks two, and refunds three to the cent', async () => {
    const words = 'Three have a split end.'
    const images = ['https://images.wood-master.test/split.jpg']
    const id = await ask([line()], { words, images })
    const { number } = await order()
    expect((await order()).returns).toEqual([
      {
        id,
        number: `${number}-R1`,
        lines: [line()],
        words,
        images,
        state: 'requested',
        requestedAt: expect.any(String),
      },
    ])
    await move(id, { state: 'accepted' })
    expect((await order()).returns[0]?.sendTo).toContain('Sawmill Lane 4')
    const stock = await stockOf(api, first)
    await move(id, { state: 'received', lines: [{ productId: first, restocked: 2, scrapped: 1 }] })
    expect(await stockOf(api, first)).toBe(stock + 2)
    expect((await movementsOf(first, 'returned', 'scrapped')).toSorted()).toEqual([
      ['returned', 3],
      ['scrapped', -1],
    ])
    await move(id, { state: 'closed', outcome: 'refund' })
    const after = await order()
    expect(after).toMatchObject({ state: 'shipped', shipped: true, refundedAmount: 37.5 })
    expect(after.returns).toMatchObject([
      { state: 'closed', outcome: 'refund', lines: [{ restocked: 2, scrapped: 1 }] },
    ])
    expect(after.refunds).toMatchObject([
      { amount: 37.5, restocked: false, lines: [{ productId: first, quantity: 3 }] },
    ])
    const parts = { params: { id: orderId }, token: shopper.token }
    const [, note] = (await call(api, 'getInvoices', parts)).body
    expect(note).toMatchObject({ kind: 'credit_note', total: 37.5, lines: [{ quantity: 3, price: 37.5 }] })
    expect(await stockOf(api, first)).toBe(stock + 2)
    await expectBooksRight()
  })

  it('is named to its buyer in the language of the order, whichever one the admin reads', async () => {
    await api.db.doc(`orders/${orderId}`).update({ locale: 'de' })
    const id = await received()
    await move(id, { state: 'closed', outcome: 'refund' })
    const { number, refunds } = await order()
    expect(refunds).toMatchObject([{ reason: `Rücksendung ${number}-R1` }])
  })

  it('refunds once, also when two admins press at once', async () => {
    const id = await received()
    const closing = { state: 'closed', outcome: 'refund' }
    await Promise.all([move(id, closing), move(id, closing)])
    expect(await order()).toMatchObject({ refundedAmount: 37.5, refunds: [{ amount: 37.5 }] })
    await expectNothingWritten(api, async () => expect(await move(id, closing)).toBe(0))
    await notPossible(id, { state: 'closed', outcome: 'none' })
    await expectBooksRight()
  })

  it('stays open while Stripe fails, and is refunded by the next attempt', async () => {
    const id = await received()
    api.stripe.setFaults({ apiErrors: 'always', apiOnly: 'POST /v1/refunds' })
    const closing = { state: 'closed', outcome: 'refund' } as const
    await refused(api, 'moveReturn', 'payment_provider_failed', moving(id, closing))
    api.stripe.setFaults({ apiErrors: 0, apiOnly: '' })
    expect((await order()).returns).toMatchObject([{ state: 'received' }])
    await notPossible(id, { state: 'closed', outcome: 'replacement' })
    await move(id, closing)
    expect(await order()).toMatchObject({ refundedAmount: 37.5, returns: [{ state: 'closed' }] })
    await expectBooksRight()
  })

  const refundBefore = (quantity: number) =>
    call(api, 'refundOrder', refundParts(admin, orderId, { lines: [{ productId: first, quantity }] }))

  it('refunds no more than what is left of the line', async () => {
    const id = await received()
    await refundBefore(8)
    await move(id, { state: 'closed', outcome: 'refund' })
    expect(await order()).toMatchObject({ refundedAmount: 125, returns: [{ outcome: 'refund' }] })
    await expectBooksRight()
  })

  it('refunds nothing of a line that was refunded before, and may be closed without money', async () => {
    const id = await received()
    await refundBefore(10)
    await expectNothingWritten(api, async () => {
      const closing = { state: 'closed', outcome: 'refund' } as const
      await refused(api, 'moveReturn', 'refund_not_possible', moving(id, closing))
    })
    await move(id, { state: 'closed', outcome: 'none', reason: 'We have refunded it before.' })
    expect(await order()).toMatchObject({ refundedAmount: 125, returns: [{ outcome: 'none' }] })
    await expectBooksRight()
  })

  it('is replaced by a shipment that takes stock and sends nothing of what was ordered', async () => {
    const id = await received()
    const stock = await stockOf(api, first)
    const closing = { state: 'closed', outcome: 'replacement', carrier: 'UPS', tracking: ['1Z9'] }
    const moved = await Promise.all([move(id, closing), move(id, closing)])
    expect(moved.toSorted()).toEqual([0, 1])
    expect(await stockOf(api, first)).toBe(stock - 3)
    const after = await order()
    expect(after).toMatchObject({ state: 'shipped', refundedAmount: 0 })
    expect(after.shipments[1]).toMatchObject({
      returnId: id,
      lines: [{ productId: first, quantity: 3 }],
      carrier: 'UPS',
    })
    await move(id, { ...closing, tracking: ['1Z 8', '1Z8'] })
    expect((await order()).shipments[1]).toMatchObject({ carrier: 'UPS', tracking: ['1Z8'] })
    // It may be broken too.
    await ask([line(10)])
    await expectBooksRight()
  })

  it('is not replaced while stock is missing', async () => {
    const id = await received(0, 3)
    const stock = { params: { id: first }, body: { availableQuantity: 2 }, token: admin.token }
    await call(api, 'changeStock', stock)
    await expectNothingWritten(api, async () => {
      const closing = { state: 'closed', outcome: 'replacement' } as const
      await refused(api, 'moveReturn', 'not_enough_stock', moving(id, closing))
    })
  })

  it('goes its way, and no other', async () => {
    const id = await ask()
    await notPossible(id, { state: 'received' })
    await notPossible(id, { state: 'closed', outcome: 'none' })
    expect(await move(id, { state: 'accepted', reason: 'Please send them by UPS.' })).toBe(1)
    await expectNothingWritten(api, async () => expect(await move(id, { state: 'accepted' })).toBe(0))
    await notPossible(id, { state: 'declined', reason: 'Too late' })
    await notPossible(id, { state: 'closed', outcome: 'refund' })
    await notPossible(id, { state: 'closed', outcome: 'replacement' })
    await notPossible(id, { state: 'received', lines: [{ productId: first, restocked: 3, scrapped: 1 }] })
    await notPossible(id, { state: 'received', lines: [{ productId: first }] })
    await expectNothingWritten(api, async () => {
      for (const lines of [[], [{ productId: second, restocked: 1 }], [{ productId: first, restocked: -1 }]])
        await refused(api, 'moveReturn', 'invalid_request', moving(id, { state: 'received', lines }))
      for (const body of [{ state: 'requested' }, { state: 'closed' }, { state: 'declined' }, {}])
        await refused(api, 'moveReturn', 'invalid_request', moving(id, body))
      for (const unknown of ['unknown', `${orderId}-r2`, `${randomUUID()}-r1`])
        await refused(api, 'moveReturn', 'not_found', moving(unknown, { state: 'accepted' }))
    })
    // Damaged pieces are scrapped where nothing else is said.
    await move(id, { state: 'received' })
    expect((await order()).returns[0]?.lines).toEqual([{ ...line(), restocked: 0, scrapped: 3 }])
    await notPossible(id, { state: 'received', lines: [{ productId: first, restocked: 3 }] })
    await expectBooksRight()
  })

  it('may bring less back than was announced: only that is refunded, the rest may come later', async () => {
    const id = await received(1, 0)
    await move(id, { state: 'closed', outcome: 'refund' })
    expect((await order()).refundedAmount).toBe(12.5)
    await expectNothingWritten(api, async () => {
      await refused(api, 'requestReturn', 'return_not_possible', asking([line(10)]))
    })
    await ask([line(9)])
  })

  it('needs nothing back of what was missing', async () => {
    const id = await accepted([line(2, 'missing')])
    await move(id, { state: 'closed', outcome: 'refund' })
    expect(await order()).toMatchObject({ refundedAmount: 25, returns: [{ state: 'closed' }] })
    expect(await movementsOf(first, 'returned', 'scrapped')).toEqual([])
    await expectBooksRight()
  })

  it('can be declined, and asked for again', async () => {
    const id = await ask([line(10)])
    await move(id, { state: 'declined', reason: 'The pictures show the wood’s own figure.' })
    expect((await order()).returns).toMatchObject([
      { state: 'declined', answer: 'The pictures show the wood’s own figure.' },
    ])
    expect(await ask([line(10)])).toBe(`${orderId}-r2`)
  })

  it('of everything refunds the order', async () => {
    const id = await accepted([line(10, 'wrong'), line(4, 'unwanted', second)])
    await move(id, { state: 'received' })
    await move(id, { state: 'closed', outcome: 'refund' })
    expect(await order()).toMatchObject({ state: 'refunded', refundedAmount: 175 })
    expect([await stockOf(api, first), await stockOf(api, second)]).toEqual([20, 20])
    await expectBooksRight()
  })
})

describe('POST /order/{id}/return', () => {
  it('asks once for a key, however often it is pressed', async () => {
    await send()
    const parts = asking()
    const answers = await Promise.all([call(api, 'requestReturn', parts), call(api, 'requestReturn', parts)])
    const { number } = await order()
    for (const { body } of answers)
      expect(body).toEqual({ insertedId: `${orderId}-r1`, number: `${number}-R1` })
    await expectNothingWritten(api, async () => void (await call(api, 'requestReturn', parts)))
    expect((await order()).returns).toHaveLength(1)
  })

  it('takes only what was shipped and is not being returned, also from two phones at once', async () => {
    await expectNothingWritten(api, async () => {
      await refused(api, 'requestReturn', 'return_not_possible', asking())
    })
    await send({ lines: [{ productId: first, quantity: 4 }] })
    await expectNothingWritten(api, async () => {
      await refused(api, 'requestReturn', 'return_not_possible', asking([line(5)]))
      await refused(api, 'requestReturn', 'return_not_possible', asking([line(1, 'damaged', second)]))
    })
    const asked = await Promise.allSettled([ask(), ask()])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await ask([line(1)])
  })

  it('takes what is not wanted within thirty days, and what is broken later', async () => {
    await send()
    const shippedAt = new Date(api.shop.now().getTime() - 31 * 24 * 3_600_000)
    await api.shop.orders.change(orderId, api.shop.now(), (sent) => ({
      ...sent,
      shipments: sent.shipments.map((shipment) => ({ ...shipment, shippedAt })),
    }))
    await expectNothingWritten(api, async () => {
      await refused(api, 'requestReturn', 'return_not_possible', asking([line(1, 'unwanted')]))
    })
    await ask([line(1)])
  })

  it('is refused for what nobody could mean', async () => {
    await send()
    await expectNothingWritten(api, async () => {
      for (const lines of [
        [],
        [line(0)],
        [line(1.5)],
        [line(1), line(2)],
        [line(1, 'damaged', 'unknown')],
        [{ ...line(), reason: 'late' }],
      ])
        await refused(api, 'requestReturn', 'invalid_request', asking(lines))
      for (const body of [
        { key: 'again' },
        { words: '' },
        { images: ['javascript:alert(1)'] },
        { images: ['https://elsewhere.test/a.jpg'] },
        { images: Array.from({ length: 7 }, () => '/a.jpg') },
      ])
        await refused(api, 'requestReturn', 'invalid_request', asking([line()], body))
      await refused(api, 'requestReturn', 'not_found', { ...asking(), params: { id: randomUUID() } })
      await refused(api, 'requestReturn', 'forbidden', { ...asking(), token: admin.token })
    })
  })
})

describe('an order that is partly shipped', () => {
  beforeEach(() => send({ lines: [{ productId: first, quantity: 6 }] }))

  it('sends the rest after pieces that came back were refunded', async () => {
    const id = await received()
    await move(id, { state: 'closed', outcome: 'refund' })
    const after = await order()
    expect(after.state).toBe('part_shipped')
    expect(after.lines.map(({ toShip }) => toShip)).toEqual([4, 4])
    await send()
    expect(await order()).toMatchObject({ state: 'shipped', refundedAmount: 37.5 })
    await expectBooksRight()
  })

  it('keeps a shipment whose pieces are being returned', async () => {
    const undo = { params: { id: orderId }, token: admin.token }
    const id = await ask()
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoShipment', 'shipment_not_undoable', undo)
    })
    await move(id, { state: 'declined', reason: 'It has not left.' })
    await call(api, 'undoShipment', undo)
    expect(await order()).toMatchObject({ state: 'paid', shipments: [] })
  })
})

describe('GET /return', () => {
  beforeEach(() => send())

  it('lists those of a state with their orders, by pages', async () => {
    const [one, other] = [await ask([line(1)]), await ask([line(1)])]
    await move(one, { state: 'accepted' })
    const requested = await listed({ state: 'requested' })
    expect(requested[0]).toMatchObject({ id: other, order: { _id: orderId } })
    expect(requested.map(({ id }) => id)).not.toContain(one)
    expect((await listed({ state: 'accepted' })).map(({ id }) => id)).toContain(one)
    expect((await listed()).slice(0, 2).map(({ id }) => id)).toEqual([other, one])
  })

  it('counts what waits', async () => {
    const waiting = async () => (await call(api, 'getWaitingCounts', { token: admin.token })).body.returns
    const before = await waiting()
    const id = await ask()
    expect(await waiting()).toBe(before + 1)
    await move(id, { state: 'accepted' })
    expect(await waiting()).toBe(before)
    // Nothing comes back of it: it waits for its money.
    await move(await ask([line(1, 'missing')]), { state: 'accepted' })
    expect(await waiting()).toBe(before + 1)
  })
})
