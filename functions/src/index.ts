import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { secrets } from './config.ts'
import { deployedShop } from './deployed-shop.ts'
import { apiRuntime } from './runtime.ts'

let app: ReturnType<typeof createApp> | undefined

/** The whole API as one function, reached through Hosting under `/api` and at its own address. */
export const api = onRequest({ ...apiRuntime, secrets, invoker: 'public' }, (request, response) => {
  app ??= createApp(deployedShop())
  app(request, response)
})

// Last, because a function takes the options of runtime.ts only when that is loaded before.
export {
  checkPayments,
  expireHolds,
  expireOrders,
  issueDueInvoices,
  sendDueMails,
  watchBudget,
} from './triggers/schedules.ts'
export { invoiceOrder, sendNewMail } from './triggers/written-documents.ts'
