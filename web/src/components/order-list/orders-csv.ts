import { sumOf } from '@wood-master/contract/money'
import { orderStateNames } from '@wood-master/contract/order-states'
import type { Order } from '@wood-master/contract/orders'
import { nameOfTax } from '@wood-master/contract/total-rows'
import { csvText } from '#lib/text/csv.ts'
import * as orderTexts from '#texts/order.ts'
import * as m from '#texts/order-list.ts'

type Line = Order['lines'][number]
type Cell = string | number

/** Repeated on every row of an order. Times are ISO 8601 in UTC, amounts plain numbers in major units. */
const orderColumns: [name: string, value: (order: Order) => Cell][] = [
  [m.order(), ({ number }) => number],
  [m.orderedAt(), ({ createdAt }) => createdAt],
  [m.state(), ({ state }) => orderStateNames[state]()],
  [m.paidAt(), ({ paidAt }) => paidAt ?? ''],
  [m.shippedAt(), ({ shippedAt }) => shippedAt ?? ''],
  [m.invoice(), ({ invoiceNumber }) => invoiceNumber ?? ''],
  [orderTexts.poNumber(), ({ poNumber }) => poNumber ?? ''],
  [m.buyer(), ({ buyerName, address }) => buyerName ?? address?.name ?? ''],
  [m.company(), ({ address }) => address?.company ?? ''],
  [m.email(), ({ email }) => email],
  [m.country(), ({ address }) => address?.country ?? ''],
  [m.taxNumber(), ({ address }) => address?.taxNumber ?? ''],
  [m.currency(), ({ currency }) => currency.toUpperCase()],
]

const lineColumns: [name: string, value: (line: Line) => Cell][] = [
  [m.sku(), ({ sku }) => sku],
  [m.product(), ({ name }) => name],
  [m.unit(), ({ unit }) => unit],
  [m.quantity(), ({ quantity }) => quantity],
  [m.unitPrice(), ({ unitPrice }) => unitPrice],
  [m.lineNet(), ({ price }) => price],
]

/** Said once an order, on its first row, so that the sum of a column is that of all orders. */
const onceColumns: [name: string, value: (order: Order) => Cell][] = [
  [m.shippingNet(), ({ shippingTotal }) => shippingTotal],
  [m.tax(), ({ taxTotal }) => taxTotal],
  [m.total(), ({ price }) => price],
  [m.refunded(), ({ refundedAmount }) => refundedAmount],
  [m.taxRefunded(), refundedTax],
  [m.creditNotes(), creditNotes],
  [m.taxName(), taxNames],
  [m.carrier(), ({ carrier }) => carrier ?? ''],
  [m.tracking(), ({ tracking = [] }) => tracking.join(' ')],
  [m.transaction(), ({ transactionId }) => transactionId ?? ''],
  [m.discountNet(), ({ discount }) => discount?.amount ?? 0],
  [m.discountReason(), ({ discount }) => discount?.reason ?? ''],
]

/** With the amount of each where there are several; of none, why. */
function taxNames({ tax, taxLines = [] }: Order): string {
  const [line, ...others] = taxLines
  if (others.length > 0) return taxLines.map((one) => `${nameOfTax(one)}: ${one.amount}`).join('; ')
  if (line?.percent === 0) return nameOfTax(line)
  return tax ? (tax.reverseCharge ? m.reverseCharge : m.taxRate)(tax) : ''
}

/** With the numbers of what took them back. */
function creditNotes({ refunds }: Order): string {
  const numbers = refunds.flatMap((one) => [one.creditNoteNumber, one.reversalNumber])
  return numbers.filter(Boolean).join(' ')
}

/** The tax inside what was refunded, as far as its credit notes are written. */
function refundedTax({ refunds, currency }: Order): number {
  const taken = refunds.filter(({ state }) => state !== 'failed')
  return sumOf(
    taken.map(({ taxAmount = 0 }) => taxAmount),
    currency,
  )
}

/** The orders as a comma separated table for the books: a row for each product, under a heading row. */
export function ordersCsv(orders: Order[]): string {
  const names = [...orderColumns, ...lineColumns, ...onceColumns].map(([name]) => name)
  const rows = orders.flatMap((order) =>
    order.lines.map((line, index) => [
      ...orderColumns.map(([, value]) => value(order)),
      ...lineColumns.map(([, value]) => value(line)),
      ...onceColumns.map(([, value]) => (index === 0 ? value(order) : '')),
    ]),
  )
  return csvText([names, ...rows])
}

/** The file's name says what is in it: the day (UTC), and the state if one was chosen. */
export function csvFileName(now: Date, state?: string): string {
  return `${['orders', state, now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.csv`
}
