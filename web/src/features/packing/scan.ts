import { limits } from '@wood-master/contract/limits'
import { trackingNumber } from '@wood-master/contract/shipping'
import { unitsHere } from '#components/order/order-progress.ts'
import type { Order } from '#lib/api/orders.ts'
import type { BenchState } from './use-bench.ts'

export type Scan =
  | { is: 'order'; order: Order }
  | { is: 'line'; line: Order['lines'][number] }
  /** A product that waits, but not in the open order. */
  | { is: 'elsewhere'; sku: string }
  | { is: 'tracking'; number: string }
  | { is: 'unknown' }

/** What an order is scanned by, read once for each: hundreds are looked through for one scan. */
const known = new WeakMap<Order, ReturnType<typeof readKeys>>()

const readKeys = (order: Order) => ({
  numbers: [order.number, order._id].map(keyOf),
  invoice: order.invoiceNumber && keyOf(order.invoiceNumber),
  tracking: order.shipments.flatMap(({ tracking = [] }) => tracking.map(keyOf)),
  products: unitsHere(order).map(({ sku }) => ({ sku, key: keyOf(sku) })),
})

function keysOf(order: Order) {
  const keys = known.get(order) ?? readKeys(order)
  known.set(order, keys)
  return keys
}

/** However it is spaced, dashed and capitalized. */
const keyOf = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Carriers count their parcels with at least so many digits; UPS begins each number with 1Z. */
const looksLikeTracking = (number: string) =>
  number.length <= limits.trackingLength &&
  (/^1Z[0-9A-Z]+$/.test(number) || (number.match(/\d/g) ?? []).length >= 8)

/** A scan is a product of the open order, else an order by any of its numbers, else a tracking number for the open one. */
export function readScan(
  text: string,
  { orders, open, trackingOf }: Pick<BenchState, 'orders' | 'open' | 'trackingOf'>,
): Scan {
  const key = keyOf(text)
  const isIt = (known: string | undefined) => known !== undefined && keyOf(known) === key
  const line = open && unitsHere(open).find(({ sku }) => isIt(sku))
  if (line) return { is: 'line', line }
  const order =
    orders.find((one) => keysOf(one).numbers.includes(key)) ??
    orders.find((one) => keysOf(one).invoice === key) ??
    orders.find((one) => keysOf(one).tracking.includes(key) || trackingOf(one._id).some(isIt))
  if (order) return { is: 'order', order }
  if (!open) return { is: 'unknown' }
  const waiting = orders.flatMap((one) => keysOf(one).products).find((product) => product.key === key)
  if (waiting) return { is: 'elsewhere', sku: waiting.sku }
  const number = trackingNumber(text.toUpperCase())
  return looksLikeTracking(number) ? { is: 'tracking', number } : { is: 'unknown' }
}
