import type { paymentAlertKinds } from '@wood-master/contract/payments'
import type { Page, PageRequest } from '../stores.ts'

/** A payment that an admin should look at. One thing has one id, so it is listed once however often it is met. */
export interface PaymentAlert {
  id: string
  kind: (typeof paymentAlertKinds)[number]
  orderId?: string
  transactionId?: string
  /** Minor units. */
  amount: number
  currency: string
  message: string
  createdAt: Date
  resolved: boolean
  resolvedBy?: string
  resolvedAt?: Date
}

export type NewPaymentAlert = Omit<PaymentAlert, 'resolved' | 'resolvedBy' | 'resolvedAt'>

/**
 * The alert as it goes on the list; nothing when it is known. With `again` a new message brings it back, also after
 * somebody resolved it.
 */
export function raised(
  known: PaymentAlert | undefined,
  alert: NewPaymentAlert,
  again: boolean,
): PaymentAlert | undefined {
  const isNews = !known || (again && known.message !== alert.message)
  return isNews ? { ...alert, resolved: false } : undefined
}

/** The alert off the list; nothing when it was resolved before. */
export function resolved(
  alert: PaymentAlert,
  { by, now }: { by: string; now: Date },
): PaymentAlert | undefined {
  return alert.resolved ? undefined : { ...alert, resolved: true, resolvedBy: by, resolvedAt: now }
}

export interface PaymentAlertStore {
  /** Open alerts, newest first. */
  list(request: PageRequest): Promise<Page<PaymentAlert>>
  /** Adds it to the list; a known one stays as it is, unless `again` is set and its message is new. */
  raise(alert: NewPaymentAlert, how?: { again?: boolean; eventId?: string }): Promise<void>
  /** False when it was resolved already. Throws `not_found`. */
  resolve(id: string, by: { by: string; now: Date }): Promise<boolean>
}
