import { orderStateNames } from '@wood-master/contract/order-states'
import type { Order } from '#lib/api/orders.ts'
import { csvText } from '#lib/text/csv.ts'

/** Times are ISO 8601 in UTC; amounts are plain numbers in major units of the currency, so that a spreadsheet can add them up. */
const columns: [name: string, value: (order: Order) => string | number][] = [
  ['Order', (order) => order._id],
  ['Ordered at', (order) => order.createdAt],
  ['State', (order) => orderStateNames[order.state]],
  ['Buyer', (order) => order.buyerName ?? ''],
  ['Email', (order) => order.email],
  ['Product', (order) => order.productName],
  ['Quantity', (order) => order.quantity],
  ['Unit price', (order) => order.unitPrice],
  ['Total', (order) => order.price],
  ['Refunded', (order) => order.refundedAmount],
  ['Currency', (order) => order.currency.toUpperCase()],
  ['Paid at', (order) => order.paidAt ?? ''],
  ['Shipped at', (order) => order.shippedAt ?? ''],
  ['Expired at', (order) => order.expiredAt ?? ''],
  ['Transaction', (order) => order.transactionId ?? ''],
]

/** The orders as a comma separated table with a heading row. */
export function ordersCsv(orders: Order[]): string {
  return csvText([
    columns.map(([name]) => name),
    ...orders.map((order) => columns.map(([, value]) => value(order))),
  ])
}

/** The file's name says what is in it: the day (UTC), and the state if one was chosen. */
export function csvFileName(now: Date, state?: string): string {
  return `${['orders', state, now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.csv`
}
