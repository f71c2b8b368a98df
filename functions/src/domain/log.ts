import { ShopError } from './shop-error.ts'

/** One structured line each. A warning alerts nobody, an error may. */
export interface Log {
  info(message: string, fields: Record<string, unknown>): void
  warn(message: string, fields: Record<string, unknown>): void
  error(message: string, fields: Record<string, unknown>): void
}

/** The severity of a failure: a busy database resolves by itself, anything else is an error. */
export function severityOf(error: unknown): 'warn' | 'error' {
  return error instanceof ShopError && error.code === 'busy' ? 'warn' : 'error'
}

/** Messages of log lines that alerts and metrics in `monitoring/` look for: change one there, too (a test compares them). */
export const watchedLines = {
  request: 'request',
  loopHeld: 'event loop held',
  paymentsChecked: 'payments checked',
  holdsReleased: 'holds released',
  ordersExpired: 'orders expired',
  invoicesWritten: 'invoices written',
  mailsSent: 'mails sent',
  mailNotSentYet: 'mail not sent yet',
  mailGivenUp: 'mail given up',
  budgetSpent: 'budget spent, buying is off',
} as const
