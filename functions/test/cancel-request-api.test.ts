import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paidOrderSetup } from './support/paid-order-setup.ts'
import { keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string
let orderId: string

paidOrderSetup((setup) => {
  ;({ api, shopper, admin, productId, orderId } = setup)
})

const params = () => ({ id: orderId })
const asking = (reason?: string) => ({ params: params(), body: { reason }, token: shopper.token })
const granting = (key = randomUUID()) => ({
  params: params(),
  body: { granted: true, key },
  token: admin.token,
})
const declining = (reason = 'It is packed already') => ({
  params: params(),
  body: { granted: false, reason },
  token: admin.token,
})
const withdrawing = () => ({ params: params(), token: shopper.token })
const shipping = () => ({ params: params(), body: { shipped: true }, token: admin.token })
const requestOf = async () => (await orderAs(api, shopper, orderId)).cancelRequest
const waiting = async () => {
  const query = { cancelRequested: 'true' }
  return (await call(api, 'listOrders', { query, token: admin.token })).body.map(({ _id }) => _id)
}

describe('a request to cancel a paid order', () => {
  it("is on the order, in the admins' list and among their numbers, once", async () => {
    expect((await call(api, 'requestCancellation', asking('Wrong size'))).body.modifiedCount).toBe(1)
    await expectNothingWritten(api, async () => {
      expect((await call(api, 'requestCancellation', asking('Again'))).body.modifiedCount).toBe(0)
    })
    expect(await requestOf()).toMatchObject({ state: 'open', reason: 'Wrong size' })
    expect(await waiting()).toContain(orderId)
    const { body } = await call(api, 'getOverview', { token: admin.token })
    expect(body.cancelRequests).toBe((await waiting()).length)
  })

  it('is granted with a refund of the rest and its units back in stock, once', async () => {
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 10 }))
    await call(api, 'requestCancellation', asking())
    const request = granting()
    await Promise.all([call(api, 'decideCancellation', request), call(api, 'decideCancellation', request)])
    await call(api, 'decideCancellation', request)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      state: 'refunded',
      refundedAmount: 50,
      cancelRequest: { state: 'granted' },
    })
    expect(await stockOf(api, productId)).toBe(20)
    expect(await keptOf(api, await transactionOf(api, shopper, orderId))).toBe(0)
    expect(await waiting()).not.toContain(orderId)
  })

  it('is declined with a reason that the buyer reads, and can be made again', async () => {
    await call(api, 'requestCancellation', asking())
    await call(api, 'decideCancellation', declining())
    expect(await requestOf()).toMatchObject({ state: 'declined', answer: 'It is packed already' })
    expect(await waiting()).not.toContain(orderId)
    await expectNothingWritten(api, async () => {
      await refused(api, 'decideCancellation', 'cancel_not_possible', declining())
      await refused(api, 'decideCancellation', 'cancel_not_possible', granting())
    })
    await call(api, 'requestCancellation', asking())
    expect((await requestOf())?.state).toBe('open')
  })

  it('is taken until the order is packed, also while it lies on the bench', async () => {
    await call(api, 'startPacking', { params: params(), token: admin.token })
    await call(api, 'requestCancellation', asking())
    expect((await requestOf())?.state).toBe('open')
  })

  it('is withdrawn by its buyer, and by nobody else but an admin', async () => {
    await call(api, 'requestCancellation', asking())
    const other = await signUp(api, 'other')
    await expectNothingWritten(api, async () => {
      await refused(api, 'withdrawCancellation', 'forbidden', { ...withdrawing(), token: other.token })
    })
    await call(api, 'withdrawCancellation', withdrawing())
    expect((await requestOf())?.state).toBe('withdrawn')
    await expectNothingWritten(api, async () => {
      await refused(api, 'withdrawCancellation', 'cancel_not_possible', withdrawing())
      await refused(api, 'decideCancellation', 'cancel_not_possible', granting())
    })
  })

  it('is overtaken when the order is shipped or refunded otherwise', async () => {
    await call(api, 'requestCancellation', asking())
    await call(api, 'shipOrder', shipping())
    expect((await requestOf())?.state).toBe('overtaken')
    await expectNothingWritten(api, async () => {
      await refused(api, 'decideCancellation', 'cancel_not_possible', granting())
      await refused(api, 'requestCancellation', 'cancel_not_possible', asking())
    })
    orderId = await aPaidOrder(api, shopper, productId)
    await call(api, 'requestCancellation', asking())
    await call(api, 'refundOrder', refundParts(admin, orderId))
    expect((await requestOf())?.state).toBe('overtaken')
  })

  it('ends in one of two ways when it is granted while the order is shipped', async () => {
    await call(api, 'requestCancellation', asking())
    const [, shipped] = await Promise.allSettled([
      call(api, 'decideCancellation', granting()),
      call(api, 'shipOrder', shipping()),
    ])
    const order = await orderAs(api, shopper, orderId)
    const wasShipped = shipped.status === 'fulfilled'
    expect([order.state, order.cancelRequest?.state]).toEqual(
      wasShipped ? ['shipped', 'overtaken'] : ['refunded', 'granted'],
    )
    expect(await stockOf(api, productId)).toBe(wasShipped ? 16 : 20)
  })

  it('stays open while Stripe is down, and is granted by the next attempt', async () => {
    await call(api, 'requestCancellation', asking())
    const request = granting()
    api.stripe.setFaults({ apiDown: true })
    await refused(api, 'decideCancellation', 'payment_provider_failed', request)
    api.stripe.setFaults({ apiDown: false })
    expect((await requestOf())?.state).toBe('open')
    await call(api, 'decideCancellation', request)
    expect((await requestOf())?.state).toBe('granted')
  })

  it('is not possible for an order that is not paid', async () => {
    orderId = await anOrder(api, shopper, productId)
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'requestCancellation', 'cancel_not_possible', asking())
      expect(error.message).toContain('deleted')
    })
  })
})
