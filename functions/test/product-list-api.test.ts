import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStock } from '../src/domain/stock/hold-stock.ts'
import { call } from '../testing/call.ts'
import { aProduct } from '../testing/factories.ts'
import { signUpAdmin } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('GET /product-list › leaves only what runs low when asked, and sees a product get there', async () => {
  const plenty = await aProduct(api, { minQuantity: 5, availableQuantity: 10 })
  const low = await aProduct(api, { minQuantity: 5, availableQuantity: 9 })
  const { token } = await signUpAdmin(api)
  const lowIds = async () => {
    const { body } = await call(api, 'listAllProducts', { query: { low: 'true' }, token })
    return body.map(({ _id }) => _id)
  }
  expect(await lowIds()).toContain(low)
  expect(await lowIds()).not.toContain(plenty)
  await setStock(api.shop, plenty, {
    to: 9,
    by: 'admin',
    movementId: api.shop.newId(),
    now: api.shop.now(),
  })
  expect(await lowIds()).toContain(plenty)
})

it('GET /product › finds what is on sale behind very many drafts', async () => {
  const onSale = await aProduct(api)
  for (let count = 0; count < 26; count++) await aProduct(api, { draft: true })
  const { body } = await call(api, 'listProducts', { query: { limit: '6' } })
  expect(body[0]?._id).toBe(onSale)
})

it('GET /product-list › finds the words behind very many that have the longest of them', async () => {
  const leg = await aProduct(api, { name: 'Turned walnut leg' })
  for (let count = 0; count < 64; count++) await aProduct(api, { name: `Walnut peg ${count}` })
  const { token } = await signUpAdmin(api)
  const { body } = await call(api, 'listAllProducts', { query: { q: 'walnut leg', limit: '15' }, token })
  expect(body.map(({ _id }) => _id)).toEqual([leg])
})
