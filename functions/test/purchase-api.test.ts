import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '../src/domain/errors.ts'
import { holdStock, releaseExpiredHolds } from '../src/domain/stock/hold-stock.ts'
import { call, refused } from '../testing/call.ts'
import { aHold, anOrder, aProduct, orderBody } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let productId: string

beforeAll(async () => {
  api = await startApi()
  shopper = await signUp(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  productId = await aProduct(api)
})

const hold = (quantity: number, who = shopper) => ({
  params: { id: productId },
  body: { availableQuantity: 0, quantity },
  token: who.token,
})

describe('PUT /product/{id}', () => {
  it('takes the units out of stock for fifteen minutes', async () => {
    const { body } = await call(api, 'changeStock', hold(4))
    expect(body).toMatchObject({ modifiedCount: 1 })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('returns 409 and keeps the stock when the last piece is asked for', async () => {
    const response = await refused(api, 'changeStock', 'not_enough_stock', hold(20))
    expect(response).toMatchObject({
      modifiedCount: 0,
      error: { message: 'please select lower than maximum quantity' },
    })
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('returns 409 and keeps the stock when the page showed another price', async () => {
    const at = (price: number) => ({ ...hold(12), body: { ...hold(12).body, price } })
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeStock', 'price_changed', at(120))
      await refused(api, 'changeStock', 'invalid_request', at(150.001))
    })
    expect((await call(api, 'changeStock', at(150))).body).toHaveProperty('holdId')
    expect(await stockOf(api, productId)).toBe(8)
  })

  it('works the quantity out from what should remain when none is said', async () => {
    await call(api, 'changeStock', {
      params: { id: productId },
      body: { availableQuantity: 17 },
      token: shopper.token,
    })
    expect(await stockOf(api, productId)).toBe(17)
  })

  it('sets the stock for an admin who names no quantity, and holds for one who does', async () => {
    const admin = await signUpAdmin(api)
    const to = (availableQuantity: number) => ({
      params: { id: productId },
      body: { availableQuantity },
      token: admin.token,
    })
    expect((await call(api, 'changeStock', to(50))).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'changeStock', to(50))).body).toEqual({ modifiedCount: 0 })
    expect((await call(api, 'changeStock', hold(3, admin))).body).toHaveProperty('holdId')
    expect(await stockOf(api, productId)).toBe(47)
  })

  it('gives units of holds that ran out back before it decides', async () => {
    await aHold(api, shopper, productId, 15)
    await refused(api, 'changeStock', 'not_enough_stock', hold(10))
    api.travel(16)
    await call(api, 'changeStock', hold(10))
    expect(await stockOf(api, productId)).toBe(10)
  })

  describe('with more holds that ran out than one transaction gives back', () => {
    const count = 55
    beforeEach(async () => {
      productId = await aProduct(api, { availableQuantity: count + 1, minQuantity: 1 })
      const now = api.shop.now()
      for (let index = 0; index < count; index++) {
        const request = { holdId: api.shop.newId(), uid: shopper.uid, quantity: 1, remaining: 0, now }
        await holdStock(api.shop, productId, request)
      }
      api.travel(16)
    })

    it('still gives them all back before it decides', async () => {
      expect(await stockOf(api, productId)).toBe(1)
      await call(api, 'changeStock', hold(count))
      expect(await stockOf(api, productId)).toBe(1)
    })

    it('the schedule gives them all back in one run, also past a product that is busy', async () => {
      const busy = await aProduct(api)
      await aHold(api, shopper, busy, 4)
      api.travel(16)
      const release = api.shop.stock.releaseExpiredHolds.bind(api.shop.stock)
      const stock = {
        ...api.shop.stock,
        releaseExpiredHolds: (id: string, now: Date) =>
          id === busy ? Promise.reject(errors.busy()) : release(id, now),
      }
      await releaseExpiredHolds({ ...api.shop, stock }, api.shop.now())
      expect(await stockOf(api, productId)).toBe(count + 1)
      expect(await stockOf(api, busy)).toBe(16)
      expect(await releaseExpiredHolds(api.shop, api.shop.now())).toBe(1)
      expect(await releaseExpiredHolds(api.shop, api.shop.now())).toBe(0)
    })
  })

  it('works with the stock as it is now, whatever the page had read', async () => {
    const remaining = (availableQuantity: number, token: string) => ({
      params: { id: productId },
      body: { availableQuantity },
      token,
    })
    const other = await signUp(api)
    // Both pages read 20 and want 4.
    await call(api, 'changeStock', remaining(16, shopper.token))
    await refused(api, 'changeStock', 'invalid_request', remaining(16, other.token))
    expect(await stockOf(api, productId)).toBe(16)
    // A page that read 20 long ago and wants 15 may only get what leaves one in stock.
    await call(api, 'changeStock', remaining(5, other.token))
    expect(await stockOf(api, productId)).toBe(5)
    await refused(api, 'changeStock', 'not_enough_stock', remaining(0, other.token))
    expect(await stockOf(api, productId)).toBe(5)
  })

  it('sets the stock that an admin counted, whatever was there before, and the ledger follows', async () => {
    const admin = await signUpAdmin(api)
    const counted = { params: { id: productId }, body: { availableQuantity: 25 }, token: admin.token }
    const [set, held] = await Promise.all([
      call(api, 'changeStock', counted),
      call(api, 'changeStock', hold(4)),
    ])
    expect([set.body.modifiedCount, held.body.modifiedCount]).toEqual([1, 1])
    expect(await stockOf(api, productId)).toBeOneOf([21, 25])
    const ledger = await api.db.collection('movements').where('productId', '==', productId).get()
    const kinds = ledger.docs.map((line) => line.get('kind')).toSorted()
    expect(kinds).toEqual(['admin_set', 'hold', 'initial'])
    const line = ledger.docs.find((found) => found.get('kind') === 'admin_set')?.data()
    expect(line).toMatchObject({ uid: admin.uid, delta: expect.any(Number), stockAfter: 25 })
  })

  it('takes full case packs only, with or without a quantity in the body', async () => {
    productId = await aProduct(api, { casePack: 4 })
    const remaining = (availableQuantity: number) => ({ ...hold(1), body: { availableQuantity } })
    await expectNothingWritten(api, async () => {
      const response = await refused(api, 'changeStock', 'not_full_case_packs', hold(6))
      expect(response).toMatchObject({ modifiedCount: 0 })
      await refused(api, 'changeStock', 'not_full_case_packs', remaining(17))
    })
    await call(api, 'changeStock', hold(4))
    await call(api, 'changeStock', remaining(8))
    expect(await stockOf(api, productId)).toBe(8)
  })

  it('lets parallel buyers take what is there and not one piece more', async () => {
    const buyers = await Promise.all([signUp(api), signUp(api), signUp(api), signUp(api)])
    const responses = await Promise.all(
      buyers.map((buyer) =>
        fetch(`${api.url}/product/${productId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
          body: JSON.stringify({ availableQuantity: 0, quantity: 9 }),
        }),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(await stockOf(api, productId)).toBe(2)
  })
})

describe('POST /order', () => {
  it("makes the caller's hold an order with the same id, once", async () => {
    const holdId = await aHold(api, shopper, productId)
    const body = { ...(await orderBody(api, shopper, productId)), holdId }
    expect((await call(api, 'placeOrder', { body, token: shopper.token })).body).toEqual({
      insertedId: holdId,
    })
    expect((await call(api, 'placeOrder', { body, token: shopper.token })).body).toEqual({
      insertedId: holdId,
    })
    const { body: order } = await call(api, 'getOrder', { params: { id: holdId }, token: shopper.token })
    expect(order).toMatchObject({
      price: 50,
      quantity: 4,
      state: 'unpaid',
      paymentStatus: false,
      shipped: false,
    })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('finds the matching hold when no id is said, and returns the same order when repeated', async () => {
    const buyer = await signUp(api)
    const holdId = await aHold(api, buyer, productId)
    const request = { body: await orderBody(api, buyer, productId), token: buyer.token }
    expect((await call(api, 'placeOrder', request)).body).toEqual({ insertedId: holdId })
    expect((await call(api, 'placeOrder', request)).body).toEqual({ insertedId: holdId })
  })

  it('takes the newest hold that is no order yet, so that none of several lapses', async () => {
    const buyer = await signUp(api)
    const older = await aHold(api, buyer, productId)
    api.travel(1)
    const newer = await aHold(api, buyer, productId)
    const request = { body: await orderBody(api, buyer, productId), token: buyer.token }
    const ids: string[] = []
    for (let time = 0; time < 3; time++) ids.push((await call(api, 'placeOrder', request)).body.insertedId)
    expect(ids).toEqual([newer, older, newer])
  })

  it('holds nothing of a product that is shown as not available', async () => {
    const scarce = await aProduct(api, { availableQuantity: 10, minQuantity: 5 })
    const admin = await signUpAdmin(api)
    const stock = { params: { id: scarce }, body: { availableQuantity: 4 }, token: admin.token }
    await call(api, 'changeStock', stock)
    await refused(api, 'changeStock', 'not_enough_stock', {
      params: { id: scarce },
      body: { availableQuantity: 3, quantity: 1 },
      token: shopper.token,
    })
    expect(await stockOf(api, scarce)).toBe(4)
    const minimum = { params: { id: scarce }, body: { minQuantity: 6 }, token: admin.token }
    await refused(api, 'changeProduct', 'invalid_request', minimum)
    expect((await api.shop.products.find(scarce))?.minQuantity).toBe(5)
  })

  it('costs the price of the break that its quantity reaches, whichever price the caller multiplied', async () => {
    productId = await aProduct(api, { priceBreaks: [{ minQuantity: 6, unitPrice: 1100 }] })
    const { token } = shopper
    const priceOf = async (price: number) => {
      const holdId = await aHold(api, shopper, productId, 6)
      const body = { ...(await orderBody(api, shopper, productId, 6)), holdId }
      await refused(api, 'placeOrder', 'price_changed', { body: { ...body, price: 70 }, token })
      const { insertedId } = (await call(api, 'placeOrder', { body: { ...body, price }, token })).body
      return (await call(api, 'getOrder', { params: { id: insertedId }, token })).body
    }
    expect(await priceOf(66)).toMatchObject({ price: 66, unitPrice: 11 })
    expect(await priceOf(75)).toMatchObject({ price: 66, unitPrice: 11 })
  })

  it('refuses another price, a missing hold, a hold that ran out and a hold of somebody else', async () => {
    const holdId = await aHold(api, shopper, productId)
    const order = { ...(await orderBody(api, shopper, productId)), holdId }
    const { token } = shopper
    await refused(api, 'placeOrder', 'price_changed', { body: { ...order, price: 1 }, token })
    await refused(api, 'placeOrder', 'hold_missing', { body: { ...order, holdId: 'no-such-hold' }, token })
    const other = await signUp(api, 'other')
    await refused(api, 'placeOrder', 'forbidden', {
      body: { ...order, email: other.email },
      token: other.token,
    })
    api.travel(16)
    await refused(api, 'placeOrder', 'hold_expired', { body: order, token })
    expect((await api.db.collection('orders').doc(holdId).get()).exists).toBe(false)
  })
})

describe('DELETE /order/{id}', () => {
  it('gives the units back and leaves nothing to find', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const request = { params: { id: orderId }, token: shopper.token }
    expect((await call(api, 'deleteOrder', request)).body).toEqual({ deletedCount: 1 })
    expect(await stockOf(api, productId)).toBe(20)
    await refused(api, 'getOrder', 'not_found', request)
    await refused(api, 'deleteOrder', 'not_found', request)
    expect(await stockOf(api, productId)).toBe(20)
  })

  it("is refused for somebody else's order", async () => {
    const orderId = await anOrder(api, shopper, productId)
    const other = await signUp(api, 'other')
    await refused(api, 'deleteOrder', 'forbidden', { params: { id: orderId }, token: other.token })
    expect(await stockOf(api, productId)).toBe(16)
  })
})
