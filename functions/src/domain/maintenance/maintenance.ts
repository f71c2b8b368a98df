import { errors } from '../errors.ts'

/** Buying is switched off; browsing, the dashboard and Stripe's webhooks go on. */
export interface Maintenance {
  /** The sentence that every page shows. */
  message: string
  since: Date
}

export interface MaintenanceStore {
  /** Nothing while the shop is open. The answer may be a few seconds old. */
  current(): Promise<Maintenance | undefined>
  begin(maintenance: Maintenance): Promise<void>
  end(): Promise<void>
}

export const usualMessage =
  'We are working on the shop. You can look around, but nothing can be ordered or paid for right now.'

/** Throws `maintenance` with the operator's sentence while buying is switched off. */
export function assertBuyingIsOpen(maintenance: Maintenance | undefined): void {
  if (maintenance) throw errors.maintenance(maintenance.message)
}
