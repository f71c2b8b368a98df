import { describe, expect, it } from 'vitest'
import { areAllSince, lastDays, salesOf } from './overview.ts'

describe('lastDays', () => {
  it('ends with today and leaves no gap', () => {
    const days = lastDays(new Date('2026-03-01T23:59:59Z'), 3)
    expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(days[0]?.to).toEqual(days[1]?.from)
    expect(days[2]?.to).toEqual(new Date('2026-03-02T00:00:00Z'))
  })
})

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))
const order = (hour: number, total: number, refundedTotal = 0) => ({ paidAt: at(hour), total, refundedTotal })

describe('salesOf', () => {
  it('counts what was paid in the time, less what was refunded, and nothing at its end', () => {
    const orders = [order(12, 1_000), order(11, 500, 500), order(10, 300, 100), order(9, 70)]
    expect(salesOf(orders, { from: at(10), to: at(12) })).toEqual({ orders: 2, amount: 200 })
    expect(salesOf([], { from: at(10), to: at(12) })).toEqual({ orders: 0, amount: 0 })
  })

  it('counts no order that was never paid', () => {
    expect(salesOf([{ total: 5, refundedTotal: 0 }], { from: at(0), to: at(23) })).toEqual({
      orders: 0,
      amount: 0,
    })
  })
})

describe('areAllSince', () => {
  const newest = [order(12, 1), order(10, 1)]
  it.each<[string, Date, number, boolean]>([
    ['fewer than were asked for', at(0), 3, true],
    ['as many, the oldest of them from before', at(11), 2, true],
    ['as many, and there may be more of the same moment', at(10), 2, false],
    ['as many, and there may be older ones', at(9), 2, false],
  ])('%s', (_, from, most, all) => {
    expect(areAllSince(newest, from, most)).toBe(all)
  })
})
