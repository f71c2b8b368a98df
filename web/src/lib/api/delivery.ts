import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { ApiError } from './api-error.ts'

/** Where something goes; with a proven tax number, no tax is asked where the buyer accounts for it. */
export type Destination = Omit<BodyOf<'quoteDelivery'>, 'lines' | 'orderId'>

export type Consignment = { lines: { productId: string; quantity: number }[] } | { orderId: string }

/** Whether the error means that a delivery's rates or prices are not what the page shows any more. */
export function isQuoteOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['price_changed', 'delivery_not_possible'].includes(error.code)
}

/** Where an order goes, and by which rate; of a paid order the address alone counts. */
export type Delivery = BodyOf<'changeDelivery'>

export type BookAddress = ResponseOf<'listAddresses'>[number]
