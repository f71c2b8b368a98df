import { invoicesFor } from '../../domain/invoices/issue-invoices.ts'
import type { Shop } from '../../domain/ports.ts'
import { invoiceResponse } from '../invoice-response.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** The handler of invoices and credit notes. */
export function invoiceRoutes(shop: Shop): Handlers<'getInvoices'> {
  return {
    async getInvoices({ params, caller, now }) {
      return (await invoicesFor(shop, { orderId: params.id, caller, now })).map(invoiceResponse)
    },
  }
}
