import type { RequestListener } from 'node:http'
import express from 'express'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { createApp } from '../../functions/src/app.ts'
import { projectId } from '../shop/layout.ts'
import { benchParts, countsAll } from './bench-parts.ts'
import { listen } from './listening.ts'

const firebase = initializeApp({ projectId })
const db = getFirestore(firebase)
db.settings({ ignoreUndefinedProperties: true })
const shopWith = (publicListSeconds: number) =>
  createApp(benchParts({ db, auth: getAuth(firebase) }, { publicListSeconds, rateLimitFactor: countsAll }))

const asDeployed = shopWith(5)
const responses = {
  '/product': await listed(50),
  '/home': await listed(6),
}

async function listed(limit: number): Promise<unknown> {
  const { url, close } = await listen(asDeployed)
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

const [shop, uncached, bare] = await Promise.all([listen(asDeployed), listen(shopWith(0)), listen(bareApp())])
process.send?.({ shop: shop.url, uncached: uncached.url, bare: bare.url })
