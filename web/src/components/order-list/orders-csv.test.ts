import { expect, it } from 'vitest'
import { order, orderLine } from '#testing/factories.ts'
import { csvFileName, ordersCsv } from './orders-csv.ts'

const norway = {
  name: 'Kari Nordmann',
  company: 'Snekkeri AS',
  line1: 'Storgata 1',
  city: 'Trondheim',
  postalCode: '7030',
  country: 'NO',
  taxNumber: 'NO 123 456 789 MVA',
}
const wholesale = order({
  number: 'K7M-2QX',
  poNumber: 'PO-4711',
  invoiceNumber: '2026-00042',
  address: norway,
  state: 'shipped',
  lines: [
    orderLine({ sku: 'DWL', name: 'Dowel', quantity: 4, unitPrice: 0.1, price: 0.4 }),
    orderLine({ productId: 'p2', sku: 'PEG', name: 'Peg', quantity: 7, unitPrice: 3.33, price: 23.31 }),
    orderLine({ productId: 'p3', sku: 'KNB', name: 'Knob', quantity: 1, unitPrice: 0.2, price: 0.2 }),
  ],
  goodsTotal: 23.91,
  shippingTotal: 9.9,
  taxTotal: 8.45,
  price: 42.26,
  tax: { name: 'VAT', percent: 25 },
  refundedAmount: 8.33,
  refunds: [
    {
      _id: 'r1',
      amount: 8.33,
      reason: 'Split',
      restocked: false,
      state: 'succeeded',
      createdAt: '2026-03-03T08:00:00.000Z',
      creditNoteNumber: '2026-00043',
      taxAmount: 1.67,
    },
  ],
  carrier: 'UPS',
  tracking: ['1Z1', '1Z2'],
})
const retail = order({ number: 'A2B-3CD' })

/** The file as a spreadsheet reads it: cells without their quotes, by the names of their columns. */
function read(csv: string): Record<string, string>[] {
  const [names = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/"((?:[^"]|"")*)"|([^,"]+)|(?<=,|^)(?=,|$)/g)].map(
        ([, text, bare]) => text ?? bare ?? '',
      ),
    )
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

it('has a row for each product, with what the books need', () => {
  const rows = read(ordersCsv([wholesale, retail]))
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatchObject({
    Order: 'K7M-2QX',
    'Ordered at': '2026-03-01T08:00:00.000Z',
    State: 'Shipped',
    Invoice: '2026-00042',
    'PO number': 'PO-4711',
    Company: 'Snekkeri AS',
    Country: 'NO',
    'Tax number': 'NO 123 456 789 MVA',
    SKU: 'DWL',
    Quantity: '4',
    'Unit price': '0.1',
    'Line net': '0.4',
    'Shipping net': '9.9',
    Tax: '8.45',
    Total: '42.26',
    Refunded: '8.33',
    'Tax refunded': '1.67',
    'Credit notes': '2026-00043',
    'Tax name': 'VAT 25%',
    Tracking: '1Z1 1Z2',
    Currency: 'USD',
  })
  expect(rows[1]).toMatchObject({ Order: 'K7M-2QX', SKU: 'PEG', Total: '', Tax: '', 'Shipping net': '' })
})

it('names a credit note that was taken back beside its reversal', () => {
  const [refund] = wholesale.refunds
  if (!refund) throw new Error('the order has a refund')
  const failed = { ...refund, state: 'failed' as const, reversalNumber: '2026-00044' }
  const [row] = read(
    ordersCsv([order({ ...wholesale, refunds: [failed, { ...refund, creditNoteNumber: '2026-00045' }] })]),
  )
  expect(row).toMatchObject({ 'Credit notes': '2026-00043 2026-00044 2026-00045', 'Tax refunded': '1.67' })
})

it('says of an order without tax why, as the papers do', () => {
  const line = { name: 'Tax', percent: 0, base: 10, amount: 0, reason: '', productIds: [] }
  const abroad = order({ tax: { name: 'Tax', percent: 0 }, taxLines: [{ ...line, treatment: 'G' }] })
  expect(read(ordersCsv([abroad]))[0]).toMatchObject({ 'Tax name': 'Tax, export' })
})

it('adds up to the cent: lines, shipping and tax are the totals of all orders', () => {
  const rows = read(ordersCsv([wholesale, retail, wholesale]))
  const cents = (column: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[column] || 0) * 100), 0)
  expect(cents('Line net') + cents('Shipping net') + cents('Tax')).toBe(cents('Total'))
  expect(cents('Total')).toBe(2 * 4226 + 2500)
  expect(cents('Refunded')).toBe(2 * 833)
  expect(cents('Tax refunded')).toBe(2 * 167)
})

it('runs nothing that a buyer wrote as a formula', () => {
  const hostile = order({
    poNumber: '=HYPERLINK("https://evil.example")',
    address: { ...norway, company: '+1', taxNumber: '@SUM(A1)' },
    lines: [orderLine({ name: '-2+3' })],
  })
  const [row] = read(ordersCsv([hostile]))
  expect(row).toMatchObject({ Company: "'+1", 'Tax number': "'@SUM(A1)", Product: "'-2+3" })
  expect(row?.['PO number']?.startsWith("'=")).toBe(true)
})

it('names the file after the day and the state', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(csvFileName(now)).toBe('orders-2026-03-01.csv')
  expect(csvFileName(now, 'paid')).toBe('orders-paid-2026-03-01.csv')
})

it('says the discount of an order once, with its reason', () => {
  const discount = { percent: 10, reason: 'Trade fair', amount: 2.4 }
  const rows = read(ordersCsv([order({ ...wholesale, discount }), retail]))
  expect(rows.map((row) => [row['Discount, net'], row['Discount reason']])).toEqual([
    ['2.4', 'Trade fair'],
    ['', ''],
    ['', ''],
    ['0', ''],
  ])
})
