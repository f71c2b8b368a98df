import { ShopError } from './errors.ts'

/** One structured line each. A warning alerts nobody, an error may. */
export type Log = Record<
  'info' | 'warn' | 'error',
  (message: string, fields: Record<string, unknown>) => void
>

/** The severity of a failure: a busy database resolves by itself, anything else is an error. */
export function severityOf(error: unknown): 'warn' | 'error' {
  return error instanceof ShopError && error.code === 'busy' ? 'warn' : 'error'
}

/** What some work returns; nothing where it failed, which is logged: what one entry can't get through keeps no other from its turn. */
export async function attempt<Result>(
  log: Log,
  message: string,
  about: Record<string, unknown>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof ShopError ? error.code : undefined
    log[severityOf(error)](message, { ...about, code, error })
    return undefined
  }
}

/** Messages of log lines that alerts and metrics in `monitoring/` look for: change one there, too (a test compares them). */
export const watchedLines = {
  request: 'request',
  loopHeld: 'event loop held',
  paymentsChecked: 'payments checked',
  holdsReleased: 'holds released',
  ordersExpired: 'orders expired',
  invoicesWritten: 'invoices written',
  taxNumbersChecked: 'tax numbers checked',
  promisesKept: 'promises kept',
  productsIndexed: 'products indexed',
  mailsSent: 'mails sent',
  mailGivenUp: 'mail given up',
  visitMeasured: 'visit measured',
  browserFailed: 'browser failed',
  budgetSpent: 'budget spent, pages are kept longer',
  budgetOverspent: 'budget overspent, buying is off',
} as const
