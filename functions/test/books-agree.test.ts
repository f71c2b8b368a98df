import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@wood-master/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unitsHere, unitsIn } from '../../web/src/components/order/order-progress.ts'
import { ordersCsv } from '../../web/src/components/order-list/orders-csv.ts'
import { checkPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call } from '../testing/call.ts'
import { aProduct, pay } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import { type Api, startApi } from '../testing/start-api.ts'
import { norway, oslo, sweden } from './support/delivery.ts'
import { refundParts } from './support/payments.ts'

/**
 * What people keep books by, over 300 orders of every kind: each figure beside what was done to the orders and what Stripe
 * holds, which nothing of the shop added up.
 */
// Many at once, because each payment waits up to a second for its invoice's turn.
const buyersAtOnce = 60
const ordersOfEach = 5

/** What was done to an order, in minor units and pieces. */
interface Done {
  id: string
  state: 'unpaid' | 'paid' | 'part_shipped' | 'shipped' | 'refunded'
  /** At Stripe; none of an unpaid one. */
  intent?: string
  /** What was charged, and is left of it. */
  charged: number
  kept: number
  /** Pieces that were ordered and not cancelled before the payment, that left, and that were refunded before they left. */
  ordered: Map<string, number>
  sent: Map<string, number>
  droppedHere: Map<string, number>
  /** Of which one piece came back, and was refunded. */
  returned?: string
}

type Order = ResponseOf<'listOrders'>[number]

let api: Api
let admin: TestAccount
let done: Done[]
let orders: Map<string, Order>

const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)
const stockholm = {
  ...oslo,
  line1: 'Drottninggatan 1',
  city: 'Stockholm',
  postalCode: '111 51',
  country: 'SE',
}

beforeAll(async () => {
  api = await startApi()
  api.stripe.setFaults({ webhooksLost: true })
  admin = await signUpAdmin(api)
  await api.shop.delivery.replace({ zones: [norway, sweden] })
  const buyers = await Promise.all(
    Array.from({ length: buyersAtOnce }, (_, at) => signUp(api, `buyer-${at}`)),
  )
  const shelves = await Promise.all(buyers.map((_, at) => aShelf(at)))
  done = []
  // Three days, so that no figure of one day is that of all.
  for (const [first, last] of [
    [0, 2],
    [2, 3],
    [3, ordersOfEach],
  ] as const) {
    if (first > 0) api.travel(24 * 60)
    await Promise.all(
      buyers.map(async (buyer, at) => {
        for (let number = first; number < last; number++)
          done.push(await anyOrder(buyer, shelves[at] ?? [], at * ordersOfEach + number))
      }),
    )
  }
  await askStripe()
  orders = new Map((await allOrders()).map((order) => [order._id, order]))
}, 240_000)
afterAll(() => api.close())

/** Prices that do not divide well, with and without price breaks. */
const aShelf = (at: number) =>
  Promise.all(
    [1_133, 7, 259].map((unitPrice, index) =>
      aProduct(api, {
        name: `Peg ${at} ${index}`,
        unitPrice: unitPrice + at,
        minQuantity: 1,
        availableQuantity: 5_000,
        weightGrams: 40,
        priceBreaks: index === 0 ? [{ minQuantity: 6, unitPrice: 999 + at }] : [],
      }),
    ),
  )

async function allOrders(): Promise<Order[]> {
  const all: Order[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: Record<string, string> = { limit: '100', ...(cursor ? { cursor } : {}) }
    const { body, headers } = await call(api, 'listOrders', { query, token: admin.token })
    all.push(...body)
    cursor = headers.get('x-next-cursor')
  }
  return all
}

type Lines = { productId: string; quantity: number }[]

/** Places an order and does to it what its number says. */
async function anyOrder(buyer: TestAccount, shelf: string[], number: number): Promise<Done> {
  const [first = '', second = '', third = ''] = shelf
  const lines: Lines = [
    { productId: first, quantity: 3 + (number % 5) },
    { productId: second, quantity: 10 + (number % 3) },
    { productId: third, quantity: 1 + (number % 2) },
  ]
  const kind = number % 10
  const id = await (kind === 8 ? byPhone : fromCart)(buyer, lines, number)
  const ordered = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const order: Done = {
    ...{ id, ordered, state: 'paid' },
    ...{ charged: 0, kept: 0, sent: new Map(), droppedHere: new Map() },
  }
  const params = { id }
  if (kind === 0) return { ...order, state: 'unpaid' }
  if (kind === 1) {
    const body = { key: randomUUID(), lines: [{ productId: second, quantity: 4 }] }
    await call(api, 'cancelLines', { params, body, token: buyer.token })
    ordered.set(second, (ordered.get(second) ?? 0) - 4)
  }
  order.intent = await pay(api, buyer, id)
  const send = async (units?: Lines) => {
    const body = { key: randomUUID(), lines: units, tracking: [`1Z${number}`] }
    await call(api, 'sendShipment', { params, body, token: admin.token })
    for (const { productId, quantity } of units ?? lines)
      order.sent.set(productId, (order.sent.get(productId) ?? 0) + quantity)
    order.state = units ? 'part_shipped' : 'shipped'
  }
  const refund = (wish: Parameters<typeof refundParts>[2]) =>
    call(api, 'refundOrder', refundParts(admin, id, wish))
  if (kind === 2) await send()
  if (kind === 3) await send([{ productId: first, quantity: 2 }])
  if (kind === 4) {
    await refund({ lines: [{ productId: first, quantity: 2, restock: true }] })
    order.droppedHere.set(first, 2)
  }
  if (kind === 5) await refund({ amount: 3.33 })
  if (kind === 6) {
    await refund({ amount: 1.01 })
    await refund({})
    order.state = 'refunded'
  }
  if (kind === 7) {
    const body = { key: randomUUID(), lines: [{ productId: third, quantity: 1 }] }
    await call(api, 'cancelLines', { params, body, token: buyer.token })
    order.droppedHere.set(third, 1)
  }
  if (kind === 9) {
    await send()
    await aClosedReturn(buyer, id, first)
    order.returned = first
  }
  return order
}

/** What was charged for each order, and what of it Stripe still holds. */
async function askStripe(): Promise<void> {
  const byIntent = new Map(done.map((one) => [one.intent, one]))
  for await (const { id, amount_received } of api.stripeSdk.paymentIntents.list({ limit: 100 })) {
    const one = byIntent.get(id)
    if (one) Object.assign(one, { charged: amount_received, kept: one.kept + amount_received })
  }
  for await (const { payment_intent, amount } of api.stripeSdk.refunds.list({ limit: 100 })) {
    const one = byIntent.get(String(payment_intent))
    if (one) one.kept -= amount
  }
}

const named = (line: Lines[number]) => ({ ...line, sku: 'PEG', name: 'Peg', img: '' })

async function fromCart(buyer: TestAccount, lines: Lines, number: number) {
  await api.shop.carts.replace({ id: buyer.uid, lines: lines.map(named), changedAt: api.shop.now() })
  const delivery =
    number % 3 === 0 ? { address: stockholm, rateId: 'truck' } : { address: oslo, rateId: 'parcel' }
  const body = { key: randomUUID(), poNumber: `PO-${number}`, ...delivery }
  return (await call(api, 'orderCart', { body, token: buyer.token })).body.insertedId
}

async function byPhone({ email }: TestAccount, lines: Lines, number: number) {
  const wishes = { lines, address: oslo, discount: { percent: 1 + (number % 19), reason: 'Trade fair' } }
  const asked = { params: { email }, token: admin.token }
  const { quote } = (await call(api, 'draftOrder', { ...asked, body: wishes })).body
  const [rate] = quote.rates
  const body = { ...wishes, key: randomUUID(), rateId: rate?.id, price: rate?.total }
  return (await call(api, 'orderForBuyer', { ...asked, body })).body.insertedId
}

async function aClosedReturn(buyer: TestAccount, id: string, productId: string): Promise<void> {
  const asked = { key: randomUUID(), lines: [{ productId, quantity: 1, reason: 'damaged' }] }
  const { insertedId } = (
    await call(api, 'requestReturn', { params: { id }, body: asked, token: buyer.token })
  ).body
  const moves = [
    { state: 'accepted' },
    { state: 'received', lines: [{ productId, restocked: 0, scrapped: 1 }] },
    { state: 'closed', outcome: 'refund' },
  ]
  for (const body of moves)
    await call(api, 'moveReturn', { params: { id: insertedId }, body, token: admin.token })
}

const orderOf = ({ id }: Done): Order => {
  const order = orders.get(id)
  assert(order, `${id} is listed`)
  return order
}
const paid = () => done.filter(({ state }) => state !== 'unpaid')

it('there are three hundred orders, in every state that orders get to by themselves', () => {
  expect(orders.size).toBe(buyersAtOnce * ordersOfEach)
  expect(done.map((one) => [one.id, orderOf(one).state])).toEqual(done.map(({ id, state }) => [id, state]))
})

/** Cells by the names of their columns; no cell of these orders has a line break in it. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map(
        ([, text, plain]) => text ?? plain ?? '',
      ),
    )
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

it('CSV: rows add up to what Stripe was paid and gave back, order by order and in all', async () => {
  const rows = rowsOf(ordersCsv([...orders.values()]))
  const added = (some: typeof rows, column: string) => sum(some.map((row) => cents(Number(row[column]))))
  const byOrder = Map.groupBy(rows, ({ Order: number }) => number)
  const differences = done.filter((one) => {
    const own = byOrder.get(orderOf(one).number) ?? []
    const goods = sum(own.map((row) => Number(row.Quantity) * cents(Number(row['Unit price']))))
    const total = added(own, 'Line net') + added(own, 'Shipping net') + added(own, 'Tax')
    return (
      goods !== added(own, 'Line net') ||
      total !== added(own, 'Total') ||
      (one.state !== 'unpaid' && added(own, 'Total') !== one.charged) ||
      (one.state !== 'unpaid' && added(own, 'Refunded') !== one.charged - one.kept)
    )
  })
  expect(differences).toEqual([])
  const paidRows = paid().flatMap((one) => byOrder.get(orderOf(one).number) ?? [])
  expect(added(paidRows, 'Total')).toBe(sum(paid().map(({ charged }) => charged)))
  expect(added(rows, 'Refunded')).toBe(sum(paid().map(({ charged, kept }) => charged - kept)))
})

describe('papers', () => {
  it('invoices say what was charged and credit notes what was given back, to the cent of tax, without a hole', async () => {
    const numbers: string[] = []
    const differences: string[] = []
    const papersOf = async ({ id }: Done) =>
      (await call(api, 'getInvoices', { params: { id }, token: admin.token })).body
    const all = await Promise.all(paid().map(async (one) => ({ one, papers: await papersOf(one) })))
    for (const { one, papers } of all) {
      numbers.push(...papers.map(({ number }) => number))
      const [invoice, ...notes] = papers
      const addUp = papers.every(
        ({ lines, goodsTotal, shippingTotal, taxTotal, total, taxLines = [] }) =>
          sum(lines.map(({ price }) => cents(price))) === cents(goodsTotal) &&
          cents(goodsTotal) + cents(shippingTotal) + cents(taxTotal) === cents(total) &&
          sum(taxLines.map(({ amount }) => cents(amount))) === cents(taxTotal),
      )
      const back = sum(notes.map(({ total }) => cents(total)))
      const taxBack = sum(notes.map(({ taxTotal }) => cents(taxTotal)))
      const isAllBack = one.kept > 0 || taxBack === cents(invoice?.taxTotal ?? -1)
      if (
        !addUp ||
        !isAllBack ||
        cents(invoice?.total ?? 0) !== one.charged ||
        back !== one.charged - one.kept
      )
        differences.push(one.id)
    }
    expect(differences).toEqual([])
    const byYear = Map.groupBy(numbers, (number) => number.split('-')[0])
    for (const ofYear of byYear.values())
      expect(ofYear.map((number) => Number(number.split('-')[1])).toSorted((a, b) => a - b)).toEqual(
        ofYear.map((_, at) => at + 1),
      )
  })

  it('packing slips hold what was ordered and neither sent nor dropped, and those of parcels what was sent', () => {
    const quantities = (lines: Order['lines']) =>
      lines.map(({ productId, quantity }) => [productId, quantity]).toSorted()
    const differences = paid().filter((one) => {
      const order = orderOf(one)
      const left = [...one.ordered].map(
        ([id, quantity]) =>
          [id, quantity - (one.sent.get(id) ?? 0) - (one.droppedHere.get(id) ?? 0)] as const,
      )
      const toSend = one.state === 'refunded' ? [] : left.filter(([, quantity]) => quantity > 0).toSorted()
      const sent = order.shipments.flatMap((parcel) => quantities(unitsIn(order, parcel))).toSorted()
      const isRight = (shown: unknown[], known: unknown[]) => JSON.stringify(shown) === JSON.stringify(known)
      return !isRight(quantities(unitsHere(order)), toSend) || !isRight(sent, [...one.sent].toSorted())
    })
    expect(differences).toEqual([])
  })
})

it('overview: the sales of each day, the best sellers and what waits are those of the orders', async () => {
  const { body } = await call(api, 'getOverview', { token: admin.token })
  const days = Map.groupBy(paid(), (one) => orderOf(one).paidAt?.slice(0, 10) ?? '')
  const shown = body.sales.filter(({ orders: number }) => number > 0)
  expect(shown.map(({ day, orders: number, amount }) => [day, number, cents(amount)])).toEqual(
    [...days].toSorted().map(([day, some]) => [day, some.length, sum(some.map(({ kept }) => kept))]),
  )
  const inState = (...states: Done['state'][]) => done.filter(({ state }) => states.includes(state)).length
  expect(body).toMatchObject({
    unpaid: inState('unpaid'),
    toShip: inState('paid', 'part_shipped'),
    returns: 0,
  })
  const sold = new Map<string, number>()
  for (const one of paid().filter(({ state }) => state !== 'refunded'))
    for (const { productId, quantity, unitPrice } of orderOf(one).lines) {
      const dropped = (one.droppedHere.get(productId) ?? 0) + (one.returned === productId ? 1 : 0)
      sold.set(productId, (sold.get(productId) ?? 0) + (quantity - dropped) * cents(unitPrice))
    }
  expect(body.bestSellers.map(({ amount }) => cents(amount))).toEqual(
    [...sold.values()].toSorted((one, other) => other - one).slice(0, 5),
  )
})

it('the payment check finds nothing to mend', async () => {
  const later = new Date(api.shop.now().getTime() + 2 * 3_600_000)
  expect((await checkPayments(api.shop, later)).differences).toEqual([])
})
