import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aCartOrder, anOrder, aPaidOrder, aProduct, fillCart, somewhere } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount
let other: TestAccount
let unpaid: string
let paid: string
let others: string

beforeAll(async () => {
  api = await startApi()
  api.stripe.setFaults({ webhooksLost: true })
  ;[admin, shopper, other] = await Promise.all([signUpAdmin(api), signUp(api), signUp(api, 'wholesale')])
  unpaid = await anOrder(api, shopper, await aProduct(api, { name: 'Table leg' }))
  paid = await aPaidOrder(api, shopper, await aProduct(api, { name: 'Drawer box' }))
  others = await anOrder(api, other, await aProduct(api, { name: 'Drawer knob' }))
})
afterAll(() => api.close())

const found = async (query: Record<string, string>) =>
  (await call(api, 'listOrders', { query, token: admin.token })).body.map(({ _id }) => _id)

describe('GET /order', () => {
  it('returns all orders, filtered by state and found by product, buyer and id', async () => {
    expect(await found({})).toEqual([others, paid, unpaid])
    expect(await found({ state: 'paid' })).toEqual([paid])
    expect(await found({ q: 'draw' })).toEqual([others, paid])
    expect(await found({ q: 'draw', state: 'unpaid' })).toEqual([others])
    expect(await found({ q: other.email })).toEqual([others])
    expect(await found({ q: 'the wholesale' })).toEqual([others])
    expect(await found({ q: unpaid })).toEqual([unpaid])
  })
})

describe('the page of all orders', () => {
  it('reads the orders that it shows and one to know whether there are more; its count reads none', async () => {
    const readsOf = async (ask: () => Promise<unknown>) => (await trafficOf(api.db, ask)).reads
    const theirRole = 1
    const list = () => call(api, 'listOrders', { query: { limit: '2' }, token: admin.token })
    expect(await readsOf(list)).toBe(2 + 1 + theirRole)
    // Billed as one.
    expect(await readsOf(() => call(api, 'countOrders', { query: {}, token: admin.token }))).toBe(
      1 + theirRole,
    )
  })
})

describe('GET /userOrder', () => {
  it("returns a person's own orders, and any person's to an admin", async () => {
    const query = { email: shopper.email }
    const own = (await call(api, 'listOwnOrders', { query, token: shopper.token })).body
    expect(own.map(({ _id }) => _id)).toEqual([paid, unpaid])
    expect(own[1]).toMatchObject({ state: 'unpaid', payBy: expect.any(String) })
    expect(own[0]?.payBy).toBeUndefined()
    expect((await call(api, 'listOwnOrders', { query, token: admin.token })).body).toEqual(own)
    await refused(api, 'listOwnOrders', 'forbidden', { query, token: other.token })
  })

  it('takes the email in any case, and returns nothing for somebody unknown', async () => {
    const query = { email: shopper.email.toUpperCase(), state: 'paid', q: 'drawer' }
    expect((await call(api, 'listOwnOrders', { query, token: shopper.token })).body).toHaveLength(1)
    const nobody = { email: 'nobody@wood-master.test' }
    expect((await call(api, 'listOwnOrders', { query: nobody, token: admin.token })).body).toEqual([])
  })
})

describe('a search for an order', () => {
  it('lists what has the very number first, and what only resembles it after that', async () => {
    const productId = await aProduct(api, { name: 'Pin 3 mm', availableQuantity: 500 })
    const ordered = async (poNumber: string) =>
      aCartOrder(api, shopper, [{ productId, quantity: 2 }], poNumber)
    const three = await ordered('CXL-3')
    const thirty = await ordered('CXL-30')
    // Its product has a word that starts with the 3.
    const four = await ordered('CXL-4')
    expect(await found({ q: 'CXL-3' })).toEqual([three, four, thirty])
    expect(await found({ q: 'cxl 3', state: 'unpaid', limit: '1' })).toEqual([three, four])
    expect(await found({ q: 'CXL-3', state: 'paid' })).toEqual([])
    const next = await call(api, 'listOrders', { query: { q: 'CXL-3', limit: '1' }, token: admin.token })
    const cursor = next.headers.get('x-next-cursor') ?? ''
    expect(await found({ q: 'CXL-3', limit: '1', cursor })).toEqual([thirty])
  })

  it('finds an order by its invoice, its parcel and where it goes', async () => {
    const shipped = { shipped: true, carrier: 'Bring', tracking: ['7000 1234'] }
    await call(api, 'shipOrder', { params: { id: paid }, body: shipped, token: admin.token })
    const [invoice] = (await call(api, 'getInvoices', { params: { id: paid }, token: admin.token })).body
    for (const q of [invoice?.number ?? 'none', '70001234', '7000 1234']) {
      expect(await found({ q })).toEqual([paid])
    }
    const productId = await aProduct(api)
    await fillCart(api, other, [{ productId, quantity: 2 }])
    const address = { ...somewhere, company: 'Snekkeri Nord AS', city: 'Hammerfest' }
    const body = { key: crypto.randomUUID(), address }
    const there = (await call(api, 'orderCart', { body, token: other.token })).body.insertedId
    for (const q of ['snekkeri nord', 'hammerf']) expect(await found({ q })).toEqual([there])
  })
})
