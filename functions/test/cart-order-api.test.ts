import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aHold, aPaidOrder, aProduct, fillCart, pay } from '../testing/factories.ts'
import { signInWithGoogle, signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let legs: string
let dowels: string

beforeAll(async () => {
  api = await startApi({ unpaidLimits: { most: 4, stockPercent: 50 } })
  api.stripe.setFaults({ webhooksLost: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  shopper = await signUp(api)
  const mark = randomUUID().slice(0, 8)
  legs = await aProduct(api, { sku: `LEG-${mark}`, name: 'Turned leg', casePack: 4, availableQuantity: 100 })
  dowels = await aProduct(api, {
    sku: `DWL-${mark}`,
    availableQuantity: 100,
    unit: 'bag of 100',
    priceBreaks: [{ minQuantity: 10, unitPrice: 1115 }],
  })
})

const fill = (quantities: { legs: number; dowels: number }, buyer = shopper) =>
  fillCart(api, buyer, [
    { productId: legs, quantity: quantities.legs },
    { productId: dowels, quantity: quantities.dowels },
  ])
const placing = (body: object = {}, { token }: TestAccount = shopper) => ({
  body: { key: randomUUID(), ...body },
  token,
})
const orderOf = async (id: string, { token }: TestAccount = shopper) =>
  (await call(api, 'getOrder', { params: { id }, token })).body
const cartOf = async ({ token }: TestAccount = shopper) => (await call(api, 'getCart', { token })).body

describe('POST /cart/order', () => {
  it('places one order of all lines, takes their units, and empties the cart', async () => {
    await fill({ legs: 8, dowels: 12 })
    const request = placing({ poNumber: ' PO 2026-118 ', price: 233.8 })
    const { insertedId } = (await call(api, 'orderCart', request)).body
    const order = await orderOf(insertedId)
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\w{3}-\w{3}$/),
      poNumber: 'PO 2026-118',
      email: shopper.email,
      lines: [
        { productId: legs, name: 'Turned leg', unit: 'piece', quantity: 8, unitPrice: 12.5, price: 100 },
        { productId: dowels, unit: 'bag of 100', quantity: 12, unitPrice: 11.15, price: 133.8 },
      ],
      goodsTotal: 233.8,
      shippingTotal: 0,
      taxTotal: 0,
      price: 233.8,
      quantity: 20,
      productId: legs,
      productName: 'Turned leg and 1 more',
      state: 'unpaid',
    })
    expect(Date.parse(order.payBy ?? '') - Date.parse(order.createdAt)).toBe(72 * 3_600_000)
    expect([await stockOf(api, legs), await stockOf(api, dowels)]).toEqual([92, 88])
    expect((await cartOf()).lines).toEqual([])
  })

  it('gives an order with one line the specified fields of that line', async () => {
    await fillCart(api, shopper, [{ productId: dowels, quantity: 2 }])
    const { insertedId } = (await call(api, 'orderCart', placing())).body
    expect(await orderOf(insertedId)).toMatchObject({ productName: 'Oak dowels', quantity: 2, price: 25 })
  })

  it('returns the same order for the same key, also when asked several times at once', async () => {
    await fill({ legs: 4, dowels: 3 })
    const second = await startApi({ unpaidLimits: { most: 4, stockPercent: 50 } })
    const request = placing()
    const bodies = await Promise.all(
      [api, second, api, second].map(async (at) => (await call(at, 'orderCart', request)).body),
    )
    await second.close()
    const again = (await call(api, 'orderCart', request)).body
    expect(new Set([...bodies, again].map(({ insertedId }) => insertedId)).size).toBe(1)
    expect([await stockOf(api, legs), await stockOf(api, dowels)]).toEqual([96, 97])
    // What came into the cart meanwhile stays there.
    await fill({ legs: 8, dowels: 1 })
    expect((await call(api, 'orderCart', request)).body).toEqual(again)
    expect((await cartOf()).lines).toHaveLength(2)
  })

  it("gives another person's same key another order", async () => {
    const key = randomUUID()
    const other = await signUp(api, 'other')
    await fill({ legs: 4, dowels: 1 })
    await fill({ legs: 4, dowels: 1 }, other)
    const [mine, theirs] = [
      (await call(api, 'orderCart', placing({ key }))).body.insertedId,
      (await call(api, 'orderCart', placing({ key }, other))).body.insertedId,
    ]
    expect(mine).not.toBe(theirs)
    await refused(api, 'getOrder', 'forbidden', { params: { id: mine }, token: other.token })
    expect((await orderOf(mine)).number).not.toBe((await orderOf(theirs, other)).number)
  })

  it('orders nothing when a line cannot be had, and says why for each of them', async () => {
    const gone = await aProduct(api, { sku: `GONE-${randomUUID().slice(0, 8)}` })
    await fillCart(api, shopper, [
      { productId: dowels, quantity: 4 },
      { productId: legs, quantity: 6 },
      { productId: gone, quantity: 2 },
    ])
    await api.shop.products.remove(gone)
    await expectNothingWritten(api, async () => {
      const { error, quantities } = await refused(api, 'orderCart', 'cart_not_orderable', placing())
      expect(quantities).toEqual({ 'lines.1': [4, 8], 'lines.2': [] })
      expect(error.fields).toEqual({
        'lines.1': 'This is sold in case packs of 4.',
        'lines.2': 'This product is no longer sold.',
      })
      expect(error.message).toContain('2 lines')
    })
  })

  it('refuses to sell the last unit, and a product whose minimum is not in stock', async () => {
    await fill({ legs: 100, dowels: 1 })
    await api.shop.products.change(dowels, (product) => ({ ...product, minQuantity: 101 }))
    expect((await cartOf()).lines.map(({ problem }) => problem?.code)).toEqual([
      'not_enough_stock',
      'not_enough_stock',
    ])
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'orderCart', 'cart_not_orderable', placing())
      expect(error.fields).toEqual({
        'lines.0': 'At present, at most 96 can be ordered.',
        'lines.1': 'This product cannot be ordered at present.',
      })
    })
  })

  it('enforces the minimum order only where the shop does', async () => {
    const strict = await startApi({ enforceMinimumOrder: true })
    await fillCart(api, shopper, [{ productId: dowels, quantity: 4 }])
    const { error } = await refused(strict, 'orderCart', 'cart_not_orderable', placing())
    await strict.close()
    expect(error.fields).toEqual({ 'lines.0': 'The minimum order is 5.' })
    await call(api, 'orderCart', placing())
  })

  it('refuses an empty cart, a key that is none, and a PO number that is too long', async () => {
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'orderCart', 'cart_not_orderable', placing())
      expect(error.message).toContain('empty')
      await refused(api, 'orderCart', 'invalid_request', placing({ key: 'once' }))
      await refused(api, 'orderCart', 'invalid_request', placing({ poNumber: 'x'.repeat(41) }))
      await refused(api, 'orderCart', 'invalid_request', placing({ poNumber: '  ' }))
    })
  })

  it('orders nothing at another price than the page showed', async () => {
    await fill({ legs: 4, dowels: 2 })
    await api.shop.products.change(dowels, (product) => ({ ...product, unitPrice: 1300 }))
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', 'price_changed', placing({ price: 75 }))
    })
    await call(api, 'orderCart', placing({ price: 76 }))
  })

  it('orders nothing that a card cannot be charged', async () => {
    const cheap = await aProduct(api, { unitPrice: 10, sku: `BIT-${randomUUID().slice(0, 8)}` })
    await fillCart(api, shopper, [{ productId: cheap, quantity: 1 }])
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', 'amount_not_payable', placing())
    })
  })

  it('releases holds that ran out when their units are wanted', async () => {
    const holder = await signUp(api, 'holder')
    await aPaidOrder(api, holder, await aProduct(api))
    await aPaidOrder(api, shopper, await aProduct(api))
    await aHold(api, holder, dowels, 90)
    await fill({ legs: 4, dowels: 20 })
    await refused(api, 'orderCart', 'cart_not_orderable', placing())
    api.travel(16)
    await call(api, 'orderCart', placing())
    expect(await stockOf(api, dowels)).toBe(80)
  })

  it('tells apart an order that was placed under the key and deleted since', async () => {
    await fill({ legs: 4, dowels: 2 })
    const request = placing()
    const { insertedId } = (await call(api, 'orderCart', request)).body
    await call(api, 'deleteOrder', { params: { id: insertedId }, token: shopper.token })
    expect([await stockOf(api, legs), await stockOf(api, dowels)]).toEqual([100, 100])
    await fill({ legs: 4, dowels: 2 })
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'orderCart', 'cart_not_orderable', request)
      expect(error.message).toContain('deleted')
    })
  })
})

describe('an account that never paid', () => {
  it('gets half of each product, and is told so line by line', async () => {
    await fill({ legs: 52, dowels: 50 })
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'orderCart', 'cart_not_orderable', placing())
      expect(Object.keys(error.fields ?? {})).toEqual(['lines.0'])
      expect(error.fields?.['lines.0']).toContain('up to 50 pieces')
    })
    await fill({ legs: 48, dowels: 50 })
    await call(api, 'orderCart', placing())
    await fill({ legs: 4, dowels: 4 })
    const { error } = await refused(api, 'orderCart', 'cart_not_orderable', placing())
    expect(Object.keys(error.fields ?? {})).toEqual(['lines.0', 'lines.1'])
  })

  it('may order the rest once it paid', async () => {
    await fill({ legs: 48, dowels: 50 })
    const { insertedId } = (await call(api, 'orderCart', placing({ address: oslo }))).body
    await pay(api, shopper, insertedId)
    await fill({ legs: 48, dowels: 49 })
    await call(api, 'orderCart', placing())
  })

  it('has a limited number of unpaid orders, however many lines they have', async () => {
    for (let count = 0; count < 4; count++) {
      await fill({ legs: 4, dowels: 1 })
      await call(api, 'orderCart', placing())
    }
    await fill({ legs: 4, dowels: 1 })
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', 'unpaid_limit', placing())
    })
  })
})

describe('an order of twenty lines', () => {
  const cartOfLines = async (count: number) => {
    const ids = await Promise.all(
      Array.from({ length: count }, () => aProduct(api, { sku: `L-${randomUUID().slice(0, 8)}` })),
    )
    await fillCart(
      api,
      shopper,
      ids.map((productId) => ({ productId, quantity: 2 })),
    )
  }

  it('costs one read and two writes a line more than an order of one', async () => {
    const ordering = async (lines: number) => {
      await cartOfLines(lines)
      // Read every few seconds, by whichever call comes first.
      await api.shop.maintenance.current()
      return trafficOf(api.db, () => call(api, 'orderCart', placing()))
    }
    const one = await ordering(1)
    const twenty = await ordering(20)
    // The first order of the account that is open is looked after only when a limit is reached.
    expect(twenty).toEqual({ reads: one.reads + 19, writes: one.writes + 38 })
  })
})

it('an account that changes hands starts with an empty cart', async () => {
  const squatter = await signUp(api, 'squatter', { emailVerified: false })
  await fill({ legs: 4, dowels: 1 }, squatter)
  const { idToken } = await signInWithGoogle(squatter.email)
  const parts = { params: { email: squatter.email }, body: { email: squatter.email }, token: idToken }
  // Whoever takes an account over signs in once more.
  await refused(api, 'mintToken', 'unauthenticated', parts)
  expect((await api.db.collection('carts').doc(squatter.uid).get()).exists).toBe(false)
})

it('is refused without a token', async () => {
  expect((await send(api, 'orderCart', { body: { key: randomUUID() } })).status).toBe(401)
})
