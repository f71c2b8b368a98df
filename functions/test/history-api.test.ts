import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { anOrder, aPaidOrder, aProduct } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { aWorld, type World } from '../testing/world.ts'
import { expectNothingWritten } from './support/database.ts'
import { oslo } from './support/delivery.ts'

let api: Api
let world: World
let admin: TestAccount
let packer: TestAccount

beforeAll(async () => {
  api = await startApi()
  world = await aWorld(api)
  admin = world.admin
  packer = world.staff.packer
})
afterAll(() => api.close())

const orderAs = async ({ token }: TestAccount, id: string) =>
  (await call(api, 'getOrder', { params: { id }, token })).body
const noteOf = (said: object) => ({ key: randomUUID(), ...said })

it('says of an order who did what, to the people of the shop alone', async () => {
  const { shopper } = world
  const id = await aPaidOrder(api, shopper, await aProduct(api))
  const tracked = { shipped: true, carrier: 'UPS', tracking: ['1Z1'] }
  await call(api, 'shipOrder', { params: { id }, body: tracked, token: packer.token })
  const { history = [] } = await orderAs(packer, id)
  expect(history.map(({ what, by }) => [what, by])).toEqual([
    ['shipped', packer.email],
    ['paid', undefined],
    ['placed', shopper.email],
  ])
  expect(history[0]?.text).toContain('UPS, 1Z1')
  expect(history[1]?.amount).toBe(50)
  const { history: hidden, tags } = await orderAs(shopper, id)
  expect([hidden, tags]).toEqual([undefined, undefined])
})

it('keeps a note once, finds orders by their tags, and shows neither to the buyer', async () => {
  const { shopper } = world
  const id = await anOrder(api, shopper, await aProduct(api))
  const note = { params: { id }, body: noteOf({ text: 'Rings before eight', tags: ['byphone'] }) }
  const write = async () =>
    (await call(api, 'noteOrder', { ...note, token: packer.token })).body.modifiedCount
  expect([await write(), await write()]).toEqual([1, 0])
  const seen = await orderAs(admin, id)
  expect(seen.tags).toEqual(['byphone'])
  expect(seen.history?.filter(({ what }) => what === 'noted')).toEqual([
    {
      at: expect.any(String),
      what: 'noted',
      by: packer.email,
      text: 'Rings before eight',
      tags: ['byphone'],
    },
  ])
  const found = await call(api, 'listOrders', { query: { q: 'byphone' }, token: admin.token })
  expect(found.body.map(({ _id }) => _id)).toEqual([id])
  expect(JSON.stringify(await orderAs(shopper, id))).not.toContain('byphone')
})

it('refuses notes that say nothing, and writes nothing', async () => {
  const params = { id: await anOrder(api, world.shopper, await aProduct(api)) }
  await expectNothingWritten(api, async () => {
    for (const said of [{}, { text: ' ' }, { tags: ['a\nb'] }, { tags: Array(11).fill('x') }, { text: 7 }]) {
      const parts = { params, body: noteOf(said), token: admin.token }
      await refused(api, 'noteOrder', 'invalid_request', parts)
    }
    const missing = { params: { id: 'none' }, body: noteOf({ text: 'x' }), token: admin.token }
    await refused(api, 'noteOrder', 'not_found', missing)
    const nobody = { email: 'nobody@wood-master.test' }
    await refused(api, 'getPerson', 'not_found', { params: nobody, token: admin.token })
  })
})

it('says who somebody is to the shop: orders, value, addresses, roles and notes', async () => {
  const person = await signUp(api, 'ida')
  const { token, email } = person
  await call(api, 'addAddress', { body: oslo, token })
  await anOrder(api, person, await aProduct(api))
  const paid = await aPaidOrder(api, person, await aProduct(api))
  const refund = { key: randomUUID(), amount: 8, restock: false, reason: 'Split' }
  await call(api, 'refundOrder', { params: { id: paid }, body: refund, token: admin.token })
  const params = { email }
  await call(api, 'giveRole', { params, body: { role: 'packer' }, token: admin.token })
  const note = { params, body: noteOf({ text: 'Pays on time', tags: ['joiner'] }) }
  await call(api, 'notePerson', { ...note, token: world.staff.support.token })
  const { body } = await call(api, 'getPerson', { params, token: world.staff.bookkeeper.token })
  expect(body).toMatchObject({ user: { email }, orders: 1, value: 42, tags: ['joiner'] })
  expect(body.addresses).toMatchObject([{ line1: oslo.line1 }])
  expect(body.history.map(({ what, by, text }) => [what, by, text])).toEqual([
    ['noted', world.staff.support.email, 'Pays on time'],
    ['role_changed', admin.email, 'packer'],
    ['registered', email, undefined],
  ])
})

it('adds up what somebody bought without reading their orders', async () => {
  const person = await signUp(api, 'often')
  const params = { email: person.email }
  const reads = async () => {
    const ask = () => call(api, 'getPerson', { params, token: admin.token })
    return (await trafficOf(api.db, ask)).reads
  }
  const ofNone = await reads()
  for (let order = 0; order < 3; order++) await aPaidOrder(api, person, await aProduct(api))
  expect(await reads()).toBe(ofNone)
})

it('says of a product who changed what of it, by form and by file', async () => {
  const id = await aProduct(api, { sku: 'HIST-1' })
  const { token } = admin
  await call(api, 'changeProduct', { params: { id }, body: { price: 13, name: 'Ash dowels' }, token })
  await call(api, 'changeProduct', { params: { id }, body: { price: 13 }, token })
  const start = { fileName: 'p.csv', rows: 1, setStock: false, key: randomUUID() }
  const file = { id: (await call(api, 'startImport', { body: start, token })).body.insertedId, chunk: '0' }
  const rows = [{ row: 2, cells: { sku: 'HIST-1', price: '14.5' } }]
  await call(api, 'rehearseImportChunk', { params: file, body: { rows }, token })
  await call(api, 'moveImportChunk', { params: file, body: { to: 'applied' }, token })
  const { body } = await call(api, 'listStockMovements', { params: { id }, token })
  expect(body.map(({ kind, by, changes }) => ({ kind, by, changes }))).toEqual([
    { kind: 'changed', by: admin.email, changes: [{ field: 'unitPrice', from: '13', to: '14.5' }] },
    {
      kind: 'changed',
      by: admin.email,
      changes: [
        { field: 'name', from: 'Oak dowels', to: 'Ash dowels' },
        { field: 'unitPrice', from: '12.5', to: '13' },
      ],
    },
    { kind: 'initial', by: undefined, changes: undefined },
  ])
})
