import { randomUUID } from 'node:crypto'
import type { Incoming, Supply } from '@wood-master/contract/supply'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { keepPromises } from '../src/domain/orders/keep-promises.ts'
import { expireOrders } from '../src/domain/payments/close-order.ts'
import { call, refused, send } from '../testing/call.ts'
import { aCartOrder, aProduct, fillCart, pay, somewhere } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let admin: TestAccount
let buyer: TestAccount
beforeAll(async () => {
  api = await startApi()
  admin = await signUpAdmin(api)
  buyer = await signUp(api)
  api.stripe.setFaults({ webhooksLost: true })
})
afterAll(() => api.close())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const backorder = (...incoming: Incoming[]): Supply => ({ kind: 'backorder', incoming })
const announced = (quantity = 100, on = dayIn(30)) => backorder({ id: 'D1', quantity, on })
const aBackorder = (availableQuantity = 0, supply = announced()) =>
  aProduct(api, { availableQuantity, minQuantity: 1, supply })

const change = (id: string, supply: Supply) => ({ params: { id }, body: { supply }, token: admin.token })
const received = (id: string, quantity: number, incoming?: string, key = randomUUID()) => ({
  params: { id },
  body: { kind: 'received', quantity, incoming, key },
  token: admin.token,
})
const found = async (id: string) => {
  const product = await api.shop.products.find(id)
  if (!product) throw new Error('it is in the shop')
  return product
}
const lineOf = async (id: string, person = buyer) =>
  (await call(api, 'getOrder', { params: { id }, token: person.token })).body.lines[0]
const levelOf = async (products: string) => {
  const [level] = (await call(api, 'getStockLevels', { query: { products }, token: admin.token })).body
  return [level?.onHand, level?.committed, level?.available]
}
const mailsOf = async (orderId: string) =>
  (await api.shop.outbox.list({ orderId })).items.filter(({ kind }) => kind === 'delivery_moved')

describe('a product that stock alone can’t serve', () => {
  it('is promised by the same days in catalogue, cart and order', async () => {
    const id = await aBackorder()
    const { body: product } = await call(api, 'getCatalogProduct', { params: { id } })
    expect(product).toMatchObject({ supply: announced(), orderable: 101 })
    const body = { lines: [{ productId: id, quantity: 10 }] }
    const { body: cart } = await call(api, 'priceCart', { body })
    expect(cart.lines[0]).toMatchObject({ promise: product.promise, orderable: 101 })
    expect(cart.lines[0]?.problem).toBeUndefined()
    const order = await aCartOrder(api, buyer, body.lines)
    expect(await lineOf(order)).toMatchObject({ promise: product.promise, waiting: 10, toShip: 10 })
    expect((await found(id)).promised).toEqual({ D1: 10 })
    expect(await levelOf(id)).toEqual([0, 0, 0])
  })

  it('is made to order, and no week is promised twice', async () => {
    const supply: Supply = { kind: 'made', days: 12, perWeek: 10 }
    const id = await aProduct(api, { availableQuantity: 0, minQuantity: 1, supply })
    const orders = [await aCartOrder(api, buyer, [{ productId: id, quantity: 10 }])]
    orders.push(await aCartOrder(api, buyer, [{ productId: id, quantity: 10 }]))
    const [one, other] = await Promise.all(orders.map((order) => lineOf(order)))
    expect(Date.parse(other?.promise.from ?? '')).toBeGreaterThan(Date.parse(one?.promise.from ?? ''))
    expect(Object.values((await found(id)).promised ?? {})).toEqual([10, 10])
  })

  it('is refused beyond what comes, with what can be had', async () => {
    const id = await aBackorder(5)
    const body = { lines: [{ productId: id, quantity: 105 }] }
    const { body: cart } = await call(api, 'priceCart', { body })
    expect(cart.lines[0]?.problem).toMatchObject({ code: 'not_enough_stock', quantities: [104] })
    await fillCart(api, buyer, body.lines)
    await expectNothingWritten(api, async () => {
      await refused(api, 'orderCart', 'cart_not_orderable', {
        body: { key: randomUUID(), address: somewhere },
        token: buyer.token,
      })
    })
  })

  it('is bought alone only from stock, as specified', async () => {
    const id = await aBackorder(5)
    const body = { availableQuantity: 0, quantity: 5 }
    await refused(api, 'changeStock', 'not_enough_stock', { params: { id }, body, token: buyer.token })
  })
})

describe('what was promised', () => {
  it('is free again once its order is deleted, expires, or is cancelled in part', async () => {
    const id = await aBackorder(5)
    const lines = [{ productId: id, quantity: 10 }]
    const deleted = await aCartOrder(api, buyer, lines)
    expect([await stockOf(api, id), (await found(id)).promised]).toEqual([1, { D1: 6 }])
    await call(api, 'deleteOrder', { params: { id: deleted }, token: buyer.token })
    expect([await stockOf(api, id), (await found(id)).promised]).toEqual([5, undefined])
    const cancelled = await aCartOrder(api, buyer, lines)
    await call(api, 'cancelLines', {
      params: { id: cancelled },
      body: { key: randomUUID(), lines: [{ productId: id, quantity: 4 }] },
      token: buyer.token,
    })
    expect([await stockOf(api, id), (await found(id)).promised]).toEqual([1, { D1: 2 }])
    await expireOrders(api.shop, new Date(Date.now() + 30 * 86_400_000))
    expect([await stockOf(api, id), (await found(id)).promised]).toEqual([5, undefined])
  })

  it.each([true, false])(
    'is free again once it is refunded, with its units put back: %s',
    async (restock) => {
      const id = await aBackorder(5)
      const other = await aProduct(api)
      const order = await aCartOrder(api, buyer, [
        { productId: id, quantity: 10 },
        { productId: other, quantity: 1 },
      ])
      await pay(api, buyer, order)
      expect(await levelOf(id)).toEqual([5, 4, 1])
      const body = {
        key: randomUUID(),
        reason: 'Not wanted',
        restock,
        lines: [{ productId: id, quantity: 10 }],
      }
      await call(api, 'refundOrder', { params: { id: order }, body, token: admin.token })
      expect((await found(id)).promised).toBeUndefined()
      expect(await levelOf(id)).toEqual(restock ? [5, 0, 5] : [1, 0, 1])
    },
  )

  it('can’t be packed before it is there, and then belongs to its orders, the first ordered first', async () => {
    const id = await aBackorder(5)
    const first = await aCartOrder(api, buyer, [{ productId: id, quantity: 10 }])
    const second = await aCartOrder(api, buyer, [{ productId: id, quantity: 10 }])
    await pay(api, buyer, first)
    await pay(api, buyer, second)
    const ship = (order: string) => ({ params: { id: order }, body: { shipped: true }, token: admin.token })
    await refused(api, 'shipOrder', 'shipment_not_possible', ship(first))
    const key = randomUUID()
    expect((await call(api, 'bookStock', received(id, 12, 'D1', key))).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'bookStock', received(id, 12, 'D1', key))).body).toEqual({ modifiedCount: 0 })
    expect(await lineOf(first)).toMatchObject({ waiting: 0 })
    expect(await lineOf(second)).toMatchObject({ waiting: 4 })
    expect(await levelOf(id)).toEqual([17, 16, 1])
    expect(await found(id)).toMatchObject({ promised: { D1: 4 }, supply: announced(88) })
    await call(api, 'shipOrder', ship(first))
    expect(await levelOf(id)).toEqual([7, 6, 1])
    await refused(api, 'bookStock', 'invalid_request', received(id, 12, 'D9'))
    await refused(api, 'changeProduct', 'invalid_request', change(id, { kind: 'stock' }))
    expect(await stockOf(api, id)).toBe(1)
  })
})

/** More rounds with PROMISE_ROUNDS. */
const rounds = Number(process.env.PROMISE_ROUNDS ?? 2)

it('promises nothing twice while 24 buyers order 100 units that are to come', {
  timeout: 60_000 + rounds * 20_000,
}, async () => {
  const buyers = await Promise.all(Array.from({ length: 24 }, () => signUp(api)))
  for (let round = 0; round < rounds; round++) {
    const id = await aBackorder(round % 3)
    const orderable = 100 + Math.max(0, (round % 3) - 1)
    const quantities = buyers.map((_, index) => 1 + ((index * 5 + round) % 9))
    await Promise.all(
      buyers.map((person, index) =>
        fillCart(api, person, [{ productId: id, quantity: quantities[index] ?? 1 }]),
      ),
    )
    const ordered = await Promise.all(
      buyers.map(async ({ token }, index) => {
        const body = { key: randomUUID(), address: somewhere }
        for (;;) {
          const { status } = await send(api, 'orderCart', { body, token })
          if (status !== 503) return status === 200 ? (quantities[index] ?? 0) : 0
        }
      }),
    )
    const units = ordered.reduce((sum, quantity) => sum + quantity, 0)
    const product = await found(id)
    const promised = product.promised?.D1 ?? 0
    expect(units).toBeLessThanOrEqual(orderable)
    expect(promised).toBeLessThanOrEqual(100)
    expect(promised + (round % 3) - (await stockOf(api, id))).toBe(units)
    const orders = await collectionsOf(api.db).orders.where('awaits', 'array-contains', `${id}/D1`).get()
    const waiting = orders.docs.flatMap((order) => order.data().lines[0].awaited ?? [])
    expect(waiting.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(promised)
  }
  expect((await auditStock(collectionsOf(api.db), api.shop.now())).wrong).toEqual([])
})

it('tells each of 40 buyers once that a delivery was moved, though the shop stops in the middle', {
  timeout: 300_000,
}, async () => {
  const id = await aBackorder()
  const buyers = await Promise.all(Array.from({ length: 40 }, () => signUp(api)))
  const orders: string[] = []
  for (const person of buyers) orders.push(await aCartOrder(api, person, [{ productId: id, quantity: 2 }]))
  const { keep } = api.shop.promises
  let told = 0
  vi.spyOn(api.shop.promises, 'keep').mockImplementation((place, rule) => {
    if (told++ >= 17) throw new Error('the shop stops')
    return keep(place, rule)
  })
  vi.spyOn(console, 'error').mockReturnValue()
  await call(api, 'changeProduct', change(id, announced(100, dayIn(60))))
  vi.restoreAllMocks()
  const now = api.shop.now()
  await Promise.all([keepPromises(api.shop, now), keepPromises(api.shop, now)])
  const { promise } = (await call(api, 'getCatalogProduct', { params: { id } })).body
  for (const [index, order] of orders.entries()) {
    expect((await lineOf(order, buyers[index]))?.promise).toEqual(promise)
    expect(await mailsOf(order)).toHaveLength(1)
  }
  expect((await keepPromises(api.shop, now)).orders).toBe(0)
  expect((await found(id)).newsSince).toBeUndefined()
})

describe('who asks to be told that a product is back', () => {
  const ask = (id: string, email: string, from = api) =>
    call(from, 'askForNotice', { params: { id }, body: { email } })
  const toldTo = async (person: string) =>
    (await api.shop.outbox.list({ person })).items.filter(({ kind }) => kind === 'back_in_stock')
  const setStock = (id: string, availableQuantity: number) =>
    call(api, 'changeStock', { params: { id }, body: { availableQuantity }, token: admin.token })

  it('gets one mail, however often they asked and it came back', async () => {
    const id = await aProduct(api)
    await refused(api, 'askForNotice', 'invalid_request', { params: { id }, body: { email: buyer.email } })
    await setStock(id, 0)
    const email = 'waiting@wood-master.test'
    await Promise.all([ask(id, email), ask(id, email)])
    await setStock(id, 2)
    expect(await toldTo(email)).toEqual([])
    await setStock(id, 20)
    await setStock(id, 0)
    await setStock(id, 20)
    expect(await toldTo(email)).toHaveLength(1)
    expect((await api.shop.promises.noticesOf(id, 9)).length).toBe(0)
  })

  it('waits until a quantity can be ordered, in full packs, and of the minimum where it is enforced', async () => {
    const packed = await aProduct(api, { casePack: 8, minQuantity: 8, availableQuantity: 8 })
    const email = 'packed@wood-master.test'
    await ask(packed, email)
    await setStock(packed, 9)
    expect(await toldTo(email)).toHaveLength(1)
    const strict = await startApi({ enforceMinimumOrder: true })
    const minimum = await aProduct(api, { minQuantity: 8, availableQuantity: 8 })
    await refused(api, 'askForNotice', 'invalid_request', { params: { id: minimum }, body: { email } })
    await ask(minimum, email, strict)
    await setStock(minimum, 0)
    await call(strict, 'changeStock', {
      params: { id: minimum },
      body: { availableQuantity: 8 },
      token: admin.token,
    })
    expect(await toldTo(email)).toHaveLength(1)
    await call(strict, 'changeStock', {
      params: { id: minimum },
      body: { availableQuantity: 9 },
      token: admin.token,
    })
    expect(await toldTo(email)).toHaveLength(2)
    await strict.close()
  })

  it('is told of the twenty-first product of a day on the next one', async () => {
    const email = 'many@wood-master.test'
    const ids = await Promise.all(Array.from({ length: 21 }, () => aProduct(api, { availableQuantity: 5 })))
    for (const id of ids) {
      await setStock(id, 0)
      await ask(id, email)
      await setStock(id, 20)
    }
    expect(await toldTo(email)).toHaveLength(20)
    const last = ids.at(-1) ?? ''
    expect(await api.shop.promises.noticesOf(last, 9)).toHaveLength(1)
    const leftOut = () => api.logs.filter(({ message }) => message === 'mail left out').length
    const said = leftOut()
    await keepPromises(api.shop, new Date(Date.now() + 23 * 3_600_000))
    expect(leftOut()).toBe(said)
    await keepPromises(api.shop, new Date(Date.now() + 25 * 3_600_000))
    expect(await toldTo(email)).toHaveLength(21)
    expect((await found(last)).newsSince).toBeUndefined()
  })

  it('is not told of what sold out again meanwhile', async () => {
    const id = await aProduct(api)
    await setStock(id, 0)
    const email = 'late@wood-master.test'
    await ask(id, email)
    const { noticesOf } = api.shop.promises
    vi.spyOn(api.shop.promises, 'noticesOf').mockImplementationOnce(async (...asked) => {
      await setStock(id, 0)
      return noticesOf(...asked)
    })
    await setStock(id, 20)
    vi.restoreAllMocks()
    expect(await toldTo(email)).toEqual([])
    await setStock(id, 20)
    expect(await toldTo(email)).toHaveLength(1)
  })

  it('is told in the language in which they asked', async () => {
    const id = await aProduct(api, { translations: { de: { name: 'Eichendübel' } } })
    await setStock(id, 0)
    const email = 'wartend@wood-master.test'
    await call(api, 'askForNotice', { params: { id }, query: { language: 'de' }, body: { email } })
    await setStock(id, 20)
    expect(await toldTo(email)).toMatchObject([{ message: { subject: 'Wieder lieferbar: Eichendübel' } }])
  })

  it('is told of what was announced too, and is forgotten with the account', async () => {
    const id = await aBackorder(0, backorder())
    const person = await signUp(api)
    await ask(id, person.email)
    const { emails } = { emails: [{ email: person.email }] }
    expect((await api.shop.removals.find({ uid: person.uid, emails })).notices).toHaveLength(1)
    await api.shop.removals.erase({ uid: person.uid, emails }, api.shop.now())
    await ask(id, 'other@wood-master.test')
    await call(api, 'changeProduct', change(id, announced()))
    expect(await toldTo(person.email)).toEqual([])
    expect(await toldTo('other@wood-master.test')).toHaveLength(1)
  })
})
