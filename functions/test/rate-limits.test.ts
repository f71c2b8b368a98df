import { calls } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallParts, send } from '../testing/call.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
let shopper: TestAccount
let other: TestAccount

beforeAll(async () => {
  api = await startApi({ rateLimitFactor: 1 })
  ;[shopper, other] = await Promise.all([signUp(api), signUp(api)])
})
afterAll(() => api.close())

async function statuses(name: CallName, parts: CallParts, times: number): Promise<number[]> {
  const seen: number[] = []
  for (let time = 0; time < times; time++) seen.push((await send(api, name, parts)).status)
  return seen
}

const review = (who: TestAccount) => ({
  body: { email: who.email, rating: 5, review: 'Good' },
  token: who.token,
})
const message = { body: { email: 'visitor@example.com', message: 'Hello' } }

describe('a database that does not count', () => {
  afterEach(() => vi.restoreAllMocks())

  async function statusWhile(code: number): Promise<number> {
    // Who was over the limit before is not any more.
    api.travel(1.1)
    // Without chance there are no pauses between the tries.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.spyOn(api.db, 'runTransaction').mockRejectedValue(Object.assign(new Error('no'), { code }))
    return (await send(api, 'parseOrderList', { body: { text: 'OAK 1' } })).status
  }

  it('counts callers who keep one another from being counted as too many', async () => {
    expect(await statusWhile(10)).toBe(429)
  })

  it('lets callers pass while it cannot be reached', async () => {
    // The rate limiter's package says so there.
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(await statusWhile(14)).toBe(200)
    expect(said).toHaveBeenCalled()
  })
})

describe('a call with a limit', () => {
  it('returns 429 with the seconds to wait, and does nothing, until the minute has passed', async () => {
    expect(await statuses('addReview', review(shopper), 5)).toEqual([200, 200, 200, 200, 200])
    const reviews = () => api.db.collection('reviews').count().get()
    const before = (await reviews()).data().count
    const response = await send(api, 'addReview', review(shopper))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect((await reviews()).data().count).toBe(before)
    api.travel(1.1)
    expect(await statuses('addReview', review(shopper), 1)).toEqual([200])
  })

  it('comes half as often with a factor of a half', async () => {
    const half = await startApi({ rateLimitFactor: 0.5 })
    const person = await signUp(half)
    const seen: number[] = []
    for (let time = 0; time < 4; time++) seen.push((await send(half, 'addReview', review(person))).status)
    expect(seen).toEqual([200, 200, 200, 429])
    await half.close()
  })

  it('counts each person alone', async () => {
    expect(await statuses('addReview', review(other), 5)).toEqual([200, 200, 200, 200, 200])
  })

  it('counts those who come all at once', async () => {
    const hasty = await signUp(api)
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => send(api, 'addReview', review(hasty))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(35)
  })

  it('believes the proxy about the address, and nothing that the caller wrote before it', async () => {
    const from = async (forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
      const body = JSON.stringify(message.body)
      return (await fetch(`${api.url}/contact`, { method: 'POST', headers, body })).status
    }
    const seen: number[] = []
    for (let time = 0; time < 6; time++) seen.push(await from(`198.51.100.${time}, 203.0.113.7`))
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    expect(await from('203.0.113.8')).toBe(200)

    // One household has a whole network of such addresses.
    const neighbours: number[] = []
    for (let time = 0; time < 6; time++) neighbours.push(await from(`2001:db8:1:2::${time + 1}`))
    expect(neighbours).toEqual([200, 200, 200, 200, 200, 429])
    expect(await from('2001:db8:9:9::1')).toBe(200)
  })

  it('counts callers without a name by their address', async () => {
    const messages = async () => (await api.db.collection('messages').count().get()).data().count
    const before = await messages()
    expect(await statuses('sendMessage', message, 6)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await messages()) - before).toBe(5)
    const { docs } = await api.db.collection('rateLimits').get()
    expect(docs.filter(({ id }) => id.includes('127.0.0.1'))).toEqual([])
  })

  it('covers minting, reviews, messages and pictures', async () => {
    for (const name of ['mintToken', 'addReview', 'sendMessage', 'uploadImage'] as const) {
      expect(calls[name].perMinute).toBeGreaterThan(0)
    }
  })
})
