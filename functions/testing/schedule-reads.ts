import type { schedulesOf } from '../src/triggers/schedules.ts'

/** Documents that a run reads where nothing is to be done; an empty query costs one. A test counts them. */
export const idleReads: Record<Exclude<keyof ReturnType<typeof schedulesOf>, 'watchBudget'>, number> = {
  checkPayments: 5,
  expireHolds: 1,
  expireOrders: 4,
  issueDueInvoices: 3,
  checkTaxNumbers: 1,
  keepPromises: 1,
  indexProducts: 0,
  sendDueMails: 2,
}
