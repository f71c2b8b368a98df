import { closeSync, openSync, writeSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { devNull } from 'node:os'
import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import { composeApp } from '../../functions/src/composition-root.ts'
import { projectId } from '../shop/layout.ts'

// In a process of its own, so that the load generator and the servers don't share a thread.
const db = getFirestore(initializeApp({ projectId }))
db.settings({ ignoreUndefinedProperties: true })
// The log is written as in production, but to nowhere.
const sink = openSync(devNull, 'w')
const write = (message: string, fields: object) =>
  void writeSync(sink, `${JSON.stringify({ message, ...fields })}\n`)

function shopWith(publicListSeconds: number) {
  const unused = { url: 'http://127.0.0.1:1', key: '' }
  const http = { siteOrigins: [], rateLimitFactor: 0, publicListSeconds, trustedProxies: 2, commit: 'bench' }
  const settings = {
    currency: 'usd',
    enforceMinimumOrder: false,
    unpaidOrderHours: 72,
    seller: { name: 'Wood-Master', address: '' },
  }
  const stripe = { secretKey: 'sk_test_offline', webhookSecret: 'whsec_offline', apiUrl: unused.url }
  const log = { info: write, warn: write, error: write }
  const mail = { from: 'shop@wood-master.test', siteUrl: 'http://localhost:5000', sends: false }
  return composeApp(
    { settings, stripe, imageHost: unused, mail, smtpUrl: '', http },
    { db, auth: getAuth(), log },
  )
}

const asDeployed = shopWith(5)
const responses = {
  '/product': await listed(50),
  '/home': await listed(6),
}

async function listed(limit: number): Promise<unknown> {
  const app = createApp(asDeployed)
  const { url, close } = await listen(app)
  const body: unknown = await (await fetch(`${url}/product?limit=${limit}`)).json()
  close()
  return body
}

/** The least an Express app can do: the same JSON, and nothing else. */
function bareApp(): RequestListener {
  const bare = express()
  for (const [path, body] of Object.entries(responses)) {
    bare.get(path, (_request, response) => {
      response.json(body)
    })
  }
  return bare
}

async function listen(app: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const [shop, uncached, bare] = await Promise.all([
  listen(createApp(asDeployed)),
  listen(createApp(shopWith(0))),
  listen(bareApp()),
])
process.send?.({ shop: shop.url, uncached: uncached.url, bare: bare.url })
process.once('disconnect', () => {
  closeSync(sink)
  process.exit(0)
})
