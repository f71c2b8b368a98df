import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'
import { type AppParts, createApp } from './app.ts'
import { cloudLog } from './cloud-log.ts'
import { composeApp } from './composition-root.ts'
import { database, readConfig, secrets } from './config.ts'
import { loopWatch } from './loop-watch.ts'
import { apiRuntime } from './runtime.ts'
import { firestoreSettings } from './telemetry/spans.ts'
import { schedulesOf } from './triggers/schedules.ts'
import { documentTriggersOf } from './triggers/written-documents.ts'

let parts: AppParts | undefined

/** The shop of this instance, made on first use, because parameters have no values while functions are deployed. */
function deployedShop(): AppParts {
  if (!parts) {
    const app = initializeApp()
    const db = getFirestore(app, database.value())
    db.settings(firestoreSettings)
    parts = composeApp(readConfig(), { db, auth: getAuth(app), log: cloudLog })
  }
  return parts
}

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

const shopOf = () => deployedShop().shop
export const {
  checkPayments,
  checkTaxNumbers,
  expireHolds,
  expireOrders,
  indexProducts,
  issueDueInvoices,
  keepPromises,
  sendDueMails,
  watchBudget,
} = schedulesOf(shopOf)
export const { invoiceOrder, sendNewMail } = documentTriggersOf(shopOf)
