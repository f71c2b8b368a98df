import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noon, paidOrder as order } from '../../../test/support/oak-order.ts'
import { leftOf, refundOf, withRefunds } from './order-refunds.ts'
import type { ProviderRefund, Refund, RefundState } from './refund.ts'

const asked: Refund = {
  id: 'k1',
  amount: 5000,
  reason: 'Split',
  restock: true,
  restocked: false,
  state: 'pending',
  createdAt: noon,
}
const said = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 're_1',
  key: 'k1',
  amount: 5000,
  state: 'succeeded',
  createdAt: noon,
  ...change,
})

describe('withRefunds', () => {
  it('puts units back once, when the provider took the refund', () => {
    const first = withRefunds({ ...order, refunds: [asked] }, [said()])
    expect(first).toMatchObject({ unitsBack: true, order: { state: 'refunded', refundedTotal: 5000 } })
    expect(withRefunds(first.order, [said()])).toMatchObject({ unitsBack: false, changed: [] })
  })

  it('puts no units back for a refund that failed', () => {
    const after = withRefunds({ ...order, refunds: [asked] }, [said({ state: 'failed' })])
    expect(after).toMatchObject({ unitsBack: false, order: { state: 'paid', refundedTotal: 0 } })
  })

  it('ends the same whatever was said first, and never counts one twice', () => {
    const states = fc.constantFrom<RefundState>('pending', 'succeeded', 'failed')
    const sayings = fc.array(fc.record({ number: fc.integer({ min: 0, max: 3 }), state: states }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(sayings, fc.infiniteStream(fc.nat()), (list, random) => {
        const refunds = list.map(({ number, state }) =>
          said({ id: `re_${number}`, key: undefined, amount: 1000, state }),
        )
        const shuffled = [...refunds].sort(() => (Number(random.next().value) % 3) - 1)
        const sums = [refunds, shuffled].map((all) => withRefunds(order, all).order)
        expect(sums[0]?.refundedTotal).toBe(sums[1]?.refundedTotal)
        expect(new Set(sums[0]?.refunds.map(({ id }) => id)).size).toBe(sums[0]?.refunds.length)
      }),
    )
  })
})

describe('refundOf', () => {
  const request = { orderId: 'o1', key: 'k2', restock: false, reason: 'Split', by: 'admin', now: noon }

  it('never gives more back than the payment, whatever is asked in whatever parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 10 }), (amounts) => {
        let now = order
        for (const [at, amount] of amounts.entries()) {
          try {
            now = { ...now, refunds: [...now.refunds, refundOf(now, { ...request, key: `k${at}`, amount })] }
          } catch {
            expect(amount).toBeGreaterThan(leftOf(now))
          }
        }
        expect(leftOf(now)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('counts a failed refund as not given back', () => {
    expect(leftOf({ ...order, refunds: [{ ...asked, state: 'failed' }] })).toBe(5000)
  })
})
