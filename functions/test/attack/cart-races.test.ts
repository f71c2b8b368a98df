import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../testing/call.ts'
import { aProduct, fillCart } from '../../testing/factories.ts'
import { signUp } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { stockOf } from '../support/stock.ts'

let api: Api
let second: Api

beforeAll(async () => {
  api = await startApi()
  second = await startApi()
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const products = (count: number, availableQuantity: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      aProduct(api, { sku: `R-${randomUUID().slice(0, 8)}`, availableQuantity, minQuantity: 1 }),
    ),
  )

/** Orders a cart, again while the shop asks for it. Returns the status that it ended with. */
async function ordered(at: Api, token: string): Promise<number> {
  const body = { key: randomUUID() }
  for (;;) {
    const { status } = await send(at, 'orderCart', { body, token })
    if (status !== 503) return status
  }
}

it('sells to as many carts as there is stock for, whatever the order of their lines', async () => {
  const [carts, lines, each] = [8, 10, 2]
  // Enough for five of the eight carts, because the last unit is never sold.
  const ids = await products(lines, 5 * each + 1)
  const buyers = await Promise.all(Array.from({ length: carts }, () => signUp(api)))
  for (const [index, buyer] of buyers.entries()) {
    const turned = [...ids.slice(index), ...ids.slice(0, index)]
    const order = index % 2 === 0 ? turned : turned.toReversed()
    await fillCart(
      api,
      buyer,
      order.map((productId) => ({ productId, quantity: each })),
    )
  }
  const statuses = await Promise.all(
    buyers.map(({ token }, index) => ordered(index % 3 === 0 ? second : api, token)),
  )
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
  for (const id of ids) expect(await stockOf(api, id)).toBe(1)
}, 120_000)

it('sells all lines of a cart or none, when two carts share only some of them', async () => {
  const [shared = '', mine = '', theirs = ''] = await products(3, 4)
  const [one, other] = [await signUp(api), await signUp(api)]
  await fillCart(
    api,
    one,
    [mine, shared].map((productId) => ({ productId, quantity: 3 })),
  )
  await fillCart(
    api,
    other,
    [shared, theirs].map((productId) => ({ productId, quantity: 3 })),
  )
  const statuses = await Promise.all([ordered(api, one.token), ordered(second, other.token)])
  expect(statuses.toSorted()).toEqual([200, 409])
  const isMine = statuses[0] === 200
  const left = await Promise.all([shared, mine, theirs].map((id) => stockOf(api, id)))
  expect(left).toEqual([1, isMine ? 1 : 4, isMine ? 4 : 1])
}, 60_000)

it('orders a cart once, however many pages order it at once, each under its own key', async () => {
  const [id = ''] = await products(1, 20)
  const buyer = await signUp(api)
  await fillCart(api, buyer, [{ productId: id, quantity: 3 }])
  const statuses = await Promise.all(
    Array.from({ length: 8 }, (_, page) => ordered(page % 2 === 0 ? api : second, buyer.token)),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect(await stockOf(api, id)).toBe(17)
}, 60_000)
