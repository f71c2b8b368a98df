import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCodeOf } from '../../../test/support/error-of.ts'
import { noon, paidOrder as order, withShipped } from '../../../test/support/oak-order.ts'
import { ShopError } from '../errors.ts'
import { inLanguage } from '../language.ts'
import { shown } from '../stored-texts.ts'
import type { Order } from './order.ts'
import { leftOf, type RefundRequest, refundOf, withRefunds, withRequested } from './order-refunds.ts'
import { movementsOf } from './order-stock.ts'
import type { ProviderRefund, Refund, RefundState } from './refund.ts'
import { unitsRefunded, unitsRestocked, unitsToShip } from './refund-lines.ts'

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
    expect(first).toMatchObject({
      changed: [{ id: 'k1', restocked: true }],
      order: { state: 'refunded', refundedTotal: 5000 },
    })
    expect(withRefunds(first.order, [said()]).changed).toEqual([])
  })

  it('says in English of one made at Stripe where it was made, whoever notices it, and in the language of who reads it', () => {
    const noticed = () => withRefunds(order, [said({ key: undefined })]).order.refunds[0]?.reason ?? ''
    const kept = inLanguage('de', noticed)
    expect(kept).toBe('Refunded at Stripe')
    expect(inLanguage('de', () => shown(kept))).toBe('Bei Stripe erstattet')
  })

  it('puts no units back for a refund that failed', () => {
    const after = withRefunds({ ...order, refunds: [asked] }, [said({ state: 'failed' })])
    expect(after).toMatchObject({
      changed: [{ restocked: false }],
      order: { state: 'paid', refundedTotal: 0 },
    })
  })

  it('knows one by the key that the shop gave it, once, whatever id it is stored under', () => {
    const twin: Refund = { ...asked, id: 're_1', providerId: 're_1', state: 'succeeded', restock: false }
    const creditNote = { number: '2026-00042', taxTotal: 0 }
    const stuck = {
      ...order,
      refunds: [
        { ...twin, creditNote },
        { ...asked, amount: 4000 },
      ],
    }
    const healed = withRefunds(stuck, [said()])
    expect(healed).toMatchObject({
      changed: [{ id: 'k1', amount: 5000, state: 'succeeded', providerId: 're_1', creditNote }],
      order: { refundedTotal: 5000 },
    })
    expect(healed.order.refunds).toHaveLength(1)
    expect(withRefunds(healed.order, [said()]).changed).toEqual([])
  })

  it('gets its key also where it was stored without', () => {
    const twin: Refund = { ...asked, id: 're_1', providerId: 're_1', state: 'succeeded', restock: false }
    const found = withRefunds({ ...order, refunds: [twin] }, [said()])
    expect(found.order.refunds).toEqual([{ ...twin, id: 'k1' }])
    expect(found.changed).toHaveLength(1)
    expect(withRefunds(order, [said({ key: 'tax-o1' })]).changed).toMatchObject([
      { id: 'tax-o1', taxOnly: true },
    ])
  })

  it('counts both where money went back twice under one key', () => {
    const part = said({ amount: 1000 })
    const twice = withRefunds(order, [part, { ...part, id: 're_2' }]).order
    expect(twice.refunds).toMatchObject([{ id: 'k1' }, { id: 're_2' }])
    expect(twice.refundedTotal).toBe(2000)
    const healed = withRefunds({ ...order, refunds: [{ ...asked, amount: 1000 }] }, [
      part,
      { ...part, id: 're_2' },
    ])
    expect(healed.order.refundedTotal).toBe(2000)
    expect(withRefunds(healed.order, [{ ...part, id: 're_2' }, part]).changed).toEqual([])
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

  it('has nothing left where one under way and one made at Stripe are for more than the payment', () => {
    const both = [asked, { ...asked, id: 're_2', providerId: 're_2', amount: 2000 }]
    const code = errorCodeOf(() => refundOf({ ...order, refunds: both }, { ...request, amount: undefined }))
    expect(code).toBe('refund_not_possible')
  })

  it('counts a failed refund as not given back', () => {
    expect(leftOf({ ...order, refunds: [{ ...asked, state: 'failed' }] })).toBe(5000)
  })
})

describe('a refund by line', () => {
  const request = { orderId: 'o1', key: 'k1', restock: true, reason: 'Split', by: 'admin', now: noon }
  const dowels = (quantity: number, restock?: boolean) => [{ productId: 'dowels', quantity, restock }]

  it('costs what the units cost, and puts them back unless the line says otherwise', () => {
    expect(refundOf(order, { ...request, lines: dowels(3) })).toMatchObject({
      amount: 3750,
      lines: [{ productId: 'dowels', quantity: 3 }],
      units: [{ productId: 'dowels', quantity: 3 }],
      restock: true,
    })
    const kept = refundOf(order, { ...request, amount: 1000, lines: dowels(3, false) })
    expect(kept).toMatchObject({ amount: 1000, units: [], restock: false })
  })

  it('never refunds or restocks a unit twice, whatever is asked for in which order', () => {
    const wishes = fc.array(
      fc.record({
        quantity: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        amount: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
        restock: fc.boolean(),
        fails: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(wishes, (list) => {
        let after = order
        let back = 0
        for (const [index, { quantity, amount, restock, fails }] of list.entries()) {
          const key = `k${index}`
          try {
            const lines = quantity === undefined ? undefined : dowels(quantity)
            const record = refundOf(after, { ...request, key, amount, lines, restock })
            after = { ...after, refunds: [...after.refunds, record] }
          } catch (error) {
            expect(error).toBeInstanceOf(ShopError)
            continue
          }
          const state = fails ? 'failed' : 'succeeded'
          const made = after.refunds.at(-1)?.amount ?? 0
          const settled = withRefunds(after, [said({ id: `re_${index}`, key, amount: made, state })])
          for (const { delta } of movementsOf(after, settled.order, noon)) back += delta
          after = settled.order
        }
        expect(back).toBeLessThanOrEqual(4)
        expect(after.refundedTotal).toBeLessThanOrEqual(order.total)
        expect(unitsRefunded(after, 'dowels')).toBeLessThanOrEqual(4)
        expect(unitsRestocked(after, 'dowels')).toBe(back)
      }),
    )
  })

  it('of what is left puts no unit back that was refunded before without going back', () => {
    const broken = refundOf(order, { ...request, restock: false, lines: dowels(1) })
    const after = {
      ...order,
      refunds: [broken],
      cancelRequest: { state: 'open' as const, requestedAt: noon },
    }
    expect(refundOf(after, { ...request, key: 'k2' }).units).toEqual([{ productId: 'dowels', quantity: 3 }])
    expect(refundOf(after, { ...request, key: 'k2', cancels: true }).units).toEqual([
      { productId: 'dowels', quantity: 3 },
    ])
  })

  it('grants a cancellation also where no unit is left to go back', () => {
    const broken = refundOf(order, { ...request, restock: false, amount: 1000, lines: dowels(4) })
    const after = {
      ...order,
      refunds: [broken],
      cancelRequest: { state: 'open' as const, requestedAt: noon },
    }
    expect(refundOf(after, { ...request, key: 'k2', cancels: true })).toMatchObject({
      units: [],
      restock: false,
    })
  })

  it('puts broken units back in no later refund, whichever pieces it names', () => {
    const broken = refundOf(order, { ...request, restock: false, lines: dowels(1) })
    const rest = refundOf({ ...order, refunds: [broken] }, { ...request, key: 'k2', amount: 100 })
    const after = { ...order, refunds: [broken, rest] }
    const naming = { ...request, key: 'k3', amount: 100, lines: dowels(1) }
    expect(errorCodeOf(() => refundOf(after, naming))).toBe('refund_not_possible')
    expect(unitsToShip(after)).toEqual([])
  })

  it('leaves the pieces of one that failed to another, which is another movement', () => {
    const refunded = (before: Order, key: string, change: Partial<RefundRequest>) => {
      const record = refundOf(before, { ...request, key, ...change })
      const atStripe = said({ id: `re_${key}`, key, amount: record.amount })
      return withRefunds(withRequested(before, record), [atStripe]).order
    }
    const broken = refunded(order, 'k1', { restock: false, lines: dowels(2) })
    const back = refunded(broken, 'k2', { amount: 100 })
    const failed = withRefunds(back, [said({ id: 're_k1', state: 'failed' })]).order
    const all = refunded(failed, 'k3', {})
    const movements = [...movementsOf(broken, back, noon), ...movementsOf(failed, all, noon)]
    expect(movements.map(({ id, delta }) => [id, delta])).toEqual([
      ['o1-refund_restock-k2', 2],
      ['o1-refund_restock-k3', 2],
    ])
  })

  it('made again after the bank failed it takes no other pieces from the order', () => {
    const refunded = (before: Order, key: string, restock: boolean) => {
      const record = refundOf(before, { ...request, key, lines: dowels(2), restock })
      return withRefunds(withRequested(before, record), [said({ id: `re_${key}`, key, amount: 2500 })]).order
    }
    const first = refunded(order, 'k1', true)
    const failed = withRefunds(first, [said({ id: 're_k1', state: 'failed' })]).order
    for (const restock of [false, true]) {
      const again = refunded(failed, 'k2', restock)
      expect(again.refundedTotal).toBe(2500)
      expect(movementsOf(failed, again, noon).reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
      expect(unitsToShip(again)).toEqual([{ productId: 'dowels', quantity: 2 }])
    }
  })

  it('of what its buyer cancels is for what is still to be sent, also after another one failed', () => {
    const first = withRefunds(
      withRequested(order, refundOf(order, { ...request, lines: dowels(2), restock: true })),
      [said({ amount: 2500 })],
    ).order
    const failed = withRefunds(first, [said({ amount: 2500, state: 'failed' })]).order
    const cancelled = refundOf(failed, { ...request, key: 'k2', linesMeant: () => dowels(1), restock: true })
    expect(cancelled.units).toEqual(dowels(1))
    expect(unitsToShip({ ...failed, refunds: [...failed.refunds, cancelled] })).toEqual(dowels(1))
  })

  const shippedWith = (refund: Partial<Refund>) => ({
    ...withShipped(order),
    refunds: [{ ...asked, restock: false, state: 'succeeded' as const, ...refund }],
  })

  it('gives back what is left where earlier refunds left less than the units cost', () => {
    const goodwill = shippedWith({ amount: 1 })
    expect(refundOf(goodwill, { ...request, restock: false, lines: dowels(4) }).amount).toBe(4999)
    const tooMuch = { ...request, restock: false, lines: dowels(4), amount: 5000 }
    expect(errorCodeOf(() => refundOf(goodwill, tooMuch))).toBe('refund_not_possible')
  })

  it('takes no money that is for pieces still to be sent', () => {
    const goodwill = { ...order, refunds: [{ ...asked, amount: 3000, restock: false, lines: dowels(1) }] }
    expect(errorCodeOf(() => refundOf(goodwill, { ...request, lines: dowels(2) }))).toBe(
      'refund_not_possible',
    )
    expect(refundOf(goodwill, { ...request, lines: dowels(3) }).amount).toBe(2000)
    const exactly = { ...order, refunds: [{ ...asked, amount: 2500, restock: false }] }
    expect(() => refundOf(exactly, { ...request, lines: dowels(2) })).toThrow('Send or cancel those first')
    expect(refundOf(exactly, { ...request, lines: dowels(4) }).amount).toBe(2500)
  })

  it('leaves out of a return what was refunded before', () => {
    const returned = { productId: 'dowels', quantity: 4, reason: 'wrong' as const, restocked: 4 }
    const one = { id: 'r1', number: 'R1', state: 'received' as const, requestedAt: noon, lines: [returned] }
    const closing = (amount: number, quantity: number) =>
      refundOf(
        { ...shippedWith({ amount, lines: dowels(quantity) }), returns: [one] },
        { ...request, restock: false, returnId: 'r1' },
      )
    expect(closing(1250, 1)).toMatchObject({ amount: 3750, lines: [{ productId: 'dowels', quantity: 3 }] })
    expect(errorCodeOf(() => closing(4000, 4))).toBe('refund_not_possible')
  })

  it('is refused for more units than are left, for a line that is not there, and for shipped units', () => {
    const first = refundOf(order, { ...request, lines: dowels(3) })
    const after = { ...order, refunds: [first] }
    expect(errorCodeOf(() => refundOf(after, { ...request, lines: dowels(2) }))).toBe('refund_not_possible')
    const pegs = [{ productId: 'pegs', quantity: 1 }]
    expect(errorCodeOf(() => refundOf(order, { ...request, lines: pegs }))).toBe('invalid_request')
    const shipped = withShipped(order)
    expect(errorCodeOf(() => refundOf(shipped, { ...request, lines: dowels(1) }))).toBe('refund_not_possible')
    expect(refundOf(shipped, { ...request, restock: false, lines: dowels(1) }).units).toEqual([])
  })
})
