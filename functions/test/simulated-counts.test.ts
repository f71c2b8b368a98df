import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countCommits } from '../../scripts/simulate/emulator-commits.ts'
import { call } from '../testing/call.ts'
import { aCartOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

// What `npm run simulate` counts: the writes that the emulator accepts.
let counted: ReturnType<typeof countCommits>
let api: Api

beforeAll(async () => {
  api = await startApi()
  counted = countCommits(api.db)
})
afterAll(() => api.close())

const writesOf = (path: string) => counted.written.filter((write) => write.path === path)

it('counts each write of a purchase as the emulator takes it', async () => {
  const [admin, buyer] = [await signUpAdmin(api), await signUp(api, 'counted')]
  const lines = await Promise.all(
    [1, 2, 3].map(async () => ({ productId: await aProduct(api, { availableQuantity: 100 }), quantity: 5 })),
  )
  const orderId = await aCartOrder(api, buyer, lines)
  await pay(api, buyer, orderId)
  await api.stripe.deliver()
  const body = { key: randomUUID() }
  await call(api, 'sendShipment', { params: { id: orderId }, body, token: admin.token })
  const [placed, ...later] = writesOf(`orders/${orderId}`)
  expect(later.length).toBeGreaterThan(1)
  const byBuyer = { index: 'orders, by uid, createdAt', prefix: JSON.stringify({ stringValue: buyer.uid }) }
  expect(placed?.entries).toContainEqual(byBuyer)
  // An entry that is there already is not made again.
  expect(later.flatMap(({ entries }) => entries)).not.toContainEqual(byBuyer)
})

it('counts none that the emulator refused, and each once when many buy the same at once', async () => {
  const place = api.db.doc('counted/once')
  await place.create({})
  await expect(place.create({})).rejects.toThrow('ALREADY_EXISTS')
  expect(counted.refused()).toBeGreaterThan(0)
  expect(writesOf(place.path)).toHaveLength(1)
  const productId = await aProduct(api, { availableQuantity: 1_000 })
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, index) => signUp(api, `crowd-${index}`)))
  await Promise.all(buyers.map((buyer) => aCartOrder(api, buyer, [{ productId, quantity: 5 }])))
  expect(writesOf(`products/${productId}`)).toHaveLength(1 + buyers.length)
})
