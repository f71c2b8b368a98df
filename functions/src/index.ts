import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { secrets } from './config.ts'
import { deployedShop } from './deployed-shop.ts'
import { loopWatch } from './loop-watch.ts'
import { apiRuntime } from './runtime.ts'

let app: ReturnType<typeof createApp> | undefined

/** Only where another instance takes over: a debugger holds the event loop, too. */
const watch = process.env.K_SERVICE && !process.env.FUNCTIONS_EMULATOR ? loopWatch() : undefined

export const api = onRequest({ ...apiRuntime, secrets, invoker: 'public' }, (request, response) => {
  // By the trace, the platform's own log of the request is found; its address may have an email in it.
  const end = watch?.begin(`${request.method} ${request.get('x-cloud-trace-context') ?? ''}`)
  if (end) response.on('close', end)
  app ??= createApp(deployedShop())
  app(request, response)
})

// Last, because a function takes the options of runtime.ts only when that is loaded before.
export {
  checkPayments,
  checkTaxNumbers,
  expireHolds,
  expireOrders,
  issueDueInvoices,
  keepPromises,
  sendDueMails,
  watchBudget,
} from './triggers/schedules.ts'
export { invoiceOrder, sendNewMail } from './triggers/written-documents.ts'
