import { describe, expect, it } from 'vitest'
import {
  expiredOrder,
  inStock,
  noon,
  paid,
  paidIntent,
  paidOrder,
  unpaidOrder,
  withShipped,
} from '../../../test/support/oak-order.ts'
import type { Order } from '../orders/order.ts'
import { derived } from '../orders/order-rules.ts'
import { movementsOf } from '../orders/order-stock.ts'
import type { ProviderRefund, Refund, RefundRecord } from '../orders/refund.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import type { Payment } from './payment-provider.ts'
import { type Settled, type SettleFacts, type SettleRequest, settle } from './settle.ts'

const one = new Date('2026-01-05T13:00:00Z')
const kept: Payment = { ...payment('kept'), uid: 'ada', at: one }
const returned: Payment = { ...payment('returned'), uid: 'ada', at: one }

function payment(use: Payment['use']): Payment {
  return { id: 'pi_1', orderId: 'o1', amount: 5000, currency: 'usd', use, at: noon }
}

const movement = (kind: 'sale' | 'late_payment' | 'refund_restock', delta: number) => ({
  id: `o1-${kind}`,
  productId: 'dowels',
  kind,
  delta,
  orderId: 'o1',
  at: one,
})

const requested: Refund = {
  id: 'k1',
  amount: 5000,
  reason: 'Split',
  restock: true,
  restocked: false,
  state: 'pending',
  createdAt: noon,
}
const atStripe: ProviderRefund = { id: 're_1', key: 'k1', amount: 5000, state: 'succeeded', createdAt: noon }
const ofOrder = { orderId: 'o1', intentId: 'pi_1', currency: 'usd' }

const late: RefundRecord = {
  ...ofOrder,
  id: 'late-pi_1',
  amount: 5000,
  reason: 'The payment came after its order was gone and is being refunded in full.',
  restocked: false,
  state: 'pending',
  createdAt: one,
}
const lateAtStripe: ProviderRefund = { ...atStripe, key: 'late-pi_1' }
const lateAlert = {
  id: 'late-pi_1',
  kind: 'late_payment_refunded',
  orderId: 'o1',
  transactionId: 'pi_1',
  amount: 5000,
  currency: 'usd',
  message: late.reason,
  createdAt: one,
} as const
const failedAlert = (id: string) => expect.objectContaining({ id: `refund-${id}`, kind: 'refund_failed' })

const paidNow = paid(unpaidOrder, 'pi_1', one)
const refunded = (order: Order, refund: Partial<Refund>): Order =>
  derived({
    ...order,
    refundedInFull: true,
    refunds: [{ ...requested, state: 'succeeded', providerId: 're_1', ...refund }],
  })
const shippedOrder = withShipped(paidOrder)
const withReturned = (order: Order, amount = 5000): Order => ({
  ...order,
  payments: [...order.payments, { id: 'pi_1', kind: 'card', amount, state: 'returned', at: one }],
})

type SettledWithStock = Settled & { stockMovements: StockMovement[] }
type Outcome = Partial<SettledWithStock>

/** With what follows for the stock. */
function settledOf(found: SettleFacts, request: SettleRequest): SettledWithStock {
  const settled = settle(found, request)
  const changed = settled.order === found.order ? undefined : settled.order
  return { ...settled, stockMovements: changed ? movementsOf(found.order, changed, request.now) : [] }
}
type Case = [string, Partial<SettleFacts>, Partial<SettleRequest>, Outcome]

/** Left out of an outcome: nothing of that kind is written, and the order stays the very object it was. */
const cases: Case[] = [
  [
    'pays an unpaid order',
    { order: unpaidOrder },
    {},
    { settlement: 'pay', order: paidNow, payment: kept, stockMovements: [movement('sale', 0)] },
  ],
  [
    'pays an order that is being closed, and takes off the mark and the last problem',
    { order: { ...unpaidOrder, closing: { reason: 'expired', since: noon }, paymentProblem: 'Declined' } },
    {},
    { settlement: 'pay', order: paidNow, payment: kept, stockMovements: [movement('sale', 0)] },
  ],
  [
    'counts what was refunded before the payment was settled',
    { order: unpaidOrder },
    { refunds: [{ ...atStripe, key: undefined, amount: 1000 }] },
    {
      settlement: 'pay',
      order: expect.objectContaining({ state: 'paid', refundedTotal: 1000 }),
      payment: kept,
      refunds: [expect.objectContaining({ ...ofOrder, id: 're_1', amount: 1000, state: 'succeeded' })],
      stockMovements: [movement('sale', 0)],
    },
  ],
  [
    'reinstates an expired order while its units are in stock',
    { order: expiredOrder, products: inStock(5) },
    {},
    {
      settlement: 'reinstate',
      order: paidNow,
      payment: kept,
      stockMovements: [movement('sale', 0), movement('late_payment', -4)],
      alerts: [expect.objectContaining({ id: 'late-pi_1', kind: 'late_payment_taken', orderId: 'o1' })],
    },
  ],
  ['leaves a settled order as it is', { order: paidOrder, payment: kept }, {}, { settlement: 'already' }],
  [
    'leaves a settled order as it is when its refunds are known',
    { order: refunded(paidOrder, { restocked: true }), payment: kept },
    { refunds: [atStripe] },
    { settlement: 'already' },
  ],
  [
    'puts units back when the provider took a refund that restocks',
    { order: { ...paidOrder, refunds: [requested] }, payment: kept, products: inStock(1) },
    { refunds: [atStripe] },
    {
      settlement: 'already',
      order: refunded(paidOrder, { restocked: true }),
      refunds: [{ ...requested, ...ofOrder, state: 'succeeded', providerId: 're_1', restocked: true }],
      stockMovements: [{ ...movement('refund_restock', 4), id: 'o1-refund_restock-k1' }],
    },
  ],
  [
    'puts no units back for a shipped order',
    { order: { ...shippedOrder, refunds: [requested] }, payment: kept },
    { refunds: [atStripe] },
    {
      settlement: 'already',
      order: refunded(shippedOrder, {}),
      refunds: [{ ...requested, ...ofOrder, state: 'succeeded', providerId: 're_1' }],
    },
  ],
  [
    'tells the admins about a refund that failed at the bank',
    { order: refunded(paidOrder, { restock: false }), payment: kept },
    { refunds: [{ ...atStripe, state: 'failed' }] },
    {
      settlement: 'already',
      order: refunded(paidOrder, { restock: false, state: 'failed' }),
      refunds: [expect.objectContaining({ id: 'k1', state: 'failed' })],
      alerts: [failedAlert('k1')],
    },
  ],
  [
    'notes why the last attempt to pay failed',
    { order: { ...unpaidOrder, intentId: 'pi_1' } },
    { intent: { ...paidIntent, status: 'open', problem: 'Declined' } },
    { settlement: 'not_complete', order: { ...unpaidOrder, intentId: 'pi_1', paymentProblem: 'Declined' } },
  ],
  [
    'notes a problem once',
    { order: { ...unpaidOrder, intentId: 'pi_1', paymentProblem: 'Declined' } },
    { intent: { ...paidIntent, status: 'open', problem: 'Declined' } },
    { settlement: 'not_complete' },
  ],
  [
    "notes no other intent's problem",
    { order: { ...unpaidOrder, intentId: 'pi_2' } },
    { intent: { ...paidIntent, status: 'open', problem: 'Declined' } },
    { settlement: 'not_complete' },
  ],
  [
    'notes no problem of a cancelled intent',
    { order: { ...unpaidOrder, intentId: 'pi_1' } },
    { intent: { ...paidIntent, status: 'canceled', problem: 'Declined' } },
    { settlement: 'not_complete' },
  ],
  [
    'waits for a payment without an order',
    {},
    { intent: { ...paidIntent, status: 'processing' } },
    { settlement: 'not_complete' },
  ],
  ['leaves the payment of an unknown order alone', {}, {}, { settlement: 'not_this_order' }],
  [
    "leaves another order's payment alone",
    { order: unpaidOrder, payment: { ...kept, orderId: 'o2' } },
    {},
    { settlement: 'not_this_order' },
  ],
  [
    'refunds a payment for a deleted order',
    { wasDeleted: true },
    {},
    { settlement: 'late', payment: returned, refunds: [late], alerts: [lateAlert], refundDue: late },
  ],
  [
    'refunds a payment for an expired order whose units are gone, and tells the buyer',
    { order: expiredOrder, products: inStock(4) },
    {},
    {
      settlement: 'late',
      order: withReturned({ ...expiredOrder, paymentProblem: late.reason }),
      payment: returned,
      refunds: [late],
      alerts: [{ ...lateAlert, number: expiredOrder.number }],
      refundDue: late,
    },
  ],
  [
    'refunds only what is left of a late payment',
    { wasDeleted: true },
    { intent: { ...paidIntent, refunded: 2000 } },
    {
      settlement: 'late',
      payment: returned,
      refunds: [{ ...late, amount: 3000 }],
      alerts: [lateAlert],
      refundDue: { ...late, amount: 3000 },
    },
  ],
  [
    'refunds nothing of a late payment that was refunded already',
    { wasDeleted: true },
    { intent: { ...paidIntent, refunded: 5000 } },
    { settlement: 'late', payment: returned, alerts: [lateAlert] },
  ],
  [
    'refunds a second payment',
    { order: paid(unpaidOrder, 'pi_0') },
    {},
    {
      settlement: 'second',
      order: withReturned(paid(unpaidOrder, 'pi_0')),
      payment: returned,
      refunds: [expect.objectContaining({ id: 'late-pi_1', amount: 5000 })],
      alerts: [expect.objectContaining({ id: 'late-pi_1', kind: 'late_payment_refunded' })],
      refundDue: expect.objectContaining({ id: 'late-pi_1', amount: 5000 }),
    },
  ],
  [
    'refunds a payment that does not match its order',
    { order: unpaidOrder },
    { intent: { ...paidIntent, amount: 4999 } },
    {
      settlement: 'mismatch',
      order: withReturned(unpaidOrder, 4999),
      payment: { ...returned, amount: 4999 },
      refunds: [expect.objectContaining({ id: 'late-pi_1', amount: 4999 })],
      alerts: [expect.objectContaining({ id: 'late-pi_1', kind: 'payment_mismatch' })],
      refundDue: expect.objectContaining({ id: 'late-pi_1', amount: 4999 }),
    },
  ],
  ['has nothing left to do for a returned payment', { payment: returned }, {}, { settlement: 'returned' }],
  [
    'still has to refund a returned payment that the provider has not heard of',
    { payment: returned, lateRefund: late },
    {},
    { settlement: 'returned', refundDue: late },
  ],
  [
    'notes that the provider took the refund of a late payment',
    { payment: returned, lateRefund: late },
    { refunds: [lateAtStripe] },
    { settlement: 'returned', refunds: [{ ...late, providerId: 're_1', state: 'succeeded' }] },
  ],
  [
    'tells the admins when the refund of a late payment failed at the bank',
    { payment: returned, lateRefund: { ...late, providerId: 're_1', state: 'succeeded' } },
    { refunds: [{ ...lateAtStripe, state: 'failed' }] },
    {
      settlement: 'returned',
      refunds: [{ ...late, providerId: 're_1', state: 'failed' }],
      alerts: [failedAlert('late-pi_1')],
    },
  ],
  [
    'tells the admins when the provider declines to refund a late payment',
    { payment: returned, lateRefund: late },
    { refundDeclined: 'Charge disputed' },
    {
      settlement: 'returned',
      refunds: [{ ...late, state: 'failed' }],
      alerts: [expect.objectContaining({ detail: 'Charge disputed' })],
    },
  ],
  [
    'takes a declined refund as done when the money is back already',
    { payment: returned, lateRefund: late },
    { refundDeclined: 'Already refunded', intent: { ...paidIntent, refunded: 5000 } },
    { settlement: 'returned', refunds: [{ ...late, state: 'succeeded' }] },
  ],
  [
    'keeps a refund that another attempt brought through meanwhile',
    { payment: returned, lateRefund: { ...late, providerId: 're_1', state: 'succeeded' } },
    { refundDeclined: 'Already refunded' },
    { settlement: 'returned' },
  ],
]

const requestOf = (change: Partial<SettleRequest>): SettleRequest => ({
  intent: paidIntent,
  orderId: 'o1',
  now: one,
  ...change,
})

describe('settle', () => {
  it.each(cases)('%s', (_, facts, change, outcome) => {
    const found: SettleFacts = { wasDeleted: false, ...facts }
    const settled = settledOf(found, requestOf(change))
    expect(settled).toEqual({ order: found.order, refunds: [], stockMovements: [], alerts: [], ...outcome })
    if (!('order' in outcome)) expect(settled.order).toBe(found.order)
  })

  it.each(cases)('%s, and a repeat changes nothing more', (_, facts, change) => {
    const found: SettleFacts = { wasDeleted: false, ...facts }
    const first = settledOf(found, requestOf(change))
    const after: SettleFacts = {
      ...found,
      order: first.order,
      payment: first.payment ?? found.payment,
      lateRefund: first.refunds.find(({ id }) => id === 'late-pi_1') ?? found.lateRefund,
    }
    const again = settledOf(after, requestOf(change))
    expect(again.order).toBe(first.order)
    expect(again).toMatchObject({ stockMovements: [], alerts: [] })
    expect(again.payment).toBeUndefined()
    for (const refund of again.refunds) expect(refund).toEqual(after.lateRefund)
    expect(again.refundDue).toEqual(first.refundDue)
  })
})

describe('an order of two lines', () => {
  const [dowels] = unpaidOrder.lines
  const pegs = {
    ...dowels,
    productId: 'pegs',
    sku: 'PEG',
    name: 'Pegs',
    quantity: 2,
    unitPrice: 500,
    price: 1000,
  }
  const order: Order = { ...unpaidOrder, lines: [dowels, pegs], goodsTotal: 6000, total: 6000 }
  const intent = { ...paidIntent, amount: 6000 }
  const idsAndDeltas = ({ stockMovements }: SettledWithStock) =>
    stockMovements.map(({ id, delta }) => [id, delta])
  const settled = (found: Partial<SettleFacts>, request: Partial<SettleRequest> = {}) =>
    settledOf({ wasDeleted: false, ...found }, { intent, orderId: 'o1', now: one, ...request })
  const stock = (ofDowels: number, ofPegs: number) =>
    new Map([
      ['dowels', { availableQuantity: ofDowels }],
      ['pegs', { availableQuantity: ofPegs }],
    ])

  it('has a sale a line', () => {
    expect(idsAndDeltas(settled({ order }))).toEqual([
      ['o1-sale-1', 0],
      ['o1-sale-2', 0],
    ])
  })

  it('has its tax checked once it is reinstated, where the register was silent', () => {
    const check = (status: 'unknown' | 'invalid') => {
      const taxEvidence = { number: 'SE556188840401', status, checkedAt: noon }
      return settled({ order: derived({ ...order, expiredAt: noon, taxEvidence }), products: stock(5, 3) })
    }
    expect(check('unknown').order?.taxCheckDue).toBe(true)
    expect(check('invalid').order?.taxCheckDue).toBeUndefined()
  })

  it('is reinstated when every line is in stock, and refunded when one is not', () => {
    const expired = derived({ ...order, expiredAt: noon })
    const back = settled({ order: expired, products: stock(5, 3) })
    expect(back.settlement).toBe('reinstate')
    expect(idsAndDeltas(back)).toEqual([
      ['o1-sale-1', 0],
      ['o1-sale-2', 0],
      ['o1-late_payment-1', -4],
      ['o1-late_payment-2', -2],
    ])
    for (const products of [stock(4, 3), stock(5, 2), inStock(5)]) {
      const gone = settled({ order: expired, products })
      expect([gone.settlement, gone.stockMovements]).toEqual(['late', []])
    }
  })

  it('puts the units of a refunded line back, and each of them once', () => {
    const lines = [{ productId: 'pegs', quantity: 1 }]
    const refund: Refund = { ...requested, amount: 500, lines, units: lines }
    const said = { ...atStripe, amount: 500 }
    const first = settled({ order: { ...paid(order), refunds: [refund] } }, { refunds: [said] })
    expect(idsAndDeltas(first)).toEqual([['o1-refund_restock-k1-2', 1]])
    expect(settled({ order: first.order }, { refunds: [said] }).stockMovements).toEqual([])
  })
})

it.each([
  ['paid', paid(unpaidOrder, 'pi_0'), 'second'],
  ['expired', expiredOrder, 'late'],
] as const)(
  'refunds payments for a price alone of an order that is %s once, and leaves the rest to an admin',
  (_, order, why) => {
    const { orderId: __, ...forPriceAlone } = paidIntent
    const products = inStock(0)
    const asked = (id: string) => ({ intent: { ...forPriceAlone, id }, orderId: 'o1', now: noon })
    const first = settle({ order, products, wasDeleted: false }, asked('pi_1'))
    expect([first.settlement, first.refundDue?.amount]).toEqual([why, 5000])
    const next = settle({ order: first.order, products, wasDeleted: false }, asked('pi_2'))
    expect(next).toMatchObject({ settlement: 'repeated', payment: { use: 'undecided' } })
    expect(next.refundDue).toBeUndefined()
    const { order: left, payment } = next
    const again = settle({ order: left, payment, products: inStock(20), wasDeleted: false }, asked('pi_2'))
    expect(again).toEqual({ settlement: 'repeated', order: left, refunds: [], alerts: [] })
    const made = settle(
      { order: first.order, products, wasDeleted: false },
      { ...asked('pi_3'), intent: { ...paidIntent, id: 'pi_3' } },
    )
    expect(made.settlement).toBe(why)
  },
)
