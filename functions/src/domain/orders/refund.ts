import type { Refund as SentRefund } from '@wood-master/contract/orders'
import type { Keyed } from '../asked.ts'
import type { Kept } from '../kept.ts'

export type RefundState = SentRefund['state']

export type LineUnits = NonNullable<SentRefund['lines']>[number]

/**
 * Money that went back, or will. Its id is the key that it was requested with; of one made in the payment provider's
 * dashboard, the provider's. `pending`: requested and perhaps on its way; only a failed one frees its amount again.
 */
export type Refund = Omit<
  Kept<SentRefund>,
  'restockedQuantity' | 'creditNoteNumber' | 'reversalNumber' | 'taxAmount'
> & {
  asked?: Keyed['asked']
  /** What goes back into stock; left out by refunds that were stored before there were lines: the whole order. */
  units?: LineUnits[]
  /** Units of its lines that an earlier refund put back into stock before the bank failed it: the same pieces. */
  backBefore?: LineUnits[] | undefined
  /** Set when it grants the buyer's request to cancel the order. */
  cancels?: true
  /** Whether the units go back into stock once the payment provider took the refund; `restocked`: whether they did. */
  restock?: boolean
  /** The payment provider's id; absent until it took the refund. */
  providerId?: string
  /** Who requested it; absent when the shop did by itself. */
  by?: string
  /** Its credit note, once that is written; only on the order's copy. */
  creditNote?: CreditNote
}

export interface CreditNote {
  number: string
  /** Minor units of tax inside the refund. */
  taxTotal: number
  /** The number of the document that took the credit note back, because the refund failed at the bank. */
  reversedBy?: string
}

/** A refund on record; an order carries a copy of its own. */
export type RefundRecord = Refund & {
  orderId: string
  intentId: string
  currency: string
}

export interface ProviderRefund extends Pick<Refund, 'id' | 'amount' | 'state' | 'createdAt'> {
  /** The key that the shop requested it with; absent when it was made in the provider's dashboard. */
  key?: string
}

/** True while the payment provider has not said what it makes of a refund. */
export function isUnderWay(refund: Pick<Refund, 'state' | 'providerId'>): boolean {
  return refund.state === 'pending' && refund.providerId === undefined
}

/** True once the payment provider took a refund and as long as it did not fail. */
export function isTaken(refund: Pick<Refund, 'state' | 'providerId'>): boolean {
  return refund.state === 'succeeded' || (refund.state === 'pending' && refund.providerId !== undefined)
}

/** True when this refund put units of its order back, or will once the payment provider takes it. */
export function restocks(refund: Pick<Refund, 'restock' | 'restocked' | 'state'>): boolean {
  return refund.restocked || (refund.restock === true && refund.state !== 'failed')
}

const ranks: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2 }

/** The refund after the provider reported its state. One that succeeded can still fail at the bank, never the reverse. */
export function asProviderSays<Known extends Refund>(known: Known, said: ProviderRefund): Known {
  const state = ranks[said.state] > ranks[known.state] ? said.state : known.state
  return { ...known, providerId: said.id, state }
}

export const taxKeyOf = (orderId: string): string => `tax-${orderId}`
export const returnKeyOf = (returnId: string): string => `return-${returnId}`

/** True for the key and for those that `keyAfter` makes of it. */
export const isTryOf = (key: string, id: string): boolean => id === key || id.startsWith(`${key}-`)

/** The key of a refund that failed so many times: the payment provider never tries one again under the same. */
export const keyAfter = (key: string, failed: number): string => (failed === 0 ? key : `${key}-${failed + 1}`)
