import { taxLinesOf, taxTotalOf } from '@wood-master/contract/tax'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noon, paidOrder } from '../../../test/support/oak-order.ts'
import { discounted, type Order, type OrderLines } from '../orders/order.ts'
import { leftOf } from '../orders/order-refunds.ts'
import type { LineUnits, Refund } from '../orders/refund.ts'
import { priceOfUnits, refundPrice, unitsRefunded } from '../orders/refund-lines.ts'
import { creditOf } from './make-invoices.ts'

/** `REFUND_RUNS=200000 npx vitest run --project unit functions/src/domain/invoices/credit-note.test.ts` is the thorough one. */
const numRuns = Number(process.env.REFUND_RUNS ?? 500)

interface Wanted {
  lines: { quantity: number; unitPrice: number }[]
  shippingTotal: number
  percent: number
  /** Percent. */
  discount: number
}

function orderOf({ lines: wanted, shippingTotal, percent, discount }: Wanted): Order {
  const [first] = paidOrder.lines
  const lines = wanted.map(({ quantity, unitPrice }, index) => {
    const productId = `p${index}`
    const line = { ...first, productId, quantity, unitPrice, price: quantity * unitPrice }
    return discounted(line, { percent: discount, reason: 'Fair' })
  }) as unknown as OrderLines
  const goodsTotal = lines.reduce((sum, { price }) => sum + price, 0)
  const taxTotal = Math.round(((goodsTotal + shippingTotal) * percent) / 100)
  return {
    ...paidOrder,
    lines,
    goodsTotal,
    shippingTotal,
    taxTotal,
    total: goodsTotal + shippingTotal + taxTotal,
  }
}

/** The order after one more refund and its credit note. */
function credited(order: Order, amount: number, lines?: LineUnits[]) {
  const id = `r${order.refunds.length}`
  const said = { id, providerId: `re_${id}`, reason: 'Split', state: 'succeeded', createdAt: noon } as const
  const refund: Refund = { ...said, amount, lines, restocked: false }
  const note = creditOf({ ...order, refunds: [...order.refunds, refund] }, refund)
  expect(Math.min(note.goodsTotal, note.taxTotal)).toBeGreaterThanOrEqual(0)
  const kept = { ...refund, creditNote: { number: id, taxTotal: note.taxTotal } }
  return { after: { ...order, refunds: [...order.refunds, kept] }, note }
}

const wanted = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      unitPrice: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9_999 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shippingTotal: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_000 })),
  percent: fc.constantFrom(0, 5.5, 7, 8.1, 19, 20, 25),
  discount: fc.constantFrom(0, 0, 3, 10, 33, 100),
})
/** Units of a line, or a thousandth of what is left. */
const steps = fc.array(
  fc.oneof(
    fc.record({ line: fc.nat({ max: 2 }), quantity: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ thousandths: fc.integer({ min: 1, max: 1_000 }) }),
  ),
  { maxLength: 8 },
)

it('says of units what was refunded for them, and with the others exactly what the invoice said', () => {
  fc.assert(
    fc.property(wanted, steps, fc.boolean(), (order, list, endsWithUnits) => {
      let now = orderOf(order)
      const { total, taxTotal } = now
      const refundUnits = (line: number, most: number) => {
        const known = now.lines[line]
        if (!known) return
        const { productId } = known
        const quantity = Math.min(most, known.quantity - unitsRefunded(now, productId))
        const units = [{ productId, quantity }]
        const amount = refundPrice(now, units)
        if (quantity < 1 || amount > leftOf(now)) return
        const { after, note } = credited(now, amount, units)
        expect(note).toMatchObject({ goodsTotal: priceOfUnits(now, units), total: amount })
        expect(note.lines).toHaveLength(1)
        now = after
      }
      const refundSum = (amount: number) => {
        if (amount < 1) return
        const { after, note } = credited(now, amount)
        expect(note.goodsTotal + note.taxTotal + note.shippingTotal).toBe(amount)
        expect(Math.abs(note.taxTotal - (amount * taxTotal) / total)).toBeLessThan(2)
        now = after
      }
      for (const step of list) {
        if ('line' in step) refundUnits(step.line, step.quantity)
        else refundSum(Math.floor((leftOf(now) * step.thousandths) / 1_000))
      }
      if (endsWithUnits) for (const [line] of now.lines.entries()) refundUnits(line, 6)
      refundSum(leftOf(now))
      const taxes = now.refunds.map(({ creditNote }) => creditNote?.taxTotal ?? 0)
      expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(taxTotal)
      expect(leftOf(now)).toBe(0)
    }),
    { numRuns },
  )
}, 600_000)

it('of several rates leaves no more tax than money, so that the last one takes no goods back', () => {
  const [first] = paidOrder.lines
  const lines: OrderLines = [
    { ...first, productId: 'free', quantity: 1, unitPrice: 10_000, price: 10_000 },
    { ...first, productId: 'taxed', quantity: 1, unitPrice: 10_000, price: 10_000 },
  ]
  const line = { name: 'VAT', places: [], base: 10_000 }
  const taxLines = [
    { ...line, treatment: 'E' as const, percent: 0, amount: 0, productIds: ['free'] },
    { ...line, treatment: 'S' as const, percent: 25, amount: 2500, productIds: ['taxed'] },
  ]
  const order: Order = { ...paidOrder, lines, taxLines, goodsTotal: 20_000, taxTotal: 2500, total: 22_500 }
  const goodwill = credited(order, 12_000)
  const unit = credited(goodwill.after, 10_000, [{ productId: 'free', quantity: 1 }])
  const rest = credited(unit.after, 500)
  const taxes = [goodwill, unit, rest].map(({ note }) => note.taxTotal)
  expect(taxes).toEqual([1333, 667, 500])
})

it('holds for units the tax of their own rate, and of several rates no more than the order has', () => {
  const rates = [25, 6, 0]
  fc.assert(
    fc.property(wanted, steps, (order, list) => {
      const plain = orderOf(order)
      const goods = plain.lines.map((line, index) => ({ ...line, taxClass: String(index) }))
      const taxLines = taxLinesOf(goods, plain.shippingTotal, (index) => ({
        ...{ treatment: 'S', name: 'VAT', places: [] },
        percent: rates[Number(index)] ?? 0,
      }))
      const taxTotal = taxTotalOf(taxLines)
      let now: Order = { ...plain, taxLines, taxTotal, total: plain.total - plain.taxTotal + taxTotal }
      let sums = 0
      for (const step of list) {
        const known = 'line' in step ? now.lines[step.line] : undefined
        if (known && 'line' in step) {
          const { productId, price } = known
          const quantity = Math.min(step.quantity, known.quantity - unitsRefunded(now, productId))
          const units = [{ productId, quantity }]
          const amount = refundPrice(now, units)
          if (quantity < 1 || amount > leftOf(now)) continue
          const { after, note } = credited(now, amount, units)
          const tax = ((price / known.quantity) * quantity * (rates[step.line] ?? 0)) / 100
          // Rounding of the order's line may be a cent beside that of the units.
          if (sums === 0) expect(Math.abs(note.taxTotal - tax)).toBeLessThan(2)
          now = after
        } else if ('thousandths' in step) {
          const amount = Math.floor((leftOf(now) * step.thousandths) / 1_000)
          if (amount > 0) now = credited(now, amount).after
          sums += amount
        }
      }
      if (leftOf(now) > 0) now = credited(now, leftOf(now)).after
      const taxes = now.refunds.map(({ creditNote }) => creditNote?.taxTotal ?? 0)
      expect(taxes.filter((tax) => tax < 0)).toEqual([])
      expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(taxTotal)
    }),
    { numRuns },
  )
}, 600_000)
