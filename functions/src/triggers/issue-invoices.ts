import { info } from 'firebase-functions/logger'
import { onSchedule } from 'firebase-functions/scheduler'
import { secrets } from '../config.ts'
import { deployedShop } from '../deployed-shop.ts'
import { issueDueInvoices as issueAll } from '../domain/invoices/issue-invoices.ts'

/** Invoices are written when an order is paid, and when somebody opens them; this covers what failed there. */
export const issueDueInvoices = onSchedule(
  { schedule: 'every 15 minutes', secrets, timeoutSeconds: 540 },
  async () => {
    const { shop } = deployedShop()
    info('invoices written', { ...(await issueAll(shop, shop.now())) })
  },
)
