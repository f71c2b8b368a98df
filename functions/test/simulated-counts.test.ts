import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commitsOf } from '../../scripts/simulate/captured-commits.ts'
import { countCommits, type EmulatorCommits } from '../../scripts/simulate/emulator-commits.ts'
import type { Write } from '../../scripts/simulate/limits.ts'
import { call } from '../testing/call.ts'
import { aCartOrder, aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

// What `npm run simulate` counts in the client library, beside what the emulator accepted on the wire.
const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? ''
let counted: EmulatorCommits
let api: Api
let modelled: Write[]

beforeAll(async () => {
  counted = await countCommits(emulator)
  // Read when the client library is started.
  process.env.FIRESTORE_EMULATOR_HOST = counted.host
  try {
    api = await startApi()
  } finally {
    process.env.FIRESTORE_EMULATOR_HOST = emulator
  }
  modelled = commitsOf(api.db)
})
afterAll(async () => {
  await api.close()
  await counted.close()
})

const inOrder = (paths: readonly string[]) => paths.toSorted()

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
  expect(counted.written.filter((path) => path === `orders/${orderId}`).length).toBeGreaterThan(2)
  expect(inOrder(modelled.map(({ path }) => path))).toEqual(inOrder(counted.written))
})

it('counts none that the emulator refused, and each once when many buy the same at once', async () => {
  const place = api.db.doc('counted/once')
  await place.create({})
  await expect(place.create({})).rejects.toThrow('ALREADY_EXISTS')
  expect(counted.refused()).toBeGreaterThan(0)
  expect(counted.written.filter((path) => path === place.path)).toHaveLength(1)
  const productId = await aProduct(api, { availableQuantity: 1_000 })
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, index) => signUp(api, `crowd-${index}`)))
  await Promise.all(buyers.map((buyer) => aCartOrder(api, buyer, [{ productId, quantity: 5 }])))
  expect(counted.written.filter((path) => path === `products/${productId}`)).toHaveLength(1 + buyers.length)
  expect(inOrder(modelled.map(({ path }) => path))).toEqual(inOrder(counted.written))
})
