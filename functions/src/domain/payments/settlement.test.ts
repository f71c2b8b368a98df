import { describe, expect, it } from 'vitest'
import {
  inStock,
  paidIntent as intent,
  noon,
  unpaidOrder as order,
  paidOrder as paid,
  paid as paidBy,
} from '../../../test/support/oak-order.ts'
import type { Payment, PaymentIntent } from './payment-provider.ts'
import { type Settlement, settlementOf } from './settle.ts'

const bare: PaymentIntent = { ...intent, orderId: undefined }
const kept: Payment = { id: 'pi_1', orderId: 'o1', amount: 5000, currency: 'usd', use: 'kept', at: noon }
const cases: [string, Partial<Parameters<typeof settlementOf>[0]>, Settlement][] = [
  ['its own order, unpaid', { order }, 'pay'],
  [
    'its own order while it is being closed',
    { order: { ...order, closing: { reason: 'deleted', since: noon } } },
    'pay',
  ],
  ['its own order once more', { order: paid, payment: kept }, 'already'],
  ['its own order after it was shipped', { order: { ...paid, state: 'shipped' }, payment: kept }, 'already'],
  [
    'its own order after it was refunded',
    { order: { ...paid, state: 'refunded' }, payment: kept },
    'already',
  ],
  ['an order paid by another', { order: paidBy(order, 'pi_0') }, 'second'],
  [
    'an expired order with units there',
    { order: { ...order, state: 'expired' }, products: inStock(5) },
    'reinstate',
  ],
  [
    'an expired order but one unit short',
    { order: { ...order, state: 'expired' }, products: inStock(4) },
    'late',
  ],
  [
    'an expired order, units there, but the money went back meanwhile',
    {
      order: { ...order, state: 'expired' },
      products: inStock(5),
      intent: { ...intent, refunded: 5000 },
    },
    'late',
  ],
  [
    'an expired order, units there, and a part of the money is back',
    {
      order: { ...order, state: 'expired' },
      products: inStock(5),
      intent: { ...intent, refunded: 1000 },
    },
    'reinstate',
  ],
  ['an expired order of a product that left', { order: { ...order, state: 'expired' } }, 'late'],
  ['an order that was deleted', { wasDeleted: true }, 'late'],
  ['an order that was never here', {}, 'not_this_order'],
  ['another amount', { order, intent: { ...intent, amount: 4999 } }, 'mismatch'],
  ['another currency', { order, intent: { ...intent, currency: 'eur' } }, 'mismatch'],
  ['another payer', { order, intent: { ...intent, uid: 'bob' } }, 'mismatch'],
  ["another order's intent", { order: { ...order, id: 'o2' }, orderId: 'o2' }, 'not_this_order'],
  ['a bare price that fits', { order, intent: bare }, 'pay'],
  ['a bare price of somebody else', { order, intent: { ...bare, uid: 'bob' } }, 'not_this_order'],
  ['a bare price of another amount', { order, intent: { ...bare, amount: 1 } }, 'not_this_order'],
  ['a bare price without an order', { intent: bare, wasDeleted: true }, 'not_this_order'],
  [
    'a bare price that paid before',
    { order, intent: bare, payment: { ...kept, orderId: 'o2' } },
    'not_this_order',
  ],
  ['money that went back', { order, payment: { ...kept, use: 'returned' } }, 'returned'],
  [
    'money that went back from elsewhere',
    { order, payment: { ...kept, orderId: 'o2', use: 'returned' } },
    'not_this_order',
  ],
  ['an intent that is open', { order, intent: { ...intent, status: 'open' } }, 'not_complete'],
  ['an intent that is cancelled', { order, intent: { ...intent, status: 'canceled' } }, 'not_complete'],
]

describe('settlementOf', () => {
  it.each(cases)('%s', (_, question, settlement) => {
    expect(settlementOf({ intent, orderId: 'o1', now: noon, ...question })).toBe(settlement)
  })
})
