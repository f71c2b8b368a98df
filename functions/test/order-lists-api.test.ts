import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aPaidOrder, aProduct } from '../testing/factories.ts'
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

describe('GET /order', () => {
  const found = async (query: Record<string, string>) =>
    (await call(api, 'listOrders', { query, token: admin.token })).body.map(({ _id }) => _id)

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
