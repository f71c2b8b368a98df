import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notShown } from '../../src/domain/shown-images.ts'
import { call, refused, send } from '../../testing/call.ts'
import { aProduct } from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { expectNothingWritten } from '../support/database.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
  shopper = await signUp(api)
})
afterAll(() => api.close())

/** None of them leads to an image that a page of the shop can show. */
const addresses = [
  'https://%',
  'http://[',
  'https://images.example:99999/oak.jpg',
  '//images.example/oak.jpg',
  '/\\images.example/oak.jpg',
  'https://images.example/oak.jpg',
  'http://169.254.169.254/latest/meta-data',
  'https://images.wood-master.test.evil.example/oak.jpg',
  'https://images.wood-master.test@evil.example/oak.jpg',
  'https://anybody@images.wood-master.test/oak.jpg',
  'http://images.wood-master.test/oak.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
]

const spindle = {
  name: 'Walnut spindle',
  price: 7.5,
  minQuantity: 1,
  availableQuantity: 10,
  description: 'Turned',
}

describe('an image address that no page can show', () => {
  it.each(addresses)('is refused for products and profiles, and changes nothing: %s', async (img) => {
    const id = await aProduct(api)
    const { token } = admin
    const profile = {
      params: { email: shopper.email },
      body: { name: 'Sam', email: shopper.email, img },
      token: shopper.token,
    }
    await expectNothingWritten(api, async () => {
      const added = await refused(api, 'addProduct', 'invalid_request', { body: { ...spindle, img }, token })
      expect(added.error.fields).toHaveProperty('img')
      for (const body of [{ img }, { images: ['/oak.webp', img] }])
        await refused(api, 'changeProduct', 'invalid_request', { params: { id }, body, token })
      const changed = await refused(api, 'changeProfile', 'invalid_request', profile)
      expect(changed.error.fields).toHaveProperty('img')
    })
  })

  it('is refused in a sentence in the row of an import', async () => {
    const { token } = admin
    const started = await call(api, 'startImport', {
      body: { key: crypto.randomUUID(), fileName: 'oak.csv', rows: addresses.length, setStock: false },
      token,
    })
    const rows = addresses.map((images, index) => ({
      row: index + 2,
      cells: {
        sku: `SPN-${index}`,
        name: 'Spindle',
        price: '1',
        minQuantity: '1',
        availableQuantity: '1',
        description: 'Turned',
        images,
      },
    }))
    const params = { id: started.body.insertedId, chunk: '0' }
    const { body } = await call(api, 'rehearseImportChunk', { params, body: { rows }, token })
    expect(body.rows.map(({ outcome }) => outcome)).toEqual(addresses.map(() => 'refused'))
    expect(body.rows[5]?.problem).toContain(notShown())
  })

  it('may stay where it was stored before such addresses were refused', async () => {
    const id = await aProduct(api)
    const old = 'https://images.example/oak.jpg'
    await api.db
      .collection('products')
      .doc(id)
      .update({ img: old, images: [old] })
    const body = { name: 'Oak dowels, fluted', images: [old, '/oak.webp'] }
    await call(api, 'changeProduct', { params: { id }, body, token: admin.token })
  })
})

it('shows the feeds and lists around a product whose stored image is broken', async () => {
  const [broken, other] = [await aProduct(api, { name: 'Broken' }), await aProduct(api, { name: 'Whole' })]
  await api.db
    .collection('products')
    .doc(broken)
    .update({ img: 'https://%', images: ['https://%', 'http://['] })
  for (const path of ['/merchant-feed.xml', '/sitemap.xml']) {
    const response = await fetch(`${api.url}${path}`)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain(broken)
    expect(text).toContain(other)
  }
  for (const name of ['listProducts', 'browseCatalog'] as const)
    expect((await send(api, name)).status).toBe(200)
})
