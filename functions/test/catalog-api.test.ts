import { get } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../src/domain/stock/hold-stock.ts'
import { call, refused, send } from '../testing/call.ts'
import { anOrder, aProduct } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { emptyDatabase, expectNothingWritten } from './support/database.ts'
import { shopSetup } from './support/shop-setup.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: TestAccount
let shopper: TestAccount

shopSetup((setup) => {
  ;({ api, admin, shopper } = setup)
})

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
  it('adds the product with its stock and the first line in its ledger', async () => {
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

describe('the images of a product', () => {
  const images = ['/pictures/spindle.webp', '/pictures/spindle-2.webp', '/pictures/spindle-3.webp']
  const add = async (body: object) =>
    (await call(api, 'addProduct', { body, token: admin.token })).body.insertedId
  const change = async (id: string, body: object) => {
    await call(api, 'changeProduct', { params: { id }, body, token: admin.token })
    return product(id)
  }

  it('are the main one alone where nothing else is said', async () => {
    expect(await product(await add(spindle))).toMatchObject({ img: spindle.img, images: [spindle.img] })
  })

  it('are kept in their order for everybody, and the first is the main one after every change', async () => {
    const id = await add({ ...spindle, images })
    expect(await product(id)).toMatchObject({ img: images[0], images })
    const { body } = await call(api, 'getCatalogProduct', { params: { id } })
    expect(body.images).toEqual(images)
    const turned = images.toReversed()
    expect(await change(id, { images: turned })).toMatchObject({ img: turned[0], images: turned })
    const img = '/pictures/new.webp'
    expect(await change(id, { img })).toMatchObject({ img, images: [img, ...turned.slice(1)] })
    expect(await change(id, { price: 8 })).toMatchObject({ img, images: [img, ...turned.slice(1)] })
  })

  it.each([
    ['none', []],
    ['another first than the main one', images.toReversed()],
    ['one twice', [spindle.img, spindle.img]],
    ['nine', [spindle.img, ...Array.from({ length: 8 }, (_, index) => `/pictures/${index}.webp`)]],
    ['what is no image', [spindle.img, 'javascript:alert(1)']],
  ])('cannot be %s', async (_, wrong) => {
    const id = await add({ ...spindle, images })
    const body = { img: spindle.img, images: wrong }
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeProduct', 'invalid_request', { params: { id }, body, token: admin.token })
      await refused(api, 'addProduct', 'invalid_request', {
        body: { ...spindle, ...body },
        token: admin.token,
      })
    })
  })
})

/** A leg with everything a product may say. */
const leg = {
  ...spindle,
  name: 'Turned leg',
  category: 'Legs and feet',
  material: 'Oak',
  unit: 'set of 4',
  weightGrams: 7_600,
  casePack: 2,
  priceBreaks: [
    { minQuantity: 24, price: 6.8 },
    { minQuantity: 96, price: 6.25 },
  ],
}

describe('what else a product says', () => {
  const add = async (body: object) =>
    (await call(api, 'addProduct', { body, token: admin.token })).body.insertedId
  const change = (id: string, body: object) => ({ params: { id }, body, token: admin.token })

  it('is kept, changed field by field, and taken away again', async () => {
    const id = await add({ ...leg, sku: 'Leg-Kept-1' })
    expect(await product(id)).toMatchObject({ ...leg, sku: 'Leg-Kept-1' })
    await call(
      api,
      'changeProduct',
      change(id, { sku: 'LEG-KEPT-2', material: '', priceBreaks: [], casePack: 4 }),
    )
    const { material, ...changed } = await product(id)
    expect(material).toBeUndefined()
    expect(changed).toMatchObject({
      sku: 'LEG-KEPT-2',
      priceBreaks: [],
      casePack: 4,
      unit: 'set of 4',
      price: 7.25,
    })
  })

  it('has defaults, and a SKU made of the name that no other product has', async () => {
    const named = { ...spindle, name: 'Ash rung, 12 mm' }
    const [one, other] = [await product(await add(named)), await product(await add(named))]
    expect(one).toMatchObject({
      sku: 'ASH-RUNG-12-MM',
      category: 'Other',
      unit: 'piece',
      weightGrams: 0,
      casePack: 1,
      priceBreaks: [],
    })
    expect(other.sku).toMatch(/^ASH-RUNG-12-MM-[0-9A-F]{12}$/)
  })

  it('is completed for products that were stored before it could be said', async () => {
    const id = await add({ ...spindle, name: 'Old rung' })
    const { name, minQuantity, availableQuantity, description, img } = spindle
    const old = {
      name,
      unitPrice: 725,
      minQuantity,
      availableQuantity,
      description,
      img,
      createdAt: new Date(),
    }
    await api.db.collection('products').doc(id).set(old)
    const found = await product(id)
    expect(found).toMatchObject({
      category: 'Other',
      unit: 'piece',
      weightGrams: 0,
      casePack: 1,
      priceBreaks: [],
    })
    expect(found.sku).toMatch(/^STAIR-SPINDLE-[0-9A-F]{12}$/)
    await call(api, 'changeProduct', change(id, { price: 8 }))
    await refused(api, 'addProduct', 'sku_taken', {
      body: { ...spindle, sku: found.sku },
      token: admin.token,
    })
  })

  it.each([
    [{ sku: 'no spaces' }, 'sku'],
    [{ sku: '-' }, 'sku'],
    [{ category: '' }, 'category'],
    [{ weightGrams: -1 }, 'weightGrams'],
    [{ casePack: 0 }, 'casePack'],
    [{ casePack: 1.5 }, 'casePack'],
    [{ priceBreaks: [{ minQuantity: 1, price: 1 }] }, 'priceBreaks.0.minQuantity'],
    [{ priceBreaks: [{ minQuantity: 10, price: 0.001 }] }, 'priceBreaks.0.price'],
    [{ priceBreaks: [{ minQuantity: 10, price: 7.25 }] }, 'priceBreaks.0.price'],
    [{ priceBreaks: [leg.priceBreaks[1], leg.priceBreaks[0]] }, 'priceBreaks.1.minQuantity'],
    [{ priceBreaks: [leg.priceBreaks[0], { minQuantity: 30, price: 6.8 }] }, 'priceBreaks.1.price'],
  ])('is refused where it is wrong, by its field: %j', async (wrong, field) => {
    const id = await aProduct(api, { unitPrice: 725 })
    await expectNothingWritten(api, async () => {
      const added = await refused(api, 'addProduct', 'invalid_request', {
        body: { ...spindle, ...wrong },
        token: admin.token,
      })
      expect(Object.keys(added.error.fields ?? {})).toEqual([field])
      const changed = await refused(api, 'changeProduct', 'invalid_request', change(id, wrong))
      expect(Object.keys(changed.error.fields ?? {})).toEqual([field])
    })
  })

  it('keeps its price above its breaks, also when only the price is changed', async () => {
    const id = await add({ ...leg, sku: 'LEG-PRICE' })
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'changeProduct', 'invalid_request', change(id, { price: 6.8 }))
      expect(error.fields).toHaveProperty(['priceBreaks.0.price'])
    })
  })
})

describe('a SKU', () => {
  const withSku = (sku: string) => ({ body: { ...spindle, sku }, token: admin.token })

  it('belongs to one product, whatever its case, until that leaves the shop or gets another', async () => {
    const { body } = await call(api, 'addProduct', withSku('SPN-Once'))
    const { body: second } = await call(api, 'addProduct', withSku('SPN-TWICE'))
    const taken = { params: { id: second.insertedId }, body: { sku: 'spn-once' }, token: admin.token }
    await expectNothingWritten(api, async () => {
      const { error } = await refused(api, 'addProduct', 'sku_taken', withSku('spn-ONCE'))
      expect(error.fields).toEqual({ sku: 'Another product already has it' })
      await refused(api, 'changeProduct', 'sku_taken', taken)
    })
    const own = { params: { id: body.insertedId }, token: admin.token }
    await call(api, 'changeProduct', { ...own, body: { sku: 'SPN-ONCE' } })
    await call(api, 'changeProduct', { ...own, body: { sku: 'SPN-OTHER' } })
    await call(api, 'changeProduct', taken)
    await refused(api, 'addProduct', 'sku_taken', withSku('SPN-ONCE'))
    await call(api, 'deleteProduct', { params: taken.params, token: admin.token })
    await call(api, 'addProduct', withSku('SPN-ONCE'))
  })

  it('goes to one of many who want it at once', async () => {
    const responses = await Promise.all(
      ['spn-race', 'SPN-RACE', 'Spn-Race', 'sPN-rACE'].map((sku) => send(api, 'addProduct', withSku(sku))),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const found = await call(api, 'listProducts', { query: { q: 'spn-race' } })
    expect(found.body).toHaveLength(1)
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

describe('two admins who change a product', () => {
  it('both get what they changed, unless it is the same field', async () => {
    const id = await aProduct(api)
    const save = (body: object) => ({ params: { id }, body, token: admin.token })
    const { price, name } = (await call(api, 'getProduct', { params: { id }, token: admin.token })).body
    await call(api, 'changeProduct', save({ price: 13, seen: { price } }))
    await call(api, 'changeProduct', save({ name: 'Ash dowels', seen: { name } }))
    await expectNothingWritten(api, async () => {
      const change = save({ price: 14, name: 'Elm dowels', seen: { price, name: 'Ash dowels' } })
      const { error, current } = await refused(api, 'changeProduct', 'changed_meanwhile', change)
      expect(error.fields).toEqual({ price: expect.stringContaining('changed it to 13') })
      expect(current).toEqual({ price: 13 })
    })
    await call(api, 'changeProduct', save({ price: 13, seen: { price } }))
    await call(api, 'changeProduct', save({ price: 14, seen: { price: 13 } }))
    const { body } = await call(api, 'getProduct', { params: { id }, token: admin.token })
    expect(body).toMatchObject({ price: 14, name: 'Ash dowels' })
  })

  it('can replace what was taken away, and both publish a draft, but not save as one what is in the shop', async () => {
    const id = await aProduct(api, { material: 'Oak', draft: true })
    const save = (body: object) => ({ params: { id }, body, token: admin.token })
    const publish = save({ draft: false, seen: { draft: true } })
    await call(api, 'changeProduct', publish)
    await call(api, 'changeProduct', publish)
    const asDraft = { price: 1, seen: { price: (await product(id)).price, draft: true } }
    await expectNothingWritten(api, async () => {
      await refused(api, 'changeProduct', 'changed_meanwhile', save(asDraft))
    })
    await call(api, 'changeProduct', save({ ...asDraft, draft: false }))
    await call(api, 'changeProduct', save({ material: '', seen: { material: 'Oak' } }))
    const change = save({ material: 'Ash', seen: { material: 'Oak' } })
    const { current } = await refused(api, 'changeProduct', 'changed_meanwhile', change)
    expect(current).toEqual({ material: null })
    await call(api, 'changeProduct', save({ material: 'Ash', seen: current }))
    expect(await product(id)).toMatchObject({ material: 'Ash' })
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
    await setStock(api.shop, mallet?.id ?? '', {
      to: 3,
      by: 'x',
      movementId: api.shop.newId(),
      now: new Date(),
    })
  })

  it('returns all, newest first, and lets the CDN keep it for a while', async () => {
    const { body, headers } = await call(api, 'listProducts')
    expect(body.map(({ name }) => name).slice(0, 2)).toEqual(['Étau clamp', 'Tenon saw'])
    expect(body).toHaveLength(7)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
    expect(headers.get('X-Next-Cursor')).toBeNull()
  })

  it('returns 304 to a browser that has it already', async () => {
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

  it('leaves out what cannot be bought when asked to', async () => {
    expect((await named({ inStock: 'true' })).names).not.toContain('Beech mallet')
    expect((await named({ inStock: 'true' })).names).toHaveLength(6)
    expect((await named({ inStock: 'false' })).names).toHaveLength(7)
    // Stored while other rules said what can be bought.
    const found = await api.db.collection('products').where('name', '==', 'Beech mallet').get()
    await found.docs[0]?.ref.update({ buyable: true })
    expect((await named({ inStock: 'true', limit: '5' })).names).not.toContain('Beech mallet')
    expect((await named({ inStock: 'true' })).names).toHaveLength(6)
  })
})
