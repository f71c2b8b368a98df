import { calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../testing/call.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { aWorld, requests, type World } from '../../testing/world.ts'
import { expectNothingWritten } from '../support/database.ts'

let api: Api
let world: World

beforeAll(async () => {
  api = await startApi({ rateLimitFactor: 100 })
  world = await aWorld(api)
})
afterAll(() => api.close())

/** All of them within what a body may have. */
const deep = 30_000
const bodies = {
  lists: `${'['.repeat(deep)}${']'.repeat(deep)}`,
  objects: `${'{"a":'.repeat(deep / 3)}1${'}'.repeat(deep / 3)}`,
  'an open end': '['.repeat(deep),
}
const withBody = (Object.keys(routes) as CallName[]).filter((name) => 'body' in calls[name])

it.each(withBody)(
  '%s refuses a body 30,000 deep, whole or within a field, and writes nothing',
  async (name) => {
    const { params, body } = await requests[name](world)
    const field = Object.keys(body as object)[0] ?? 'any'
    const token = calls[name].access === 'verified sign-in' ? world.shopper.idToken : world.admin.token
    await expectNothingWritten(api, async () => {
      for (const text of Object.values(bodies).flatMap((value) => [value, `{"${field}":${value}}`])) {
        const { status } = await send(api, name, {
          params,
          token,
          raw: { body: text, type: 'application/json' },
        })
        expect([400, 403, 404]).toContain(status)
      }
    })
  },
)
