import { calls } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, refused, send } from '../testing/call.ts'
import { anOrder, aProduct } from '../testing/factories.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, goodStatus, goodToken, requests, type World } from '../testing/world.ts'
import { expectNothingWritten } from './support/database.ts'

let api: Api
let world: World

beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await api.shop.maintenance.end()
})
afterAll(() => api.close())

const message = 'Back at noon.'
const begin = () => api.shop.maintenance.begin({ message, since: api.shop.now() })
const names = Object.keys(calls) as CallName[]
const buying = names.filter((name) => 'buying' in calls[name])

describe('during maintenance', () => {
  it('refuses every step of buying with the sentence, asks to come back later, and writes nothing', async () => {
    expect(buying).toEqual([
      'changeStock',
      'orderCart',
      'placeOrder',
      'changeDelivery',
      'acceptFreight',
      'cancelLines',
      'createPaymentIntent',
    ])
    for (const name of buying) {
      const request = { ...(await requests[name](world)), token: world.shopper.token }
      await begin()
      await expectNothingWritten(api, async () => {
        const response = await send(api, name, request)
        expect({ name, status: response.status }).toEqual({ name, status: 503 })
        expect(response.headers.get('retry-after')).toBe('120')
        expect(await response.json()).toMatchObject({ error: { code: 'maintenance', message } })
      })
      await api.shop.maintenance.end()
      expect({ name, status: (await send(api, name, request)).status }).toEqual({
        name,
        status: 200,
      })
    }
  })

  it('is no error that rings an alert', async () => {
    const request = { ...(await requests.changeStock(world)), token: world.shopper.token }
    await begin()
    api.logs.length = 0
    await refused(api, 'changeStock', 'maintenance', request)
    expect(api.logs.map(({ level }) => level)).toEqual(['info'])
  })

  it('lets everything else go on, the webhook among it', async () => {
    const others = names.filter((name) => !buying.includes(name) && calls[name].access !== 'Stripe')
    for (const name of others) {
      const request = await requests[name](world)
      await begin()
      const { status } = await send(api, name, { ...request, token: goodToken(world, name) })
      expect({ name, status }).toEqual({ name, status: goodStatus(name) })
      await api.shop.maintenance.end()
    }
    await begin()
    await refused(api, 'stripeWebhook', 'invalid_request', await requests.stripeWebhook(world))
  })

  it('lets admins set stock and try a purchase before the shop opens again', async () => {
    await begin()
    const params = { id: await aProduct(api) }
    const token = world.admin.token
    await call(api, 'changeStock', { params, body: { availableQuantity: 70 }, token })
    const orderId = await anOrder(api, world.admin, params.id, 3)
    expect(orderId).toMatch(/^[\w-]+$/)
  })

  it('is announced with the settings, and no longer once it is over', async () => {
    await begin()
    expect((await call(api, 'getSettings')).body.maintenance).toEqual({ message })
    await api.shop.maintenance.end()
    expect((await call(api, 'getSettings')).body.maintenance).toBeUndefined()
  })
})

describe('the switch', () => {
  it('reaches other instances within seconds, and costs them one read meanwhile', async () => {
    const other = await startApi()
    expect((await call(other, 'getSettings')).body.maintenance).toBeUndefined()
    await begin()
    expect((await call(other, 'getSettings')).body.maintenance).toBeUndefined()
    other.travel(0.2)
    expect((await call(other, 'getSettings')).body.maintenance).toEqual({ message })
    await other.close()
  })

  it('stays where it was while the database does not respond', async () => {
    await begin()
    await call(api, 'getSettings')
    api.travel(1)
    vi.spyOn(Object.getPrototypeOf(api.db.doc('settings/maintenance')), 'get').mockRejectedValue(
      new Error('UNAVAILABLE'),
    )
    expect((await call(api, 'getSettings')).body.maintenance).toEqual({ message })
    // An operator must not be told that buying is on because nobody knows.
    await expect(api.shop.maintenance.stored()).rejects.toThrow('UNAVAILABLE')
  })

  it('takes a document that somebody wrote by hand without a sentence for no maintenance', async () => {
    await api.db.doc('settings/maintenance').set({ on: true })
    api.travel(1)
    expect((await call(api, 'getSettings')).body.maintenance).toBeUndefined()
  })
})
