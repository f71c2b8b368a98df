import { calls } from '@wood-master/contract/calls'
import { errorsOf } from '@wood-master/contract/openapi'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { send } from '../testing/call.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, goodStatus, goodToken, requests, type World } from '../testing/world.ts'
import { versionsIn } from './support/database.ts'

let api: Api
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
})
afterAll(() => api.close())
afterEach(() => vi.restoreAllMocks())

const lost = Object.assign(new Error('10 ABORTED: others were faster'), { code: 10 })

/** What a call sends with this token while every transaction of the database that could lose does: one that only reads can't. */
async function sendWhileLosing(name: CallName) {
  const request = await requests[name](world)
  const before = await versionsIn(api)
  const run = api.db.runTransaction.bind(api.db)
  let transactions = 0
  vi.spyOn(api.db, 'runTransaction').mockImplementation((work, options) => {
    if (options?.readOnly) return run(work, options)
    transactions++
    return Promise.reject(lost)
  })
  // Without chance there are no pauses between the attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const response = await send(api, name, { ...request, token: goodToken(world, name) })
  return { response, before, transactions }
}

const names = Object.keys(routes) as CallName[]
/** The good request for it has a bad signature, so it does not come as far. */
const withoutSignature: CallName = 'stripeWebhook'
/** Busy with other uploads, or while the search engine is silent, never with the database. */
const withoutDatabase: readonly CallName[] = [
  'uploadImage',
  'listProducts',
  'listAllProducts',
  'browseCatalog',
]
const comeAsFar = (name: CallName) => name !== withoutSignature && goodStatus(name) === 200
const writes = names.filter(
  (name) => errorsOf(calls[name]).includes('busy') && comeAsFar(name) && !withoutDatabase.includes(name),
)

it.each(writes)('%s returns 503 and writes nothing', async (name) => {
  const { response, before, transactions } = await sendWhileLosing(name)
  expect(transactions).toBeGreaterThan(0)
  expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({
    status: 503,
    wait: '2',
  })
  expect(await versionsIn(api)).toEqual(before)
})

it.each(names.filter((name) => !writes.includes(name)))('%s needs no transaction', async (name) => {
  const { response, transactions } = await sendWhileLosing(name)
  expect(transactions).toBe(0)
  expect(response.status).toBe(name === withoutSignature ? 400 : goodStatus(name))
})
