import { describe, expect, it } from 'vitest'
import { noon, paidOrder, unpaidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from '../orders/order.ts'
import type { Refund } from '../orders/refund.ts'
import { refundPrice } from '../orders/refund-lines.ts'
import type { Invoice } from './invoice.ts'
import { dueInvoices, idsToRead, makeInvoices } from './make-invoices.ts'

const seller = { name: 'Wood-Master', address: 'Sawmill Lane 4, 7030 Trondheim, Norway' }
const now = new Date('2026-12-31T23:59:59Z')
const issue = (order: Order, last = 41, written = new Map<string, Invoice>(), at = now) =>
  makeInvoices({ order, last, written }, { seller, now: at })

/** Two lines of 12.50 and 3.33 dollars, freight of 9.90 and tax of 25 percent. */
const [dowels] = paidOrder.lines
const pegs = {
  ...dowels,
  productId: 'pegs',
  sku: 'PEG',
  name: 'Pegs',
  quantity: 7,
  unitPrice: 333,
  price: 2331,
}
const taxed: Order = {
  ...paidOrder,
  poNumber: 'PO-4711',
  lines: [dowels, pegs],
  goodsTotal: 7331,
  shippingTotal: 990,
  taxTotal: 2080,
  total: 10_401,
}
const aRefund = (change: Partial<Refund> = {}): Refund => ({
  id: 'r1',
  amount: 1000,
  reason: 'Split along the grain',
  restocked: false,
  state: 'succeeded',
  providerId: 're_1',
  createdAt: noon,
  ...change,
})
/** The order after refunds were written one after the other, and their documents. */
function refundedInSteps(steps: ((order: Order) => Refund)[]) {
  let order = issue(taxed).order
  const notes: Invoice[] = []
  for (const step of steps) {
    const made = issue({ ...order, refunds: [...order.refunds, step(order)] }, 42 + notes.length)
    order = made.order
    notes.push(...made.invoices)
  }
  return { order, notes }
}
const unitsRefund = (id: string, productId: string, quantity: number) => (order: Order) => {
  const lines = [{ productId, quantity }]
  return aRefund({ id, lines, amount: refundPrice(order, lines) })
}

describe('an invoice', () => {
  it('is not due while an order is unpaid or expired', () => {
    expect(dueInvoices(unpaidOrder)).toEqual([])
    expect(dueInvoices({ ...unpaidOrder, state: 'expired' })).toEqual([])
  })

  it('takes the next number of the year and says what the order said', () => {
    const { invoices, order } = issue(taxed)
    expect(invoices).toMatchObject([
      {
        id: 'invoice-o1',
        kind: 'invoice',
        number: '2026-00042',
        sequence: 42,
        issuedAt: now,
        paidAt: noon,
        poNumber: 'PO-4711',
        seller,
        buyer: { email: 'ada@wood-master.test' },
        goodsTotal: 7331,
        shippingTotal: 990,
        taxTotal: 2080,
        total: 10_401,
      },
    ])
    expect(invoices[0]?.lines).toHaveLength(2)
    expect(order.invoiceNumber).toBe('2026-00042')
  })

  it('says when a line leaves that had to wait, which its credit note does not', () => {
    const promise = { from: '2027-02-01', to: '2027-02-03' }
    const late: Order = { ...taxed, lines: [dowels, { ...pegs, promise }] }
    const { invoices } = issue({ ...late, refunds: [aRefund({ amount: taxed.total })] })
    expect(invoices.map(({ lines }) => lines.map((line) => line.promise))).toEqual([
      [undefined, promise],
      [undefined, undefined],
    ])
  })

  it('is made once', () => {
    const { order } = issue(taxed)
    expect(issue(order)).toEqual({ invoices: [], order })
  })

  it('keeps its number when the order forgot it', () => {
    const { invoices } = issue(taxed)
    const written = new Map(invoices.map((invoice) => [invoice.id, invoice]))
    const again = issue(taxed, 99, written)
    expect(again.invoices).toEqual([])
    expect(again.order.invoiceNumber).toBe('2026-00042')
  })

  it('starts a new series with the year, which ends at midnight UTC', () => {
    const { invoices } = issue(taxed, 0, new Map(), new Date('2027-01-01T00:00:00Z'))
    expect(invoices[0]).toMatchObject({ number: '2027-00001', year: 2027 })
  })
})

describe('a credit note', () => {
  it('is not due while the payment provider has not taken the refund', () => {
    const { order } = issue(taxed)
    const pending = aRefund({ state: 'pending', providerId: undefined })
    expect(dueInvoices({ ...order, refunds: [pending] })).toEqual([])
  })

  it('follows the invoice in the same series where both are due', () => {
    const { invoices, order } = issue({ ...taxed, refunds: [aRefund()] })
    expect(invoices.map(({ number, corrects }) => [number, corrects])).toEqual([
      ['2026-00042', undefined],
      ['2026-00043', '2026-00042'],
    ])
    expect(order.refunds[0]?.creditNote).toEqual({ number: '2026-00043', taxTotal: 200 })
  })

  it('of everything says what the invoice said', () => {
    const { invoices } = issue({ ...taxed, refunds: [aRefund({ amount: taxed.total })] })
    expect(invoices[1]).toMatchObject({ goodsTotal: 7331, shippingTotal: 990, taxTotal: 2080, total: 10_401 })
    expect(invoices[1]?.lines).toEqual(invoices[0]?.lines)
  })

  it('of units names them, with their price and their tax', () => {
    const { notes } = refundedInSteps([unitsRefund('r1', 'pegs', 2)])
    expect(notes).toMatchObject([
      {
        lines: [{ sku: 'PEG', quantity: 2, unitPrice: 333, price: 666 }],
        goodsTotal: 666,
        taxTotal: 166,
        total: 832,
      },
    ])
  })

  it('of another amount than the units cost says the difference in a row of its own', () => {
    const lines = [{ productId: 'pegs', quantity: 2 }]
    const { notes } = refundedInSteps([() => aRefund({ lines, amount: 500 })])
    expect(notes[0]).toMatchObject({ goodsTotal: 400, taxTotal: 100, total: 500 })
    expect(notes[0]?.lines.map(({ price }) => price)).toEqual([666, -266])
  })

  it('adds up to the invoice with the others, to the cent, however the money went back', () => {
    const rest = (order: Order) => {
      const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
      return aRefund({ id: 'last', amount: order.total - refunded })
    }
    const { notes } = refundedInSteps([
      ...[1, 2, 3, 4, 5, 6, 7].map((step) => unitsRefund(`p${step}`, 'pegs', 1)),
      () => aRefund({ id: 'odd', amount: 1_01 }),
      unitsRefund('d', 'dowels', 3),
      rest,
    ])
    const sum = (of: (note: Invoice) => number) => notes.reduce((total, note) => total + of(note), 0)
    expect(sum(({ total }) => total)).toBe(taxed.total)
    expect(sum(({ taxTotal }) => taxTotal)).toBe(taxed.taxTotal)
    for (const { goodsTotal, shippingTotal, taxTotal, total, lines } of notes) {
      expect(goodsTotal + shippingTotal + taxTotal).toBe(total)
      expect(lines.reduce((net, { price }) => net + price, 0)).toBe(goodsTotal)
    }
    expect(notes.slice(0, 7).every(({ goodsTotal }) => goodsTotal === 333)).toBe(true)
  })

  it('of units at their price alone holds no tax while a refund of all tax is under way, which may fail yet', () => {
    const { order } = issue(taxed)
    const tax = aRefund({ id: 'tax', amount: 2080, taxOnly: true, state: 'pending', providerId: undefined })
    const asked: Order = { ...order, refunds: [tax] }
    const units = unitsRefund('r1', 'pegs', 2)(asked)
    const credited = issue({ ...asked, refunds: [tax, units] }, 42)
    expect(credited.invoices).toMatchObject([{ lines: [{ price: 666 }], goodsTotal: 666, taxTotal: 0 }])
    const taken: Refund = { ...tax, state: 'succeeded', providerId: 're_2' }
    const failed: Refund = { ...tax, state: 'failed' }
    const taxesOnceSaid = (said: Refund, left: number) => {
      const [, ...others] = credited.order.refunds
      const refunds = [said, ...others, aRefund({ id: 'rest', amount: left })]
      return issue({ ...credited.order, refunds }, 43).invoices.map(({ taxTotal }) => taxTotal)
    }
    expect(taxesOnceSaid(taken, taxed.total - 666 - 2080)).toEqual([2080, 0])
    expect(taxesOnceSaid(failed, taxed.total - 666)).toEqual([2080])
  })

  it('of an order with several rates names none of them, and neither does what takes it back', () => {
    const line = { treatment: 'S' as const, name: 'VAT', places: ['NO'] }
    const taxLines = [
      { ...line, percent: 25, base: 5675, amount: 1419, productIds: ['dowels'] },
      { ...line, percent: 15, base: 2646, amount: 397, productIds: ['pegs'] },
    ]
    const tax = { name: 'VAT', percent: 25 }
    const { order } = issue({ ...taxed, tax, taxLines, taxTotal: 1816, total: 10_137 })
    const lines = [{ productId: 'pegs', quantity: 2 }]
    const refund = aRefund({ lines, amount: refundPrice(order, lines) })
    const credited = issue({ ...order, refunds: [refund] }, 42)
    const [note] = credited.invoices
    expect(note).toMatchObject({ goodsTotal: 666, taxTotal: 100 })
    expect(note).toMatchObject({ tax: undefined, taxLines: undefined })
    const refunds = credited.order.refunds.map((one) => ({ ...one, state: 'failed' as const }))
    const written = new Map(credited.invoices.map((one) => [one.id, one]))
    const [reversal] = issue({ ...credited.order, refunds }, 43, written).invoices
    expect(reversal).toMatchObject({ kind: 'credit_note_reversal', taxTotal: 100, tax: undefined })
    const [all] = issue({ ...order, refunds: [aRefund({ amount: order.total })] }, 42).invoices
    expect(all).toMatchObject({ tax, taxLines })
  })

  it('and what takes it back are made out to the buyer of the invoice, whatever the order says by then', () => {
    const { order, invoices } = issue({ ...taxed, buyerName: 'Ada Lund' })
    const removed: Order = { ...order, email: 'removed@wood-master.test', buyerName: undefined }
    const written = new Map(invoices.map((invoice) => [invoice.id, invoice]))
    const refunded: Order = { ...removed, refunds: [aRefund()] }
    expect(idsToRead(refunded)).toEqual(['credit-r1', 'invoice-o1'])
    const credited = issue(refunded, 42, written)
    const lost: Order = {
      ...credited.order,
      refunds: credited.order.refunds.map((refund) => ({ ...refund, state: 'failed' as const })),
    }
    expect(idsToRead(lost)).toEqual(['reversal-r1', 'credit-r1', 'credit-re_1', 'invoice-o1'])
    for (const note of credited.invoices) written.set(note.id, note)
    const reversed = issue(lost, 43, written)
    expect([...credited.invoices, ...reversed.invoices].map(({ buyer }) => buyer)).toEqual([
      invoices[0]?.buyer,
      invoices[0]?.buyer,
    ])
  })

  it('is taken back by a document with the same amounts when its refund fails at the bank', () => {
    const { order, notes } = refundedInSteps([unitsRefund('r1', 'pegs', 2)])
    const lost = {
      ...order,
      refunds: order.refunds.map((refund) => ({ ...refund, state: 'failed' as const })),
    }
    const written = new Map(notes.map((note) => [note.id, note]))
    const made = issue(lost, 43, written)
    expect(made.invoices).toMatchObject([
      {
        id: 'reversal-r1',
        kind: 'credit_note_reversal',
        number: '2026-00044',
        corrects: '2026-00043',
        total: 832,
      },
    ])
    expect(made.order.refunds[0]?.creditNote).toMatchObject({
      number: '2026-00043',
      reversedBy: '2026-00044',
    })
    expect(dueInvoices(made.order)).toEqual([])
  })

  it('is taken back with the same amounts where its refund was known by the provider alone when it was written', () => {
    const { order } = issue(taxed)
    const found = aRefund({ id: 're_1', providerId: 're_1', amount: 1000 })
    const credited = issue({ ...order, refunds: [found] }, 42)
    const [note] = credited.invoices
    const refunds = credited.order.refunds.map((one) => ({
      ...one,
      ...({ id: 'tax-o1', taxOnly: true, state: 'failed' } as const),
    }))
    const lost = { ...credited.order, refunds }
    expect(idsToRead(lost)).toEqual(['reversal-tax-o1', 'credit-tax-o1', 'credit-re_1', 'invoice-o1'])
    const written = new Map(credited.invoices.map((one) => [one.id, one]))
    const { goodsTotal, taxTotal } = note ?? {}
    expect(taxTotal).not.toBe(1000)
    expect(issue(lost, 43, written).invoices).toMatchObject([{ goodsTotal, taxTotal, total: 1000 }])
  })
})
