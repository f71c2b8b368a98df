import { expect, it } from 'vitest'
import { order as anOrder } from '#testing/factories.ts'
import { csvFileName, ordersCsv } from './orders-csv.ts'

const order = anOrder({
  _id: 'o1',
  email: 'hazel@example.test',
  buyerName: '=HYPERLINK("http://evil.example")',
  price: 37.5,
  unitPrice: 12.5,
  currency: 'usd',
  quantity: 3,
  productId: 'p1',
  productName: 'Dowel, 6" beech',
  img: '/x.jpg',
  paymentStatus: true,
  shipped: false,
  state: 'paid',
  transactionId: 'pi_1',
  createdAt: '2026-01-02T03:04:05.000Z',
  paidAt: '2026-01-02T03:05:00.000Z',
  refundedAmount: 0,
  refunds: [],
})

it('writes one line an order under the names of the columns', () => {
  const [heading, first, end] = ordersCsv([order]).slice(1).split('\r\n')
  expect(heading).toBe(
    '"Order","Ordered at","State","Buyer","Email","Product","Quantity","Unit price","Total","Refunded","Currency","Paid at","Shipped at","Expired at","Transaction"',
  )
  expect(first).toBe(
    `"o1","2026-01-02T03:04:05.000Z","Paid","'=HYPERLINK(""http://evil.example"")","hazel@example.test","Dowel, 6"" beech",3,12.5,37.5,0,"USD","2026-01-02T03:05:00.000Z","","","pi_1"`,
  )
  expect(end).toBe('')
})

it('names the file by day and state', () => {
  const now = new Date('2026-03-04T23:59:00Z')
  expect(csvFileName(now)).toBe('orders-2026-03-04.csv')
  expect(csvFileName(now, 'paid')).toBe('orders-paid-2026-03-04.csv')
})
