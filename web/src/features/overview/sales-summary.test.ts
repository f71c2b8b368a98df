import { expect, it } from 'vitest'
import { summaryOf } from './sales-summary.ts'

it('adds up the days without losing cents, and finds the best one', () => {
  const sales = [
    { day: '2026-03-01', orders: 1, amount: 0.1 },
    { day: '2026-03-02', orders: 3, amount: 20.2 },
    { day: '2026-03-03', orders: 0, amount: 0 },
  ]
  expect(summaryOf(sales, 'usd')).toEqual({ orders: 4, amount: 20.3, average: 5.08, best: sales[1] })
})

it('has neither a best day nor an average without a sale', () => {
  expect(summaryOf([{ day: '2026-03-01', orders: 0, amount: 0 }], 'usd')).toEqual({ orders: 0, amount: 0 })
})
