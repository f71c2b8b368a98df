import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PageRenderer } from '@wood-master/contract/pages'
import { type ImageHost, startImageHost } from '@wood-master/image-host'
import { startTaxRegister, type TaxRegister } from '@wood-master/tax-register'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type PaperTill, startPaperTill } from 'paper-till'
import Stripe from 'stripe'
import { type AppParts, createApp } from '../src/app.ts'
import { composeApp } from '../src/composition-root.ts'
import type { Shop } from '../src/domain/ports.ts'
import type { HttpSettings, ShopSettings } from '../src/domain/settings.ts'
import type { TypesenseSettings } from '../src/search/typesense-server.ts'
import type { SpanSettings } from '../src/telemetry/span-sender.ts'
import { firestoreSettings } from '../src/telemetry/spans.ts'
import { ownDatabase } from './databases.ts'

export const projectId = 'demo-wood-master'
const secretKey = 'sk_test_offline'
const imageHostKey = 'offline-image-key'

interface LogLine {
  level: 'info' | 'warn' | 'error'
  message: string
  fields: Record<string, unknown>
}

/** A running API with everything around it: the emulators, a Stripe of its own, and a clock that tests may turn. */
export interface Api {
  url: string
  server: Server
  shop: Shop
  parts: AppParts
  db: Firestore
  auth: Auth
  stripe: PaperTill
  /** Its own: a late event for a closed API, whose port this one got, is nobody's then. */
  webhookSecret: string
  imageHost: ImageHost
  taxRegister: TaxRegister
  /** Stripe's own SDK, for what a browser or the dashboard would do. */
  stripeSdk: Stripe
  logs: LogLine[]
  travel(minutes: number): void
  close(): Promise<void>
}

let started = 0

interface Outside {
  /** A mail server; without it none can be reached. */
  smtpUrl?: string
  /** The configured address of the site; empty where there is none. */
  siteUrl?: string
  /** With it the shop and its `stripeSdk` speak to Stripe itself, in test mode, and not to the stand-in. */
  stripeKey?: string | undefined
  /** The id of the database in the emulator. */
  database?: string
  /** The server that searches; left out, the shop does in memory. */
  typesense?: TypesenseSettings | undefined
  /** Where spans go; left out, nowhere. */
  spans?: SpanSettings
  /** What renders pages; left out, the one that was built. */
  renderer?: PageRenderer
}

/** Starts an API with what it needs around it; `close` stops all of it. */
export async function startApi(
  settings: Partial<ShopSettings & HttpSettings> = {},
  {
    stripeKey,
    database = ownDatabase,
    smtpUrl = 'smtp://127.0.0.1:1',
    siteUrl = 'https://shop.example',
    typesense,
    spans,
    renderer,
  }: Outside = {},
): Promise<Api> {
  let handle: ReturnType<typeof createApp> | undefined
  const server = createServer((request, response) => handle?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const webhookSecret = `whsec_${randomUUID()}`
  const stripe = await startPaperTill({
    port: 0,
    secretKey,
    publishableKey: 'pk_test_offline',
    webhookEndpoints: [{ url: `${url}/stripe/webhook`, secret: webhookSecret }],
    // Events in their order, so that a test says itself when they come in another one.
    delivery: { retryDelaysMs: [50, 50, 50], shuffleMs: 20, inOrder: true },
    settleMs: 1,
  })
  const imageHost = await startImageHost({ port: 0, key: imageHostKey })
  const taxRegister = await startTaxRegister({ port: 0 })
  const firebase = initializeApp({ projectId }, `api-${started++}`)
  const db = getFirestore(firebase, database)
  db.settings(firestoreSettings)
  const auth = getAuth(firebase)
  const logs: LogLine[] = []
  let ahead = 0

  const parts = composeApp(
    {
      settings: {
        currency: 'usd',
        enforceMinimumOrder: false,
        unpaidOrderHours: 72,
        returnDays: 30,
        maxDiscountPercent: 20,
        imageOrigins: [imageHost.url, 'https://images.wood-master.test', 'https://images.example.com'],
        seller: { name: 'Wood-Master', address: 'Sawmill Lane 4, 7030 Trondheim, Norway' },
        ...settings,
      },
      http: {
        siteOrigins: ['https://shop.example'],
        rateLimitFactor: 0,
        publicListSeconds: 0,
        trustedProxies: 1,
        commit: 'test',
        ...settings,
      },
      mail: {
        from: 'Wood-Master <shop@wood-master.test>',
        siteUrl,
        seller: 'Wood-Master, Sawmill Lane 4, 7030 Trondheim, Norway',
        sends: true,
      },
      smtpUrl,
      spans,
      // Long enough for the largest image on a machine that is busy.
      imageHost: { url: `${imageHost.url}/1/upload`, key: imageHostKey, timeoutMs: 3_000 },
      taxRegister: { url: taxRegister.url },
      typesense,
      stripe: stripeKey
        ? { secretKey: stripeKey, webhookSecret }
        : { secretKey, webhookSecret, apiUrl: stripe.url },
    },
    {
      db,
      auth,
      log: {
        info: (message, fields) => logs.push({ level: 'info', message, fields }),
        warn: (message, fields) => logs.push({ level: 'warn', message, fields }),
        error: (message, fields) => logs.push({ level: 'error', message, fields }),
      },
      now: () => new Date(Date.now() + ahead),
      renderer: renderer && (() => Promise.resolve(renderer)),
    },
  )
  handle = createApp(parts)

  return {
    url,
    server,
    shop: parts.shop,
    parts,
    db,
    auth,
    stripe,
    webhookSecret,
    imageHost,
    taxRegister,
    stripeSdk: stripeKey
      ? new Stripe(stripeKey)
      : new Stripe(secretKey, { host: '127.0.0.1', port: stripe.port, protocol: 'http' }),
    logs,
    travel: (minutes) => {
      ahead += minutes * 60_000
    },
    async close() {
      // A webhook that was cut off would go on, and write into the next test's database.
      await stripe.idle({ skipRetries: true })
      await Promise.all([stripe.close(), imageHost.close(), taxRegister.close()])
      await new Promise((resolve) => server.close(resolve))
      await deleteApp(firebase)
    },
  }
}
