import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { send } from './support/call.ts'
import { everythingIn } from './support/database.ts'
import { type Api, startApi } from './support/start-api.ts'
import { aWorld, goodToken, requests, type World } from './support/world.ts'

let api: Api
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
})
afterAll(() => api.close())
afterEach(() => vi.restoreAllMocks())

const lost = Object.assign(new Error('10 ABORTED: others were faster'), { code: 10 })

it.each(Object.keys(routes) as CallName[])(
  '%s says that it is busy, and writes nothing, where every transaction loses; or needs none',
  async (name) => {
    const request = await requests[name](world)
    const before = await everythingIn(api)
    const transactions = vi.spyOn(api.db, 'runTransaction').mockRejectedValue(lost)
    // Without chance there are no pauses between the tries.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const response = await send(api, name, { ...request, token: goodToken(world, name) })
    if (transactions.mock.calls.length === 0) return
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({
      status: 503,
      wait: '2',
    })
    expect(await everythingIn(api)).toEqual(before)
  },
)
