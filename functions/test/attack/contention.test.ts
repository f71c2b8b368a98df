import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { send } from '../../testing/call.ts'
import { aProduct } from '../../testing/factories.ts'
import { signUp, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { stockOf } from '../support/stock.ts'

let instances: Api[]
let first: Api
let buyers: TestAccount[]

beforeAll(async () => {
  first = await startApi()
  // Each has a line of its own, as instances of a function do: they meet in the database alone.
  instances = [first, ...(await Promise.all([1, 2, 3].map(() => startApi())))]
  buyers = await Promise.all(Array.from({ length: 12 }, () => signUp(first, 'buyer')))
})
afterAll(() => Promise.all(instances.map((api) => api.close())))

/** Every buyer wants two pieces at the same moment, each from another instance than the next one. */
function holdAtOnce(productOf: (index: number) => string): Promise<Response[]> {
  return Promise.all(
    buyers.map((buyer, index) =>
      send(instances[index % instances.length] ?? first, 'changeStock', {
        params: { id: productOf(index) },
        body: { availableQuantity: 0, quantity: 2 },
        token: buyer.token,
      }),
    ),
  )
}

describe('a crowd at several instances', () => {
  it('is served to the last one where there is enough for everybody', async () => {
    const productId = await aProduct(first, { availableQuantity: 500 })
    const responses = await holdAtOnce(() => productId)
    expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 200))
    expect(await stockOf(first, productId)).toBe(500 - 2 * buyers.length)
  })

  it('is served at several products at once', async () => {
    const products = await Promise.all([1, 2, 3].map(() => aProduct(first, { availableQuantity: 500 })))
    const responses = await holdAtOnce((index) => products[index % products.length] ?? '')
    expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 200))
    for (const productId of products) expect(await stockOf(first, productId)).toBe(500 - 2 * 4)
  })

  it('is refused for want of stock and for nothing else', async () => {
    const productId = await aProduct(first, { availableQuantity: 11, minQuantity: 1 })
    const responses = await holdAtOnce(() => productId)
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 200, 200, 200, 200, ...Array.from({ length: 7 }, () => 409)])
    expect(await stockOf(first, productId)).toBe(1)
  })

  it('rings no alert when somebody has to try again', async () => {
    const productId = await aProduct(first)
    const lost = Object.assign(new Error('10 ABORTED: others were faster'), { code: 10 })
    const transactions = vi.spyOn(first.db, 'runTransaction').mockRejectedValue(lost)
    first.logs.length = 0
    const response = await send(first, 'changeStock', {
      params: { id: productId },
      body: { availableQuantity: 0, quantity: 2 },
      token: buyers[0]?.token,
    })
    transactions.mockRestore()
    expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({
      status: 503,
      wait: '2',
    })
    expect(first.logs.map(({ level }) => level).toSorted()).toEqual(['info', 'warn'])
  })
})
