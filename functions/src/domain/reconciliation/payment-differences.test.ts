import { describe, expect, it } from 'vitest'
import { paidIntent as intent, noon, paidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from '../orders/order.ts'
import type { Refund } from '../orders/refund.ts'
import type { PaymentIntent } from '../payments/payment-provider.ts'
import { differencesOf, snapshotOf } from './payment-differences.ts'

const failed: Refund = {
  id: 'k1',
  providerId: 're_1',
  amount: 5000,
  reason: 'Split',
  restocked: false,
  state: 'failed',
  createdAt: noon,
}

const found = (order: Order, at: PaymentIntent) =>
  differencesOf(snapshotOf([at], [order])).map(({ kind, amount }) => ({ kind, amount }))

describe('a refunded order whose refund failed at the bank', () => {
  const order: Order = { ...paidOrder, state: 'refunded', refunds: [failed], refundedTotal: 0 }

  it('is named until the money really went back', () => {
    expect(found(order, intent)).toEqual([{ kind: 'refund_missing', amount: 5000 }])
  })

  it('is not named any more once it did', () => {
    const again: Refund = { ...failed, id: 'k2', providerId: 're_2', state: 'succeeded' }
    const healed: Order = { ...order, refunds: [failed, again], refundedTotal: 5000 }
    expect(found(healed, { ...intent, refunded: 5000 })).toEqual([])
  })
})

it('names no order that ended with a lost dispute, unless an appeal won', () => {
  const after = (state: 'lost' | 'won'): Order => ({
    ...paidOrder,
    state: 'refunded',
    disputes: [{ id: 'du_1', state, at: noon }],
  })
  expect(found(after('lost'), intent)).toEqual([])
  expect(found(after('won'), intent)).toEqual([{ kind: 'refund_missing', amount: 5000 }])
})

describe('a partly refunded order', () => {
  it('is not named while both sides say the same', () => {
    expect(found({ ...paidOrder, refundedTotal: 1000 }, { ...intent, refunded: 1000 })).toEqual([])
  })
})
