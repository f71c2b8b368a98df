import type { Address } from '@wood-master/contract/address-format'
import type { ResponseOf } from '@wood-master/contract/calls'
import type { BuysFor } from '@wood-master/contract/tax'
import { ApiError } from './api-error.ts'

/** Where something goes; with a proven tax number, no tax is asked where the buyer accounts for it. */
export interface Destination {
  country: string
  postalCode?: string | undefined
  taxNumber?: string | undefined
  buysFor?: BuysFor | undefined
}

export type Consignment = { lines: { productId: string; quantity: number }[] } | { orderId: string }

/** Whether the error means that a delivery's rates or prices are not what the page shows any more. */
export function isQuoteOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['price_changed', 'delivery_not_possible'].includes(error.code)
}

/** Where an order goes, and by which rate; of a paid order the address alone counts. */
export interface Delivery {
  address: Address
  rateId?: string | undefined
  /** Of an unpaid order; left out, as before. */
  buysFor?: BuysFor | undefined
}

export type BookAddress = ResponseOf<'listAddresses'>[number]
