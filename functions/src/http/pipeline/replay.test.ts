import type { AddressInfo } from 'node:net'
import express from 'express'
import { MemoryStore } from 'express-rate-limit'
import { afterEach, expect, it, vi } from 'vitest'
import { type Limiter, limitRate } from './rate-limit.ts'
import { repeatsOf } from './replay.ts'
import { bytesWithTag, type ResponseCache, responseCache, type StoredResponse } from './response-cache.ts'

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server whose responses come from the cache, and how often one went the whole way. */
async function aServer(make: () => StoredResponse, limiter?: Limiter) {
  const memory: ResponseCache = responseCache(60, () => new Date(0))
  const repeats = repeatsOf(memory, noLog)
  const whole = { count: 0 }
  const app = express()
  app.use(repeats.serve)
  if (limiter) app.use(limiter.middleware)
  app.use(async (request, response) => {
    whole.count++
    const stored = await memory.recall('list', async () => make())
    response.set({ ETag: stored.etag, 'Content-Type': 'application/json' })
    if (stored.nextCursor) response.set('X-Next-Cursor', stored.nextCursor)
    repeats.learn(request, response, { name: 'listProducts', key: 'list', stored, limiter })
    response.send(stored.bytes)
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return { body: await response.text(), cursor: response.headers.get('X-Next-Cursor') }
  }
  return { memory, whole, get }
}

it('sends the bytes that the cache has, and none of its own', async () => {
  const made: StoredResponse[] = []
  const { memory, whole, get } = await aServer(() => {
    const stored = bytesWithTag(Buffer.from('[1]'))
    made.push(stored)
    return stored
  })
  for (const path of ['/a', '/b', '/a', '/b']) await get(path)
  expect(whole.count).toBe(2)
  memory.forget()
  await get('/a')
  expect(whole.count).toBe(3)
  // The response was made anew: what is sent under the other address are its bytes, not those of before.
  made.at(-1)?.bytes.write('[2]')
  expect((await get('/b')).body).toBe('[2]')
  expect(whole.count).toBe(3)
})

it('sends nothing that the cache has forgotten, or whose headers have changed', async () => {
  let nextCursor: string | undefined
  const { memory, whole, get } = await aServer(() => ({ ...bytesWithTag(Buffer.from('[1]')), nextCursor }))
  for (const path of ['/a', '/b']) await get(path)
  nextCursor = 'more'
  memory.forget()
  expect((await get('/a')).cursor).toBe('more')
  expect((await get('/b')).cursor).toBe('more')
  expect(whole.count).toBe(4)
})

it('counts a request once, also the one that is too many', async () => {
  const store = new MemoryStore()
  const increment = vi.spyOn(store, 'increment')
  const limiter = limitRate({ call: 'listProducts', perMinute: 2 }, store)
  const { whole, get } = await aServer(() => bytesWithTag(Buffer.from('[1]')), limiter)
  for (let request = 0; request < 4; request++) await get('/a')
  expect(whole.count).toBe(1)
  const hits = await increment.mock.results.at(-1)?.value
  expect(hits).toMatchObject({ totalHits: 4 })
})
