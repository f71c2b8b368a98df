import { limits } from '@wood-master/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { trafficOf } from '../testing/document-counter.ts'
import { aProduct } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'

let api: Api
let shopper: TestAccount
let legs: string
let dowels: string

beforeAll(async () => {
  api = await startApi()
  legs = await aProduct(api, { sku: 'LEG-OAK-720', name: 'Turned leg, oak', casePack: 4, unitPrice: 2950 })
  dowels = await aProduct(api, { sku: 'DWL-OAK-12', priceBreaks: [{ minQuantity: 10, unitPrice: 1100 }] })
})
afterAll(() => api.close())
beforeEach(async () => {
  shopper = await signUp(api)
})

const put = (lines: object[], who = shopper) => ({ body: { lines }, token: who.token })
const cartOf = async (who = shopper) => (await call(api, 'getCart', { token: who.token })).body

describe('GET /cart', () => {
  it('is empty for somebody who never put anything in', async () => {
    expect(await cartOf()).toEqual({ lines: [], price: 0, currency: 'usd' })
  })

  it('is priced now, says what is wrong now, and is nobody else’s', async () => {
    const id = await aProduct(api, { sku: 'KNB-1', name: 'Knob', unitPrice: 250 })
    await call(api, 'replaceCart', put([{ productId: id, quantity: 6 }]))
    expect(await cartOf()).toMatchObject({ price: 15, lines: [{ unitPrice: 2.5, price: 15, available: 20 }] })
    await api.shop.products.change(id, (product) => ({ ...product, unitPrice: 300, casePack: 4 }))
    const { lines, price } = await cartOf()
    expect(price).toBe(18)
    expect(lines[0]).toMatchObject({
      unitPrice: 3,
      problem: { code: 'not_full_case_packs', quantities: [4, 8] },
    })
    await api.shop.products.remove(id)
    expect(await cartOf()).toMatchObject({
      price: 0,
      lines: [{ name: 'Knob', sku: 'KNB-1', problem: { code: 'no_longer_sold' } }],
    })
    expect((await cartOf(await signUp(api))).lines).toEqual([])
  })
})

describe('POST /cart/price', () => {
  const price = async (lines: { productId: string; quantity: number }[]) =>
    (await call(api, 'priceCart', { body: { lines } })).body

  it('prices a cart for somebody who is signed out, as GET /cart does, and stores nothing', async () => {
    const lines = [
      { productId: dowels, quantity: 12 },
      { productId: legs, quantity: 3 },
    ]
    await expectNothingWritten(api, async () => void (await price(lines)))
    expect(await price(lines)).toMatchObject({
      lines: [{ unitPrice: 11 }, { problem: { code: 'not_full_case_packs' } }],
    })
    await call(api, 'replaceCart', put(lines))
    expect(await price(lines)).toEqual(await cartOf())
  })

  it('adds the same product up and leaves out what is not sold', async () => {
    const twice = { productId: dowels, quantity: 6 }
    const { lines } = await price([twice, { productId: 'no-such-product', quantity: 1 }, twice])
    expect(lines).toMatchObject([{ productId: dowels, quantity: 12, unitPrice: 11 }])
  })

  it('reads the database only for products that the instance does not know yet', async () => {
    const lines = [{ productId: dowels, quantity: 1 }]
    await price(lines)
    expect((await trafficOf(api.db, () => price(lines))).writes).toBe(0)
    const added = await aProduct(api)
    expect((await price([{ productId: added, quantity: 1 }])).lines).toHaveLength(1)
  })
})

it('says in words that a cart has too many products', async () => {
  const lines = Array.from({ length: limits.cartLines + 1 }, (_, at) => ({
    productId: `p${at}`,
    quantity: 1,
  }))
  const tooMany = { fields: { lines: 'A cart holds at most 100 products' } }
  expect((await refused(api, 'replaceCart', 'invalid_request', put(lines))).error).toMatchObject(tooMany)
  expect((await refused(api, 'priceCart', 'invalid_request', { body: { lines } })).error).toMatchObject(
    tooMany,
  )
})

describe('PUT /cart', () => {
  it('replaces the cart and adds the same product up', async () => {
    await call(api, 'replaceCart', put([{ productId: legs, quantity: 4 }]))
    const { body } = await call(
      api,
      'replaceCart',
      put([
        { productId: dowels, quantity: 4 },
        { productId: legs, quantity: 8 },
        { productId: dowels, quantity: 7 },
      ]),
    )
    expect(body.lines.map(({ productId, quantity, price }) => [productId, quantity, price])).toEqual([
      [dowels, 11, 121],
      [legs, 8, 236],
    ])
    expect(body.price).toBe(357)
    expect(await cartOf()).toEqual(body)
    expect((await call(api, 'replaceCart', put([]))).body.lines).toEqual([])
  })

  it('takes what cannot be ordered at present, and says so on the line', async () => {
    const { body } = await call(api, 'replaceCart', put([{ productId: legs, quantity: 6 }]))
    expect(body.lines[0]?.problem).toMatchObject({ code: 'not_full_case_packs', quantities: [4, 8] })
  })

  it.each([
    ['a product that is not there', [{ productId: 'no-such-product', quantity: 1 }], 'lines.1'],
    ['no quantity', [{ productId: 'any' }], 'lines.1.quantity'],
    ['a part of a piece', [{ productId: 'any', quantity: 1.5 }], 'lines.1.quantity'],
    ['no product', [{ quantity: 1 }], 'lines.1.productId'],
  ])('refuses %s on its line, and keeps the cart', async (_, lines, field) => {
    await call(api, 'replaceCart', put([{ productId: legs, quantity: 4 }]))
    await expectNothingWritten(api, async () => {
      const wrong = put([{ productId: dowels, quantity: 1 }, ...lines])
      const { error } = await refused(api, 'replaceCart', 'invalid_request', wrong)
      expect(Object.keys(error.fields ?? {})).toEqual([field])
    })
  })

  it('refuses more lines than a cart can have, and more units than an order can', async () => {
    const many = Array.from({ length: 101 }, () => ({ productId: legs, quantity: 1 }))
    await refused(api, 'replaceCart', 'invalid_request', put(many))
    const half = { productId: legs, quantity: 600_000 }
    const { error } = await refused(api, 'replaceCart', 'invalid_request', put([half, half]))
    expect(Object.keys(error.fields ?? {})).toEqual(['lines.0', 'lines.1'])
  })

  it('leaves with the account', async () => {
    await call(api, 'replaceCart', put([{ productId: legs, quantity: 4 }]))
    await api.shop.removals.erase({ uid: shopper.uid, emails: [{ email: shopper.email }] }, api.shop.now())
    expect((await api.db.collection('carts').doc(shopper.uid).get()).exists).toBe(false)
  })
})

describe('POST /cart/parse', () => {
  const parse = async (text: string) => (await call(api, 'parseOrderList', { body: { text } })).body.lines

  it('reads a pasted list, and writes nothing', async () => {
    const text = [
      'SKU\tQuantity',
      'LEG-OAK-720\t8',
      '',
      '12 x dwl-oak-12',
      'Turned leg, oak; 4',
      'LEG-OAK-72O 8',
      'LEG-OAK-720 6',
      'DWL-OAK-12',
    ].join('\r\n')
    await expectNothingWritten(api, async () => {
      const lines = await parse(text)
      expect(lines.map(({ input }) => input)).toEqual(text.split('\r\n').filter(Boolean).slice(1))
      expect(lines.map(({ sku, quantity, problem }) => [sku, quantity, problem?.code])).toEqual([
        ['LEG-OAK-720', 8, undefined],
        ['DWL-OAK-12', 12, undefined],
        ['LEG-OAK-720', 4, undefined],
        [undefined, 8, 'unknown_product'],
        ['LEG-OAK-720', 6, 'not_full_case_packs'],
        ['DWL-OAK-12', undefined, 'quantity_missing'],
      ])
      const suggestion = { productId: legs, sku: 'LEG-OAK-720', name: 'Turned leg, oak' }
      expect(lines[3]?.problem?.suggestions).toEqual([suggestion])
    })
  })

  it('returns an empty list for nothing but blank lines', async () => {
    expect(await parse('\n \n\t\n')).toEqual([])
  })

  it('refuses more than 200 lines or 20,000 characters', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'LEG-OAK-720 4').join('\n')
    expect(await parse(lines(200))).toHaveLength(200)
    await refused(api, 'parseOrderList', 'invalid_request', { body: { text: lines(201) } })
    const long = 'x'.repeat(limits.orderListLength + 1)
    await refused(api, 'parseOrderList', 'invalid_request', { body: { text: long } })
  })

  it('suggests what the catalogue finds, also for what is mistyped', async () => {
    const [words, mistyped] = await parse('legs oak 4\nLEGOAK72 4')
    expect(words?.problem?.suggestions?.[0]?.sku).toBe('LEG-OAK-720')
    expect(mistyped?.problem?.suggestions?.[0]?.sku).toBe('LEG-OAK-720')
  })

  it('suggests what all words of a line find, as the catalogue does, not what only mentions one of them', async () => {
    await aProduct(api, { sku: 'SAW-TEN-300', name: 'Tenon Saw 300 mm' })
    await aProduct(api, { sku: 'SPN-MAP-150', name: 'Gallery Spindles', description: 'With 8 mm tenons.' })
    for (const input of ['tenon saw 4', 'saw for tenons; 4', '4 x tenonsaw']) {
      const [line] = await parse(input)
      expect(line?.problem?.suggestions?.map(({ sku }) => sku)).toEqual(['SAW-TEN-300'])
    }
  })

  it('reads no more of the database for a long list than for a short one', async () => {
    const readsOf = async (text: string) => (await trafficOf(api.db, () => parse(text))).reads
    const lines = (line: (index: number) => string) => Array.from({ length: 100 }, (_, index) => line(index))
    const short = await readsOf('LEG-OAK-720 4')
    expect(await readsOf(lines(() => 'LEG-OAK-720 4').join('\n'))).toBeLessThanOrEqual(short)
    // Each search looks for what is new, which a shop in production does every other second.
    const unknown = lines((index) => `LEG-XXX-${index} 4`).join('\n')
    expect(await readsOf(unknown)).toBeLessThanOrEqual(41 * short)
  })
})
