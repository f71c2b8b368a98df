import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChargedOrder, taxShares, unitsRefund } from './refund-shares.ts'

const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 200 }), unitPrice: fc.integer({ min: 1, max: 90_000 }) })
  .map((known) => ({ ...known, price: known.quantity * known.unitPrice }))
const order: fc.Arbitrary<ChargedOrder> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shippingTotal: fc.integer({ min: 0, max: 50_000 }),
    taxTotal: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map((known) => ({
    ...known,
    lines: known.lines.map((each, index) => ({ ...each, productId: `product-${index}` })),
  }))
const goodsOf = ({ lines }: ChargedOrder) => lines.reduce((sum, { price }) => sum + price, 0)

it('splits the tax to the cent, each part by less than a cent off its exact share', () => {
  fc.assert(
    fc.property(order, (known) => {
      const { lines, shipping } = taxShares(known)
      expect(lines.reduce((sum, share) => sum + share, shipping)).toBe(known.taxTotal)
      const base = goodsOf(known) + known.shippingTotal
      for (const [index, { price }] of known.lines.entries()) {
        expect(Math.abs((lines[index] ?? 0) - (price * known.taxTotal) / base)).toBeLessThan(1)
      }
    }),
  )
})

it('refunds all units of all lines and the shipping for exactly what was paid, in whatever steps', () => {
  fc.assert(
    fc.property(order, fc.array(fc.nat(1_000), { maxLength: 30 }), (known, steps) => {
      const refunded = new Map<string, number>()
      let total = 0
      const refund = (productId: string, quantity: number) => {
        const before = refunded.get(productId) ?? 0
        const amount = unitsRefund(known, [{ productId, quantity, before }])
        expect(amount).toBeGreaterThanOrEqual(0)
        refunded.set(productId, before + quantity)
        total += amount
      }
      for (const step of steps) {
        const each = known.lines[step % known.lines.length]
        if (!each) continue
        const left = each.quantity - (refunded.get(each.productId) ?? 0)
        if (left > 0) refund(each.productId, 1 + (step % left))
      }
      for (const { productId, quantity } of known.lines) {
        const left = quantity - (refunded.get(productId) ?? 0)
        if (left > 0) refund(productId, left)
      }
      const shipping = known.shippingTotal + taxShares(known).shipping
      expect(total + shipping).toBe(goodsOf(known) + known.shippingTotal + known.taxTotal)
    }),
  )
})

it('refunds units at their price alone where no tax was asked', () => {
  const plain = {
    lines: [{ productId: 'oak', quantity: 10, unitPrice: 125, price: 1_250 }],
    shippingTotal: 900,
    taxTotal: 0,
  }
  expect(unitsRefund(plain, [{ productId: 'oak', quantity: 3, before: 4 }])).toBe(375)
})
