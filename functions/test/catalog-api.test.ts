import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refused } from './support/call.ts'
import { emptyDatabase } from './support/database.ts'
import { anOrder, aProduct } from './support/factories.ts'
import { type Person, signUp, signUpAdmin } from './support/sign-in.ts'
import { type Api, startApi } from './support/start-api.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: Person
let shopper: Person

beforeAll(async () => {
  await emptyDatabase()
  api = await startApi()
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(() => api.close())

/** As a browser asks again: `fetch` would add that it wants nothing from a cache. */
const statusWithTag = (url: string, etag: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers: { 'if-none-match': etag } }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    )
  })

const spindle = {
  name: 'Stair spindle',
  price: 7.25,
  minQuantity: 10,
  availableQuantity: 400,
  description: 'Turned ash, 900 mm',
  img: '/pictures/spindle.webp',
}
const product = async (id: string) =>
  (await call(api, 'getProduct', { params: { id }, token: shopper.token })).body

describe('POST /product', () => {
  it('puts the product on the shelf and the first line in its ledger', async () => {
    const { body } = await call(api, 'addProduct', { body: spindle, token: admin.token })
    expect(await product(body.insertedId)).toMatchObject(spindle)
    expect(await stockOf(api, body.insertedId)).toBe(400)
  })

  it('takes a name in any script, and finds it by its first letter', async () => {
    const name = '𠮷野 鉋'
    const { body } = await call(api, 'addProduct', { body: { ...spindle, name }, token: admin.token })
    for (const q of ['𠮷', '𠮷野', '鉋', 'abcdefghijk𠮷']) {
      const found = (await call(api, 'listProducts', { query: { q } })).body.map(({ _id }) => _id)
      expect(found).toEqual(q.startsWith('a') ? [] : [body.insertedId])
    }
  })

  it('refuses a minimum above the stock, with the sentence for it', async () => {
    const body = { ...spindle, minQuantity: 500 }
    const { error } = await refused(api, 'addProduct', 'invalid_request', { body, token: admin.token })
    expect(error).toMatchObject({
      message: 'Available Quantity have to be more than minimum quantity',
      fields: { minQuantity: 'Available Quantity have to be more than minimum quantity' },
    })
  })

  it('names every field that is wrong', async () => {
    const body = {
      price: -1,
      minQuantity: 1.5,
      availableQuantity: 'many',
      description: '',
      img: 'javascript:alert(1)',
    }
    const { error } = await refused(api, 'addProduct', 'invalid_request', { body, token: admin.token })
    const wrong = ['availableQuantity', 'description', 'img', 'minQuantity', 'name', 'price']
    expect(Object.keys(error.fields ?? {}).toSorted()).toEqual(wrong)
  })
})

describe('PATCH /product/{id}', () => {
  it('changes what is said and neither the stock nor the rest', async () => {
    const id = await aProduct(api)
    const body = { price: 99.99, name: 'Walnut dowels', availableQuantity: 1 }
    await call(api, 'changeProduct', { params: { id }, body, token: admin.token })
    expect(await product(id)).toMatchObject({
      price: 99.99,
      name: 'Walnut dowels',
      minQuantity: 5,
      availableQuantity: 20,
    })
  })
})

describe('DELETE /product/{id}', () => {
  it('takes the product away, once', async () => {
    const id = await aProduct(api)
    const request = { params: { id }, token: admin.token }
    expect((await call(api, 'deleteProduct', request)).body).toEqual({ deletedCount: 1 })
    await refused(api, 'deleteProduct', 'not_found', request)
    await refused(api, 'getProduct', 'not_found', request)
  })

  it('keeps orders of the product, and their units just leave the ledger when they are deleted', async () => {
    const id = await aProduct(api)
    const orderId = await anOrder(api, shopper, id)
    await call(api, 'deleteProduct', { params: { id }, token: admin.token })
    const own = { params: { id: orderId }, token: shopper.token }
    expect((await call(api, 'getOrder', own)).body).toMatchObject({ productName: 'Oak dowels' })
    await call(api, 'deleteOrder', own)
    const ledger = await api.db.collection('movements').where('orderId', '==', orderId).get()
    expect(ledger.docs.map((line) => line.get('kind')).toSorted()).toEqual(['hold', 'order_deleted'])
  })
})

describe('GET /product', () => {
  const named = async (query: Record<string, string>) => {
    const { body, headers } = await call(api, 'listProducts', { query })
    return { names: body.map(({ name }) => name), next: headers.get('X-Next-Cursor') }
  }

  beforeAll(async () => {
    await emptyDatabase()
    const tools = [
      'Bench chisel',
      'Bevel-edge chisel',
      'Beech mallet',
      'Marking gauge',
      'Bench plane',
      'Tenon saw',
      'Étau clamp',
    ]
    for (const [index, name] of tools.entries()) {
      api.travel(1)
      const availableQuantity = name === 'Beech mallet' ? 6 : 20
      await aProduct(api, {
        name,
        unitPrice: 1000 + ((index * 7) % 5) * 100,
        minQuantity: 6,
        availableQuantity,
      })
    }
    const mallet = (await api.db.collection('products').where('name', '==', 'Beech mallet').get()).docs[0]
    await api.shop.purchases.setStock(mallet?.id ?? '', {
      to: 3,
      by: 'x',
      movementId: api.shop.newId(),
      now: new Date(),
    })
  })

  it('answers all, newest first, and lets the CDN keep it for a while', async () => {
    const { body, headers } = await call(api, 'listProducts')
    expect(body.map(({ name }) => name).slice(0, 2)).toEqual(['Étau clamp', 'Tenon saw'])
    expect(body).toHaveLength(7)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
    expect(headers.get('X-Next-Cursor')).toBeNull()
  })

  it('answers 304 to a browser that has it already', async () => {
    const first = await fetch(`${api.url}/product?limit=2`)
    expect(await statusWithTag(`${api.url}/product?limit=2`, first.headers.get('etag') ?? '')).toBe(304)
  })

  it.each(['newest', 'price', '-price', 'name'])(
    'meets everything exactly once, page by page, sorted by %s',
    async (sort) => {
      const whole = (await named({ sort, limit: '100' })).names
      const paged: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { names, next } = await named({ sort, limit: '3', ...(cursor ? { cursor } : {}) })
        paged.push(...names)
        cursor = next
      }
      expect(paged).toEqual(whole)
      expect(new Set(paged).size).toBe(7)
    },
  )

  it('sorts by price and by name', async () => {
    const { body } = await call(api, 'listProducts', { query: { sort: '-price' } })
    const prices = body.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    expect((await named({ sort: 'name' })).names[0]).toBe('Beech mallet')
  })

  it('finds by how words begin, every word of the search', async () => {
    expect((await named({ q: 'chi' })).names.toSorted()).toEqual(['Bench chisel', 'Bevel-edge chisel'])
    expect((await named({ q: 'chisel ben' })).names).toEqual(['Bench chisel'])
    expect((await named({ q: 'ETAU' })).names).toEqual(['Étau clamp'])
    expect((await named({ q: 'isel' })).names).toEqual([])
  })

  it('leaves out what can not be bought when asked to', async () => {
    expect((await named({ inStock: 'true' })).names).not.toContain('Beech mallet')
    expect((await named({ inStock: 'true' })).names).toHaveLength(6)
    expect((await named({ inStock: 'false' })).names).toHaveLength(7)
  })
})
