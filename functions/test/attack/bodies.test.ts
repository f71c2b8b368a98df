import { calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../testing/call.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { aWorld, requests, type World } from '../../testing/world.ts'
import { versionsIn } from '../support/database.ts'

let api: Api
let world: World

beforeAll(async () => {
  api = await startApi({ rateLimitFactor: 100 })
  world = await aWorld(api)
})
afterAll(() => api.close())

const deep = 30_000
/** All of them within what a body may have. */
const values = {
  lists: `${'['.repeat(deep)}${']'.repeat(deep)}`,
  objects: `${'{"a":'.repeat(deep / 3)}1${'}'.repeat(deep / 3)}`,
  'an open end': '['.repeat(deep),
}
const withBody = (Object.keys(routes) as CallName[]).filter((name) => 'body' in calls[name])

/** Hits are counted of what is refused, too. */
const kept = async () => (await versionsIn(api)).filter((line) => !line.startsWith('rateLimits/')).toSorted()

it.each(withBody)(
  '%s refuses a body 30,000 deep, whole or within a field, and writes nothing',
  async (name) => {
    const { params, body } = await requests[name](world)
    const fields = Object.keys(body as object)
    const token = calls[name].access === 'verified sign-in' ? world.shopper.idToken : world.admin.token
    const before = await kept()
    const within = Object.values(values).flatMap((value) => fields.map((field) => `{"${field}":${value}}`))
    for (const text of [values.lists, values['an open end'], ...within]) {
      const { status } = await send(api, name, {
        params,
        token,
        raw: { body: text, type: 'application/json' },
      })
      expect([400, 403, 404]).toContain(status)
    }
    expect(await kept()).toEqual(before)
  },
)
