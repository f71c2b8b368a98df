import { setGlobalOptions } from 'firebase-functions'
import { onRequest } from 'firebase-functions/https'
import { createApp } from './app.ts'
import { secrets } from './config.ts'
import { runningShop } from './running-shop.ts'

setGlobalOptions({ region: 'us-central1', maxInstances: 20 })

let app: ReturnType<typeof createApp> | undefined

export const api = onRequest({ secrets, invoker: 'public' }, (request, response) => {
  app ??= createApp(runningShop())
  app(request, response)
})

export { expireHolds } from './triggers/expire-holds.ts'
