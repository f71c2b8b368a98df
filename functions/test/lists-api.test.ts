import type { CallName } from '@wood-master/contract/routes'
import { describe, expect, it } from 'vitest'
import { registerAccount } from '../src/domain/accounts/sign-in.ts'
import { send } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { anOrder, aProduct } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { shopSetup } from './support/shop-setup.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

/** Makes every list longer by this many. */
async function grow(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const now = new Date(Date.now() + index)
    const productId = await aProduct(api, { availableQuantity: 50 })
    await anOrder(api, shopper, productId)
    const { uid, email } = shopper
    await api.shop.reviews.add({
      id: api.shop.newId(),
      uid,
      email,
      name: 'S',
      rating: 4,
      text: 'Good',
      createdAt: now,
    })
    await registerAccount(
      api.shop,
      { uid: api.shop.newId(), email: `p${api.shop.newId()}@wood-master.test` },
      now,
    )
    const message = { email, text: 'Hello', read: false, answered: false, createdAt: now }
    await api.shop.messages.add({ id: api.shop.newId(), ...message })
  }
}

const lists: CallName[] = [
  'listProducts',
  'listReviews',
  'listReviewsToModerate',
  'listOrders',
  'listUsers',
  'listOwnOrders',
  'listMessages',
]

describe('every list', () => {
  const page = async (name: CallName, cursor?: string) => {
    const query = {
      limit: '3',
      ...(name === 'listOwnOrders' ? { email: shopper.email } : {}),
      ...(cursor ? { cursor } : {}),
    }
    const response = await send(api, name, { query, token: admin.token })
    expect(response.status).toBe(200)
    const items = (await response.json()) as { _id: string; createdAt: string }[]
    return { items, next: response.headers.get('X-Next-Cursor') ?? undefined }
  }

  it('costs the same for a page, however long it has grown', async () => {
    await grow(5)
    const before = new Map<CallName, number>()
    for (const name of lists) before.set(name, (await trafficOf(api.db, () => page(name))).reads)
    await grow(7)
    for (const name of lists) {
      expect({ name, reads: (await trafficOf(api.db, () => page(name))).reads }).toEqual({
        name,
        reads: before.get(name),
      })
    }
  })

  it.each(lists)('%s is met whole, once and newest first by its pages', async (name) => {
    const met: { _id: string; createdAt: string }[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { items, next } = await page(name, cursor || undefined)
      met.push(...items)
      cursor = next
    }
    expect(met.length).toBeGreaterThanOrEqual(12)
    expect(new Set(met.map(({ _id }) => _id)).size).toBe(met.length)
    const moments = met.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  it.each(lists)('%s refuses a cursor that it did not hand out', async (name) => {
    for (const forged of [
      'not a cursor',
      '{"t":8.64e15,"id":"a"}',
      '{"t":-8.64e15,"id":"a"}',
      '{"v":"\\ud800","id":"a"}',
      '{"t":0,"id":"a/b"}',
      '{"t":0,"id":"__a__"}',
      '{"v":{},"id":"a"}',
      '[]',
      'null',
      '{}',
      '{"id":"a"}',
      '{"v":null,"id":"a"}',
      '{"v":[1],"id":"a"}',
      '{"t":"2026-01-01","id":"a"}',
      '{"t":1e400,"id":"a"}',
      '{"v":"a","id":""}',
      '{"v":"a","id":".."}',
      '{"v":"a","id":{"$ne":1}}',
    ]) {
      const cursor = Buffer.from(forged).toString('base64url')
      const query = { limit: '3', cursor, email: shopper.email }
      const response = await send(api, name, { query, token: admin.token })
      expect({ forged, status: response.status }).toEqual({ forged, status: 400 })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ error: { fields: { cursor: expect.any(String) } } })
    }
  })
})
