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

/** What some work returns; nothing where it failed as the shop or a busy database may, which is logged. */
export async function attempt<Result>(
  log: Log,
  message: string,
  about: Record<string, unknown>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log[severityOf(error)](message, { ...about, code: error.code, error })
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
