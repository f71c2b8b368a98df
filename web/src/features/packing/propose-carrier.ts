import { carriers } from '@wood-master/contract/shipping'
import { unitsHere } from '#components/order/order-progress.ts'
import type { Order } from '#lib/api/orders.ts'

/** What one parcel of a parcel service may weigh; above it goes freight. */
const parcelKilograms = 31.5

/** What is still to be sent, in kilograms; nothing where a product was not weighed. */
export function kilogramsOf(order: Pick<Order, 'lines'>): number | undefined {
  const lines = unitsHere(order)
  const grams = lines.reduce((sum, { weightGrams = 0, quantity }) => sum + weightGrams * quantity, 0)
  return lines.every(({ weightGrams }) => weightGrams) ? grams / 1000 : undefined
}

/** Orders of one rate and as heavy parcels go with one carrier. */
export function carrierKey({ shipping, lines }: Pick<Order, 'shipping' | 'lines'>, parcels: number): string {
  const heavy = (kilogramsOf({ lines }) ?? 0) / Math.max(1, parcels) > parcelKilograms
  return `${shipping?.rateId ?? ''} ${heavy ? 'freight' : 'parcel'}`
}

/** The carrier that the rate is named after, else the one that such an order went with last; empty without either. */
export function proposedCarrier(
  order: Pick<Order, 'shipping' | 'lines'>,
  parcels: number,
  usedFor: Readonly<Record<string, string>>,
): string {
  const words = ` ${order.shipping?.name.toLowerCase() ?? ''} `
  const named = carriers.find((carrier) => words.includes(` ${carrier.toLowerCase()} `))
  return named ?? usedFor[carrierKey(order, parcels)] ?? ''
}
