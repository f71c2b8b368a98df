import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused, send } from '../../testing/call.ts'
import { trafficOf } from '../../testing/document-counter.ts'
import { aProduct } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount

beforeAll(async () => {
  api = await startApi({ publicListSeconds: 60 })
  ;[shopper, admin] = await Promise.all([signUp(api), signUpAdmin(api)])
  for (let count = 0; count < 3; count++) await aProduct(api)
})
afterAll(() => api.close())

const readsOf = async (query: Record<string, string>, token?: string) =>
  (await trafficOf(api.db, () => send(api, 'listProducts', { query, token }))).reads

describe('public lists', () => {
  it('come from memory, whoever asks', async () => {
    expect(await readsOf({ limit: '3' })).toBeGreaterThan(0)
    expect(await readsOf({ limit: '3' })).toBe(0)
    expect(await readsOf({ limit: '3', fresh: '1' })).toBe(0)
    for (const { token } of [shopper, admin]) expect(await readsOf({ limit: '3' }, token)).toBe(0)
  })

  it('are not kept for searches and further pages, of which there is no end', async () => {
    const { headers } = await call(api, 'listProducts', { query: { limit: '1' } })
    const cursor = headers.get('x-next-cursor') ?? ''
    const queries: Record<string, string>[] = [{ limit: '1', cursor }, { q: 'oak' }]
    for (const query of queries) {
      const first = await readsOf(query)
      expect(first).toBeGreaterThan(0)
      expect(await readsOf(query)).toBe(first)
    }
  })

  it('return at most a thousand at once, further pages a hundred, and say where to go on', async () => {
    const writer = api.db.bulkWriter()
    const review = { uid: 'u', email: 'a@b.test', name: 'A', rating: 5, text: 'Good' }
    for (let count = 0; count < 1_001; count++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + count * 1000)
      void writer.create(api.db.collection('reviews').doc(`review-${count}`), { ...review, createdAt })
    }
    await writer.close()
    const first = await call(api, 'listReviews')
    expect(first.body).toHaveLength(1_000)
    const cursor = first.headers.get('x-next-cursor') ?? ''
    const rest = await call(api, 'listReviews', { query: { cursor } })
    expect(rest.body.map(({ _id }) => _id)).toEqual(['review-0'])
    expect(rest.headers.get('x-next-cursor')).toBeNull()
    const { headers } = await call(api, 'listReviews', { query: { limit: '1' } })
    const further = { query: { cursor: headers.get('x-next-cursor') ?? '' } }
    const { reads } = await trafficOf(api.db, async () => {
      expect((await call(api, 'listReviews', further)).body).toHaveLength(100)
    })
    expect(reads).toBe(101)
  })

  it('are limited by address', async () => {
    const strict = await startApi({ rateLimitFactor: 0.01 })
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await send(strict, 'listProducts')).status)
    expect(statuses).toEqual([200, 200, 200])
    await refused(strict, 'listProducts', 'too_many_requests')
    await strict.close()
  })
})
