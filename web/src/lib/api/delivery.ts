import type { BodyOf, ResponseOf } from '@wood-master/contract/calls'
import { hasCode } from './api-error.ts'

/** Where something goes; with a proven tax number, no tax is asked where the buyer accounts for it. */
export type Destination = Omit<BodyOf<'quoteDelivery'>, 'lines' | 'orderId'>

export type Consignment = { lines: { productId: string; quantity: number }[] } | { orderId: string }

/** Whether the error means that a delivery's rates or prices are not what the page shows any more. */
export const isQuoteOutdated = (error: unknown): boolean =>
  hasCode(error, 'price_changed', 'delivery_not_possible')

/** Where an order goes, and by which rate; of a paid order the address alone counts. */
export type Delivery = BodyOf<'changeDelivery'>

export type BookAddress = ResponseOf<'listAddresses'>[number]
