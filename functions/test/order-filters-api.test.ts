import { expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anOrder, aProduct } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { shopSetup } from './support/shop-setup.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount
const prices: number[] = []
let moments: string[] = []

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

interface Filter {
  [name: string]: string
}
const list = async (query: Filter) => (await call(api, 'listOrders', { query, token: admin.token })).body
const pricesOf = async (query: Filter) => (await list(query)).map(({ price }) => price)
const count = async (query: Filter) =>
  (await call(api, 'countOrders', { query, token: admin.token })).body.count

it('filters orders by day, amount and country, sorts them, and counts what it lists', async () => {
  for (const [unitPrice, country] of [
    [1_000, 'NO'],
    [3_000, 'US'],
    [2_000, 'NO'],
  ] as const) {
    const id = await anOrder(api, shopper, await aProduct(api, { unitPrice }))
    await api.shop.orders.change(id, api.shop.now(), (order) => ({
      ...order,
      address: { name: 'Sam', line1: 'Street 1', city: 'Town', country },
    }))
  }
  for (const { price, createdAt } of await list({ sort: 'oldest' })) {
    prices.push(price)
    moments = [...moments, createdAt]
  }
  const [first = 0, second = 0, third = 0] = prices
  const [, secondAt = '', thirdAt = ''] = moments
  expect(await pricesOf({})).toEqual([third, second, first])
  expect(await pricesOf({ sort: 'largest' })).toEqual([second, third, first])
  expect(await pricesOf({ country: 'NO', sort: 'oldest' })).toEqual([first, third])
  expect(await pricesOf({ from: secondAt })).toEqual([third, second])
  expect(await pricesOf({ from: secondAt, until: thirdAt })).toEqual([second])
  expect(await pricesOf({ minPrice: `${third}` })).toEqual([second, third])
  expect(await pricesOf({ maxPrice: `${third}`, from: secondAt })).toEqual([third])
  expect(await pricesOf({ q: shopper.email, country: 'US' })).toEqual([second])

  expect(await count({})).toBe(3)
  expect(await count({ country: 'NO', from: secondAt })).toBe(1)
  expect(await count({ minPrice: `${third}` })).toBe(2)
  expect(await count({ q: 'oak' })).toBeUndefined()
  expect(await count({ maxPrice: `${third}`, from: secondAt })).toBeUndefined()
})

it.each([
  ['from', 'yesterday'],
  ['country', 'Norway'],
  ['minPrice', '-1'],
  ['sort', 'buyer'],
])('refuses %s=%s', async (name, value) => {
  await refused(api, 'listOrders', 'invalid_request', { query: { [name]: value }, token: admin.token })
})
