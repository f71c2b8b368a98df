import type { Page, PageRequest } from '../paged.ts'
import type { NewPaymentAlert, PaymentAlert } from './payment-alert.ts'

/** Payment alerts, open and resolved. */
export interface PaymentAlertStore {
  /** Open alerts, newest first. */
  list(request: PageRequest): Promise<Page<PaymentAlert>>
  /** Adds it to the list; a known one stays as it is, unless `again` is set and its message is new. */
  raise(alert: NewPaymentAlert, how?: { again?: boolean; eventId?: string }): Promise<void>
  /** False when it was resolved already. Throws `not_found`. */
  resolve(id: string, by: { by: string; now: Date }): Promise<boolean>
}
