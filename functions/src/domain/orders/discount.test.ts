import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discounted, discountTotalOf } from './order.ts'

const lines = fc.array(
  fc.record({
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9_999_999 })),
    quantity: fc.integer({ min: 1, max: 5_000 }),
  }),
  { minLength: 1, maxLength: 5 },
)

it('adds up to the cent: what units cost is their number times one of them, and the rest is the discount', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), (listed, percent) => {
      const before = listed.map((line) => ({ ...line, price: line.unitPrice * line.quantity }))
      const after = before.map((line) => discounted(line, { percent, reason: 'Trade fair' }))
      for (const [index, { unitPrice, quantity, price }] of after.entries()) {
        const { unitPrice: listPrice = 0 } = before[index] ?? {}
        expect(price).toBe(unitPrice * quantity)
        expect(unitPrice).toBeGreaterThanOrEqual(1)
        const exact = (listPrice * (100 - percent)) / 100
        expect(Math.abs(unitPrice - Math.max(1, exact))).toBeLessThanOrEqual(0.5)
      }
      const sum = (of: readonly { price: number }[]) => of.reduce((total, { price }) => total + price, 0)
      expect(sum(after) + discountTotalOf(after)).toBe(sum(before))
    }),
  )
})

it('takes nothing off where there is none', () => {
  const line = { unitPrice: 1250, quantity: 4, price: 5000 }
  expect(discounted(line, undefined)).toBe(line)
})
