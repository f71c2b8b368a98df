import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, somewhere } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paidOrderSetup } from './support/paid-order-setup.ts'
import { orderAs, refundParts } from './support/payments.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string
let orderId: string

paidOrderSetup((setup) => {
  ;({ api, shopper, admin, productId, orderId } = setup)
})

const shipment = (body: object = {}, id = orderId) => ({
  params: { id },
  body: { shipped: true, ...body },
  token: admin.token,
})
const ship = async (body?: object) => (await call(api, 'shipOrder', shipment(body))).body.modifiedCount
const undo = (id = orderId) => ({ params: { id }, token: admin.token })
const order = () => orderAs(api, shopper, orderId)

describe('PUT /order/{id}', () => {
  it('keeps carrier and tracking numbers, trimmed and each once', async () => {
    const tracking = [' 1Z 999 ', '1Z998', '1Z999']
    expect(await ship({ carrier: ' UPS ', tracking })).toBe(1)
    expect(await order()).toMatchObject({ state: 'shipped', carrier: 'UPS', tracking: ['1Z999', '1Z998'] })
    await expectNothingWritten(api, async () => {
      expect(await ship({ carrier: 'UPS', tracking })).toBe(0)
      expect(await ship()).toBe(0)
    })
  })

  it('still takes what older clients send, and numbers that are known only later', async () => {
    expect(await ship()).toBe(1)
    const { shippedAt, tracking } = await order()
    expect(tracking).toBeUndefined()
    api.travel(90)
    expect(await ship({ carrier: 'Our own van', tracking: ['7'] })).toBe(1)
    expect(await order()).toMatchObject({ shippedAt, carrier: 'Our own van', tracking: ['7'] })
    expect(await ship({ carrier: '', tracking: ['7'] })).toBe(1)
    const { carrier, shipments } = await order()
    expect([carrier, shipments[0]?.carrier, shipments[0]?.tracking]).toEqual([undefined, undefined, ['7']])
  })

  it('is refused with numbers that are none, with too many, and for an order that is not paid', async () => {
    const unpaid = await anOrder(api, shopper, productId)
    await expectNothingWritten(api, async () => {
      const many = Array.from({ length: 21 }, (_, index) => `1Z${index}`)
      for (const tracking of [many, [''], ['   '], ['\u0000'], ['x'.repeat(61)], [7], '1Z999']) {
        await refused(api, 'shipOrder', 'invalid_request', shipment({ tracking }))
      }
      for (const carrier of [' ', 7, 'x'.repeat(61)]) {
        await refused(api, 'shipOrder', 'invalid_request', shipment({ carrier }))
      }
      await refused(api, 'shipOrder', 'invalid_request', shipment({ shipped: false, tracking: ['1Z999'] }))
      await refused(api, 'shipOrder', 'order_not_paid', shipment({ tracking: ['1Z999'] }, unpaid))
    })
  })
})

describe('DELETE /order/{id}/shipment', () => {
  it('takes a shipment back within a minute, on record, and the order can be shipped again', async () => {
    await ship({ carrier: 'UPS', tracking: ['1Z999'] })
    await call(api, 'undoShipment', undo())
    const undone = await order()
    expect(undone).toMatchObject({ state: 'paid', shipped: false, shipmentUndoneAt: expect.any(String) })
    expect([undone.shippedAt, undone.carrier, undone.tracking]).toEqual([undefined, undefined, undefined])
    const stored = await api.db.collection('orders').doc(orderId).get()
    expect(stored.get('undoneShipments')).toMatchObject([
      { by: admin.uid, carrier: 'UPS', tracking: ['1Z999'] },
    ])
    expect(await ship({ carrier: 'DHL' })).toBe(1)
    expect(await order()).toMatchObject({ state: 'shipped', carrier: 'DHL' })
    const mails = await api.db.collection('mail').where('orderId', '==', orderId).get()
    const told = mails.docs
      .map(({ id }) => id.slice(orderId.length))
      .filter((id) => id.startsWith('-shipped'))
    expect(told).toEqual(['-shipped', '-shipped-2'])
  })

  it('happens once, however often it is pressed', async () => {
    await ship()
    await call(api, 'undoShipment', undo())
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoShipment', 'shipment_not_undoable', undo())
    })
  })

  it('lets units go back into stock again', async () => {
    await ship()
    await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, { restock: true }))
    await call(api, 'undoShipment', undo())
    const { body } = await call(api, 'refundOrder', refundParts(admin, orderId, { restock: true }))
    expect(body.state).toBe('refunded')
  })

  it('is refused after a minute, for what was not shipped, and for a refunded order', async () => {
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoShipment', 'shipment_not_undoable', undo())
      await refused(api, 'undoShipment', 'not_found', undo('nothing'))
    })
    await ship()
    api.travel(1.1)
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoShipment', 'shipment_not_undoable', undo())
    })
    await call(api, 'refundOrder', refundParts(admin, orderId))
    await expectNothingWritten(api, async () => {
      await refused(api, 'undoShipment', 'shipment_not_undoable', undo())
    })
  })
})

describe('an order that somebody has seen', () => {
  const seen = async () => (await call(api, 'getOrder', undo())).body.version
  const refusedWith = async (body: object) => {
    const { error } = await refused(api, 'shipOrder', 'changed_meanwhile', shipment(body))
    return error.message
  }

  it('is not shipped over what another packer said of it', async () => {
    const version = await seen()
    const said = { carrier: 'UPS', tracking: ['1Z999'] }
    await ship({ ...said, seen: version })
    await expectNothingWritten(api, async () => {
      // Pressed twice, or sent again after a lost response.
      expect(await ship({ ...said, seen: version })).toBe(0)
      const sentence = await refusedWith({ carrier: 'DHL', tracking: ['7'], seen: version })
      expect(sentence).toContain('Somebody else has marked this order as shipped (UPS, 1Z999)')
    })
    expect(await ship({ carrier: 'DHL', seen: await seen() })).toBe(1)
    expect(await order()).toMatchObject({ carrier: 'DHL', tracking: ['1Z999'] })
  })

  it('is not shipped while its buyer asks to cancel it, also if that was seen', async () => {
    const version = await seen()
    const params = { id: orderId }
    await call(api, 'requestCancellation', { params, body: {}, token: shopper.token })
    await expectNothingWritten(api, async () => {
      for (const known of [version, await seen()])
        expect(await refusedWith({ seen: known })).toContain('asks to cancel this order')
    })
    await call(api, 'withdrawCancellation', { params, token: shopper.token })
    expect(await ship({ seen: version })).toBe(1)
  })

  it('is not shipped to another address than the one that was seen', async () => {
    const version = await seen()
    const body = { address: { ...somewhere, line1: 'Storgata 2' } }
    await call(api, 'changeDelivery', { params: { id: orderId }, body, token: admin.token })
    expect(await refusedWith({ seen: version })).toContain('has changed since you opened it')
  })

  it('keeps its version from its buyer', async () => {
    expect(await order()).not.toHaveProperty('version')
  })
})
